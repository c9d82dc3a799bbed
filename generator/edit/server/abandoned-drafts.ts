import { lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { editKeysFile } from '../../../src/edit/protocol/edit-keys.ts'
import { lockName } from '../../lib/files/site-file-names.ts'

/** A file is written under a name of its own and renamed at once: one that is older was left by a process that was killed in between. */
const abandonedMs = 10_000

const draftName = /^(.+)\.[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Removes what a killed process has left of a save beside the configuration file: drafts of it, of the lock of the translations, and of the keys
 * for persons. Whatever else has such a name stays, and so does what cannot be removed.
 *
 * @param file the configuration file, absolute
 * @param now in milliseconds
 */
export function removeAbandonedDrafts(file: string, now = Date.now()): void {
  const own = new Set([basename(file), lockName, editKeysFile])
  const target = realPath(file)
  for (const folder of new Set([dirname(file), dirname(target)]))
    for (const name of listNames(folder)) {
      const [, base = ''] = draftName.exec(name) ?? []
      if (own.has(base) || base === basename(target)) removeIfOld(join(folder, name), now)
    }
}

function removeIfOld(draft: string, now: number): void {
  const facts = lstatSync(draft, { throwIfNoEntry: false })
  if (!facts?.isFile() || facts.ctimeMs > now - abandonedMs) return
  try {
    rmSync(draft)
  } catch {
    // It harms nobody, and the next start tries again.
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The file that a link leads to; the path itself where nothing is there. */
function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}
