import { mkdirSync, rmSync } from 'node:fs'
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentHash } from '../../lib/content-hash.ts'
import { once } from '../../lib/memoize.ts'
import { isWorthCompressing } from '../../output/precompress.ts'
import { forgetStaging, recordStaging } from '../../output/staging-records.ts'

/** The encodings of compressed files, as HTTP names them. */
export type Encoding = 'br' | 'gzip'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** The compressors, with the speed of hosts that compress on request. */
const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => toGzip(bytes),
}

/** The folder for the compressed files of this process; a signal or the next command removes it. */
const formsFolder = once(() => {
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
 * The compressed copy of a file, with the same modification time; made at the first request.
 *
 * @returns its folder and its name; undefined if compressing does not make the file smaller
 */
export async function compressedForm(
  file: string,
  encoding: Encoding,
): Promise<{ root: string; name: string } | undefined> {
  const { size, mtimeMs } = await stat(file)
  if (!isWorthCompressing(file, size)) return undefined
  // The key includes the time of the file, since its content may change.
  const name = contentHash(JSON.stringify([file, size, mtimeMs, encoding]))
  const form = forms.get(name) ?? makeForm(file, encoding, name)
  forms.set(name, form)
  await form
  return { root: formsFolder(), name }
}

/** The compressed files that are made or being made, by their names. */
const forms = new Map<string, Promise<void>>()

async function makeForm(file: string, encoding: Encoding, name: string): Promise<void> {
  const path = join(formsFolder(), name)
  const { atime, mtime } = await stat(file)
  await writeFile(path, await compress[encoding](await readFile(file)))
  await utimes(path, atime, mtime)
}
