import { findOpenParts } from '../schema/open-parts.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import { placePath } from '../schema/walk.ts'
import { type LocalisedEntry, type RuleInput, sourceFirst, textPath } from './rules/rule-input.ts'
import { idOfPath, type LockEntry, type TranslationsLock, textHash } from './translations-lock.ts'

/**
 * Looks up a translation in the lock; undefined if it has been changed since. A text that has moved is found by its own hash and that of
 * its source.
 */
export function lookUpLock(
  site: RuleInput,
  entry: Pick<LocalisedEntry, 'place' | 'value' | 'locales'>,
  { locale, lock }: { readonly locale: string; readonly lock: TranslationsLock },
): LockEntry | undefined {
  const { place, value } = entry
  if (lock.size === 0 || !value[locale]) return undefined
  const text = textHash(value[locale])
  const known = lock.get(idOfPath(textPath(place, locale)))
  if (known?.text === text) return known
  const [source = ''] = sourceFirst(site, entry)
  return sayingThe(lock).get(`${locale} ${textHash(value[source] ?? '')} ${text}`)
}

const indexes = new WeakMap<TranslationsLock, ReadonlyMap<string, LockEntry>>()

/** The entries of a lock by their languages and both hashes; of two, what a machine has written. */
function sayingThe(lock: TranslationsLock): ReadonlyMap<string, LockEntry> {
  const known = indexes.get(lock)
  if (known) return known
  const entries = [...lock].map(([path, entry]): [string, LockEntry] => [
    `${path.slice(path.lastIndexOf('.') + 1)} ${entry.source} ${entry.text}`,
    entry,
  ])
  const index = new Map(entries.sort(([, a], [, b]) => Number(a.origin === 'machine') - Number(b.origin === 'machine')))
  indexes.set(lock, index)
  return index
}

/** A lock in which places that the site does not have any more are left out. What the schema leaves open may have any. */
export function withoutGone(
  lock: TranslationsLock,
  { localised, value }: Pick<RuleInput, 'localised' | 'value'>,
): TranslationsLock {
  const open = findOpenParts(value, readSiteSchema().schema).map((path) => `${idOfPath(path)}.`)
  const there = new Map(localised.map(({ place, value }) => [idOfPath(placePath(place)), value]))
  return new Map(
    [...lock].filter(([path]) => {
      const at = path.lastIndexOf('.')
      const isThere = there.get(path.slice(0, at))?.[path.slice(at + 1)] !== undefined
      return isThere || open.some((part) => path.startsWith(part))
    }),
  )
}
