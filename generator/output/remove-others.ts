import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the files of a folder that are not kept, and the folders in it that are empty then. */
export function removeOthers(folder: string, isKept: (path: string) => boolean): void {
  clear('')

  /** Returns whether something is left. */
  function clear(below: string): boolean {
    let isInUse = false
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory() ? clear(path) : isKept(path)) isInUse = true
      else if (entry.isDirectory()) rmdirSync(join(folder, path))
      // Another build may have removed it.
      else rmSync(join(folder, path), { force: true })
    }
    return isInUse
  }
}
