import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files in a folder and all folders in it: their paths from it, with slashes, in order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
