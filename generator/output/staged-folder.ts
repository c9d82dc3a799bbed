import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { copyFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** A folder, and the one in which files for it are staged until all of them are complete. */
export interface StagedFolder {
  readonly folder: string
  /** Beside the folder, so that files can be moved. */
  readonly staging: string
}

/** Names the staging folder of a folder, which may be a link to another one. Removes what interrupted runs have left behind. */
export function stagedFolder(path: string): StagedFolder {
  const folder = existsSync(path) ? realpathSync(path) : path
  const prefix = `${folder}.staging-`
  for (const left of leftovers(prefix)) rmSync(left, { recursive: true, force: true })
  return { folder, staging: prefix + process.pid }
}

/** The staging folders of processes that have ended. One with the number of this process is that of an earlier one. */
function leftovers(prefix: string): string[] {
  const above = dirname(prefix)
  const start = basename(prefix)
  if (!existsSync(above)) return []
  return readdirSync(above)
    .filter((name) => name.startsWith(start) && hasEnded(name.slice(start.length)))
    .map((name) => join(above, name))
}

function hasEnded(id: string): boolean {
  if (!/^\d+$/.test(id)) return false
  if (Number(id) === process.pid) return true
  try {
    process.kill(Number(id), 0)
    return false
  } catch (error) {
    // Any other code means that it is there, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Moves a staged file into place. A folder that is mounted, as that of a container may be, can only be copied into. */
export async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    return copyFile(from, to)
  })
}
