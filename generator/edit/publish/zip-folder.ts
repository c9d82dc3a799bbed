import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zip } from 'fflate'
import { compressionLevel } from '../../lib/files/compression-level.ts'
import { listFiles } from '../../lib/files/list-files.ts'

/** A folder with all that is in it as one ZIP file. */
export async function zipFolder(folder: string): Promise<Uint8Array> {
  const files: Zippable = {}
  for (const name of listFiles(folder))
    files[name] = [await readFile(join(folder, name)), { level: compressionLevel(name) }]
  return new Promise((done, fail) => zip(files, (error, bytes) => (error ? fail(error) : done(bytes))))
}
