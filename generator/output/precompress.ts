import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from '../lib/files/cache.ts'
import { forEachConcurrent } from '../lib/for-each-concurrent.ts'
import { textTypes } from './hosting/media-types.ts'
import type { OutputFolder } from './output-folder.ts'

/** Below this many bytes, a response fits into one packet either way. */
const worthwhile = 400

/** Whether a file has compressed forms, by its name and how many bytes it has. */
export function isWorthCompressing(path: string, size: number): boolean {
  return size >= worthwhile && Object.hasOwn(textTypes, extname(path).slice(1))
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What makes the compressed forms of a file, by their extensions. */
const encodings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes: Buffer) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
    return toBrotli(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  },
  gz: (bytes: Buffer) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes the compressed forms of a site's text files beside them, `.br` and `.gz`, for a host that sends them from its
 * disk. Those of earlier builds are read from the cache.
 *
 * @param onFile called after each file with the number done
 */
export async function precompress(
  output: OutputFolder,
  onFile: (done: number, total: number) => void = () => {},
): Promise<void> {
  const paths = output.paths.filter((path) => Object.hasOwn(textTypes, extname(path).slice(1)))
  let done = 0
  await forEachConcurrent(paths, async (path) => {
    await compressFile(path, output)
    onFile(++done, paths.length)
  })
}

async function compressFile(path: string, output: OutputFolder): Promise<void> {
  const bytes = await output.read(path)
  if (!isWorthCompressing(path, bytes.length)) return
  for (const [form, compress] of Object.entries(encodings)) {
    if (!output.has(`${path}.${form}`))
      output.write(`${path}.${form}`, await cached(`compressed-${form}`, [bytes], () => compress(bytes)))
  }
}
