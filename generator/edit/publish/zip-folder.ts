import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Zippable, zip } from 'fflate'
import { compressionLevel } from '../../lib/compression-level.ts'

/** A folder with all that is in it as one ZIP file. */
export async function zipFolder(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Zippable = {}
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll('\\', '/')
    files[name] = [await readFile(path), { level: compressionLevel(name) }]
  }
  return new Promise((done, fail) => zip(files, (error, bytes) => (error ? fail(error) : done(bytes))))
}
