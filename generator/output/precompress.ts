import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from '../lib/cache.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { textTypes } from './hosting/media-types.ts'
import { compressedForms, type OutputFolder } from './output-folder.ts'

/** Below this many bytes, a response fits into one packet either way. */
const worthwhile = 400

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const encodings: Readonly<Record<(typeof compressedForms)[number], (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes: Buffer) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
    return toBrotli(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  },
  gz: (bytes: Buffer) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes the compressed forms of a site's text files beside them, `.br` and `.gz`, for hosts to send as they are. Current ones of the
 * last build stay; those of any earlier build are read from the cache.
 *
 * @param onFile called after each file with the number done
 */
export async function precompress(output: OutputFolder, onFile: (done: number, total: number) => void): Promise<void> {
  const paths = output.paths.filter((path) => Object.hasOwn(textTypes, extname(path).slice(1)))
  let done = 0
  await sideBySide(paths, async (path) => {
    await compressFile(path, output)
    onFile(++done, paths.length)
  })
}

async function compressFile(path: string, output: OutputFolder): Promise<void> {
  const isKept = output.isUnchanged(path)
  const missing = compressedForms.filter((form) => !(isKept && output.keep(`${path}.${form}`)))
  if (missing.length === 0) return
  const bytes = await output.read(path)
  if (bytes.length < worthwhile) return
  for (const form of missing) {
    const smaller = await cached(`compressed-${form}`, [bytes], () => encodings[form](bytes))
    output.write(`${path}.${form}`, smaller)
  }
}
