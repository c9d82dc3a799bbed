import { mkdirSync, rmSync } from 'node:fs'
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoized } from '../../../src/memoized.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { isWorthCompressing } from '../../output/precompress.ts'
import { forgetStaging, recordStaging } from '../../output/staging-records.ts'

/** The encodings of compressed forms, by what browsers call them. */
export type Encoding = 'br' | 'gzip'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** As quick as hosts have it, which compress when they are asked. */
const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => toGzip(bytes),
}

/** Where the forms of this process are, by the letter: a signal removes it, or the next command. */
const formsFolder = memoized((_name: 'forms') => {
  const folder = join(tmpdir(), `site-forms.staging-${process.pid}`)
  recordStaging(folder)
  mkdirSync(folder, { recursive: true })
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
    forgetStaging(folder)
  })
  return folder
})

/**
 * The compressed form of a file, with the file's time, as a file of its own, which is made when it is asked for first.
 *
 * @returns its folder and its name; undefined where compressing makes nothing smaller
 */
export async function compressedForm(
  file: string,
  encoding: Encoding,
): Promise<{ root: string; name: string } | undefined> {
  const { size, mtimeMs } = await stat(file)
  if (!isWorthCompressing(file, size)) return undefined
  return { root: formsFolder('forms'), name: await makeForm(JSON.stringify([file, size, mtimeMs, encoding])) }
}

/** Makes a form, of a file as it was at a time. Returns its name. */
const makeForm = memoized(async (wanted: string): Promise<string> => {
  const [file, , , encoding] = JSON.parse(wanted) as [string, number, number, Encoding]
  const name = contentHash(wanted)
  const path = join(formsFolder('forms'), name)
  const { atime, mtime } = await stat(file)
  await writeFile(path, await compress[encoding](await readFile(file)))
  await utimes(path, atime, mtime)
  return name
})
