import { readText } from '#files'
import { dirname, join, resolve } from '#path'
import type { Path } from '../diagnostics/problem.ts'
import { contentHash } from '../lib/content-hash.ts'
import { lockName } from '../lib/files/site-file-names.ts'
import { isReservedKey } from '../lib/reserved-keys.ts'
import { tidyText } from '../lib/xml-text.ts'

/** Who has translated a text, or read it last; of one that repeats its source nobody is known to have. */
export type TranslationOrigin = 'person' | 'machine' | 'copied'

/** What is known of a translation. */
export interface LockEntry {
  /** The hash of its source at that time. */
  readonly source: string
  /** Its own hash: if it has another one now, somebody has changed it in the YAML. */
  readonly text: string
  readonly origin: TranslationOrigin
  /** When it was translated, or found to be right: year-month-day. */
  readonly day: string
}

/** What is known of the translations of a site, by the paths of the texts. */
export type TranslationsLock = ReadonlyMap<string, LockEntry>

/** The file that says what each translation was made of, beside a configuration file. */
export function lockPath(file: string): string {
  return join(dirname(resolve(file)), lockName)
}

const head = `# What each translation was made of: hash of the source, hash of the translation, by whom, when, where.
# The editor and "npm run translate" write this file. Keep it with the YAML.
`

const line = /^(\w+) (\w+) (person|machine|copied) (\d{4}-\d\d-\d\d) (.+)$/

/** Reads a lock. Lines that are none, such as the marks of a merge, and those with a key that no file may have are left out: what they said is not known then. */
export function parseLock(text: string): TranslationsLock {
  return new Map(
    text.split(/\r?\n/).flatMap((written): [string, LockEntry][] => {
      const [, source, own, origin, day, path] = line.exec(written) ?? []
      if (!source || !own || !day || !path || path.split('.').some(isReservedKey)) return []
      return [[path, { source, text: own, origin: origin as TranslationOrigin, day }]]
    }),
  )
}

/** Writes a lock: a line a text, in the order of their paths, so that two people seldom change the same line. */
export function formatLock(lock: TranslationsLock): string {
  const lines = [...lock].map(([path, { source, text, origin, day }]) => `${source} ${text} ${origin} ${day} ${path}\n`)
  const parsePath = (written: string) => written.slice(written.indexOf('-') + 7)
  return head + lines.sort((a, b) => (parsePath(a) < parsePath(b) ? -1 : 1)).join('')
}

/** The lock beside a configuration file; an empty one where there is none. */
export function readLock(file: string): TranslationsLock {
  try {
    return parseLock(readText(lockPath(file)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return new Map()
  }
}

/** A path as one word, from which no other path is made. */
export function idOfPath(path: Path): string {
  return path.map((key) => String(key).replace(/[\\.]/g, '\\$&').replace(/\s/g, ' ')).join('.')
}

/** The hash of a text as it is compared. */
export function textHash(text: string): string {
  return contentHash(tidyText(text))
}

/**
 * Merges two locks that both began with a third, path by path: what one of them has changed counts; of what both have changed, mine does.
 *
 * @returns the lock that knows what both know
 */
export function mergeLocks(
  base: TranslationsLock,
  { mine, theirs }: { mine: TranslationsLock; theirs: TranslationsLock },
): TranslationsLock {
  const isSame = (a: LockEntry | undefined, b: LockEntry | undefined) => a?.source === b?.source && a?.text === b?.text
  const merged = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((path): [string, LockEntry][] => {
    const [own, other] = [mine.get(path), theirs.get(path)]
    const taken = isSame(own, base.get(path)) ? other : own
    return taken ? [[path, taken]] : []
  })
  return new Map(merged)
}
