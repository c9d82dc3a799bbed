import { pathOf } from '../schema/walk.ts'
import { type LocalisedEntry, type Site, textPath } from './rules/site.ts'
import { idOfPath, type LockEntry, type TranslationsLock, textHash } from './translations-lock.ts'

/** What a lock knows of a translation as it is now; undefined where somebody has changed it since. */
export function lockedAs(
  { place, value }: Pick<LocalisedEntry, 'place' | 'value'>,
  locale: string,
  lock: TranslationsLock,
): LockEntry | undefined {
  if (lock.size === 0) return undefined
  const known = lock.get(idOfPath(textPath(place, locale)))
  return known?.text === textHash(value[locale] ?? '') ? known : undefined
}

/** A lock in which places that the site does not have any more are left out. */
export function withoutGone(lock: TranslationsLock, { localised }: Pick<Site, 'localised'>): TranslationsLock {
  const there = new Map(localised.map(({ place, value }) => [idOfPath(pathOf(place)), value]))
  return new Map(
    [...lock].filter(([path]) => {
      const at = path.lastIndexOf('.')
      return there.get(path.slice(0, at))?.[path.slice(at + 1)] !== undefined
    }),
  )
}
