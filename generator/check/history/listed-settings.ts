import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includesFiles, readSettings } from './safe-git-settings.ts'

/** How long what git has listed is kept, in milliseconds: an action asks git a dozen questions at once. */
const keptMs = 5000

interface Listed {
  readonly stamp: string
  readonly until: number
  readonly answer: Promise<Buffer>
}

const kept = new Map<string, Listed>()

/**
 * What git lists as the settings for a folder. It is asked again after some seconds, and as soon as the settings that came with the folder have changed.
 *
 * @param ask asks git
 */
export async function listedSettings(folder: string, ask: () => Promise<Buffer>): Promise<Buffer> {
  const stamp = stampOf(folder)
  const known = kept.get(folder)
  if (known && known.stamp === stamp && Date.now() < known.until) return known.answer
  const answer = ask()
  kept.delete(folder)
  if (stamp === undefined) return answer
  const listed = { stamp, until: Date.now() + keptMs, answer }
  const forget = () => {
    if (kept.get(folder) === listed) kept.delete(folder)
  }
  kept.set(folder, listed)
  // Of a file that the settings include, no stamp tells a change.
  answer.then((settings) => includesFiles(readSettings(settings.toString())) && forget(), forget)
  return answer
}

/** The folder in which the repository of a folder lies, and what has the name of one there; undefined where there is none. */
export function repositoryOf(folder: string): { readonly top: string; readonly own: string } | undefined {
  let top = realpathSync(folder)
  while (!existsSync(join(top, '.git')) && top !== dirname(top)) top = dirname(top)
  const own = join(top, '.git')
  return existsSync(own) ? { top, own } : undefined
}

/** Where the settings lie that came with a folder, and what changes with them; undefined where that is not known, as in a second working tree. */
function stampOf(folder: string): string | undefined {
  if (process.env.GIT_DIR !== undefined || !existsSync(folder)) return undefined
  const { own = '' } = repositoryOf(folder) ?? {}
  if (!statSync(own, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const files = ['config', 'config.worktree'].map((name) => {
    const { ino, size, ctimeNs } = statSync(join(own, name), { bigint: true, throwIfNoEntry: false }) ?? {}
    return `${ino} ${size} ${ctimeNs}`
  })
  const environment = Object.entries(process.env).filter(([name]) => /^(?:GIT_|HOME$|XDG_CONFIG_HOME$)/.test(name))
  return JSON.stringify([own, files, environment])
}
