import { readText } from '#files'
import { dirname, join, resolve } from '#path'
import type { Path } from '../diagnostics/problem.ts'
import { contentHash } from '../lib/content-hash.ts'
import { dayForm } from '../lib/days/is-day.ts'
import { lockName } from '../lib/files/site-file-names.ts'
import { isReservedKey } from '../lib/reserved-keys.ts'
import { tidyText } from '../lib/xml-text.ts'

/** Who has translated a text, or read it last; `copied`: the text equals its source, so perhaps nobody has. */
export type TranslationOrigin = 'person' | 'machine' | 'copied'

/** The record of a translation. */
export interface LockEntry {
  /** The hash of its source at that time. */
  readonly source: string
  /** The hash of the translation: if it differs now, somebody has changed the YAML. */
  readonly text: string
  readonly origin: TranslationOrigin
  /** When it was translated or confirmed: year-month-day. */
  readonly day: string
}

/** The records of the translations of a site, by the paths of the texts. */
export type TranslationsLock = ReadonlyMap<string, LockEntry>

/** The path of the lock beside a configuration file. */
export function lockPath(file: string): string {
  return join(dirname(resolve(file)), lockName)
}

const head = `# What each translation was made of: hash of the source, hash of the translation, by whom, when, where.
# The editor and "npm run translate" write this file. Keep it with the YAML.
`

const line = new RegExp(`^(\\w+) (\\w+) (person|machine|copied) (${dayForm}) (.+)$`)

/** Reads a lock. Skips invalid lines, such as the conflict markers of a merge, and those with a reserved key: their translations then have no record. */
export function parseLock(text: string): TranslationsLock {
  return new Map(
    text.split(/\r?\n/).flatMap((written): [string, LockEntry][] => {
      const [, source, own, origin, day, path] = line.exec(written) ?? []
      if (!source || !own || !day || !path || path.split('.').some(isReservedKey)) return []
      return [[path, { source, text: own, origin: origin as TranslationOrigin, day }]]
    }),
  )
}

/** Writes a lock: one line per text, sorted by path, so that two people seldom change the same line. */
export function formatLock(lock: TranslationsLock): string {
  const lines = [...lock].map(([path, { source, text, origin, day }]) => `${source} ${text} ${origin} ${day} ${path}\n`)
  const parsePath = (written: string) => written.slice(written.indexOf('-') + 7)
  return head + lines.sort((a, b) => (parsePath(a) < parsePath(b) ? -1 : 1)).join('')
}

/** The lock beside a configuration file; empty if there is none. */
export function readLock(file: string): TranslationsLock {
  try {
    return parseLock(readText(lockPath(file)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return new Map()
  }
}

/** A path as one word, unique for the path. */
export function idOfPath(path: Path): string {
  return path.map((key) => String(key).replace(/[\\.]/g, '\\$&').replace(/\s/g, ' ')).join('.')
}

/** The hash by which texts are compared. */
export function textHash(text: string): string {
  return contentHash(tidyText(text))
}

/**
 * Three-way merge of two locks, path by path: a change in one of them counts; if both have changed the same path, mine does.
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
