import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includesFiles, readSettings } from './safe-git-settings.ts'

/** How long what git has listed is kept, in milliseconds: an action asks git a dozen questions at once. */
const keptMs = 5000

interface Listed {
  readonly stamp: string
  readonly until: number
  readonly asked: Promise<Buffer>
  /** What was answered, as soon as it is known. */
  answer?: Buffer
}

const kept = new Map<string, Listed>()

/**
 * What git lists as the settings for a folder. It is asked again after some seconds, and as soon as the settings that came with the folder have changed.
 *
 * @param ask asks git
 */
export function listedSettings(folder: string, ask: () => Promise<Buffer>): Promise<Buffer> {
  const stamp = readStamp(folder)
  return findKept(folder, stamp)?.asked ?? keep(folder, stamp, ask())
}

/** The same at once. */
export function listedSettingsNow(folder: string, ask: () => Buffer): Buffer {
  const stamp = readStamp(folder)
  const known = findKept(folder, stamp)?.answer
  if (known) return known
  const answer = ask()
  void keep(folder, stamp, Promise.resolve(answer))
  return answer
}

function findKept(folder: string, stamp: string | undefined): Listed | undefined {
  const known = kept.get(folder)
  return known && known.stamp === stamp && Date.now() < known.until ? known : undefined
}

function keep(folder: string, stamp: string | undefined, asked: Promise<Buffer>): Promise<Buffer> {
  kept.delete(folder)
  if (stamp === undefined) return asked
  const listed: Listed = { stamp, until: Date.now() + keptMs, asked }
  kept.set(folder, listed)
  const forget = () => {
    if (kept.get(folder) === listed) kept.delete(folder)
  }
  asked.then((answer) => {
    listed.answer = answer
    // Of a file that the settings include, no stamp tells a change.
    if (includesFiles(readSettings(answer.toString()))) forget()
  }, forget)
  return asked
}

/** The folder in which the repository of a folder lies, and what has the name of one there; undefined where there is none. */
export function locateRepository(folder: string): { readonly top: string; readonly own: string } | undefined {
  let top = realpathSync(folder)
  while (!existsSync(join(top, '.git')) && top !== dirname(top)) top = dirname(top)
  const own = join(top, '.git')
  return existsSync(own) ? { top, own } : undefined
}

/** Where the settings lie that came with a folder, and what changes with them; undefined where that is not known, as in a second working tree. */
function readStamp(folder: string): string | undefined {
  if (process.env.GIT_DIR !== undefined || !existsSync(folder)) return undefined
  const { own = '' } = locateRepository(folder) ?? {}
  if (!statSync(own, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const files = ['config', 'config.worktree'].map((name) => {
    const { ino, size, ctimeNs } = statSync(join(own, name), { bigint: true, throwIfNoEntry: false }) ?? {}
    return `${ino} ${size} ${ctimeNs}`
  })
  const environment = Object.entries(process.env).filter(([name]) => /^(?:GIT_|HOME$|XDG_CONFIG_HOME$)/.test(name))
  return JSON.stringify([own, files, environment])
}
