import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { realFolder } from '../lib/paths.ts'
import { finishSwitch, type StagedFolder } from './switch-folders.ts'

/** Names the staging folder of a folder, which may be a link to another one. Finishes or removes what interrupted runs have left behind. */
export function stagedFolder(path: string): StagedFolder {
  finishSwitch(path)
  const folder = realFolder(path)
  const start = `${basename(folder)}.staging-`
  for (const name of existsSync(dirname(folder)) ? readdirSync(dirname(folder)) : []) {
    if (!name.startsWith(start) || !hasEnded(name.slice(start.length))) continue
    rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
  return { folder, staging: join(dirname(folder), `${start}${process.pid}`) }
}

/** Whether a process has ended. One with the number of this process is an earlier one. */
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
