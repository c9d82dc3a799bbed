import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includesFiles, readSettings } from './safe-git-settings.ts'

/** How long the settings that git lists are cached, in milliseconds: one action runs git a dozen times. */
const keptMs = 5000

interface Listed {
  readonly stamp: string
  readonly until: number
  readonly asked: Promise<Buffer>
  /** The settings, as soon as git has listed them. */
  answer?: Buffer
}

const kept = new Map<string, Listed>()

/**
 * The settings that git lists for a folder, cached for some seconds, or until the settings in the folder's own files change.
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
    // The stamps do not show changes of files that the settings include.
    if (includesFiles(readSettings(answer.toString()))) forget()
  }, forget)
  return asked
}

/** The folder that holds the repository of a folder, and the entry `.git` in it; undefined where there is none. */
export function locateRepository(folder: string): { readonly top: string; readonly own: string } | undefined {
  let top = realpathSync(folder)
  while (!existsSync(join(top, '.git')) && top !== dirname(top)) top = dirname(top)
  const own = join(top, '.git')
  return existsSync(own) ? { top, own } : undefined
}

/** A stamp that changes with the settings in a folder's own repository; undefined where it is unknown, as in a second working tree. */
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
