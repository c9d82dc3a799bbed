import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zip } from 'fflate'
import { listFiles } from '../../lib/list-files.ts'

/** The ends of names of files that are packed already. */
const packed = /\.(?:avif|br|gz|jpe?g|mp4|pdf|png|webm|webp|woff2|zip)$/i

/** A folder with all that is in it as one ZIP file. */
export async function zipFolder(folder: string): Promise<Uint8Array> {
  const files: Zippable = {}
  for (const name of listFiles(folder))
    files[name] = [await readFile(join(folder, name)), { level: packed.test(name) ? 0 : 6 }]
  return new Promise((done, fail) => zip(files, (error, bytes) => (error ? fail(error) : done(bytes))))
}
