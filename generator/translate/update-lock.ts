import { isCopy } from '../check/coverage.ts'
import { lookUpLock, withoutGone } from '../check/lock-lookup.ts'
import { areTranslations, type RuleInput, sourceFirst } from '../check/rules/rule-input.ts'
import { idOfPath, type LockEntry, type Origin, type TranslationsLock, textHash } from '../check/translations-lock.ts'
import type { Path, PathSet } from '../diagnostics/problem.ts'
import { placePath } from '../schema/walk.ts'

/** Translations that somebody has just made, or found to be right: in one language, by the paths of their mappings. */
interface Made {
  readonly paths: PathSet
  readonly locale: string
  readonly origin: Origin
}

/**
 * A lock that knows every translation of a site as it stands: new ones count as made by a person from today's source, unless they repeat it, or are
 * known to be older. Without such a note, only git could tell later that a source has changed.
 *
 * @param stale the translations that are known to be older than their source
 */
export function updateLock(
  site: RuleInput,
  { lock, stale, today, made }: { lock: TranslationsLock; stale: PathSet; today: string; made?: Made },
): TranslationsLock {
  const entries = site.localised.flatMap((entry): [string, LockEntry][] => {
    const [source, ...others] = sourceFirst(site, entry)
    if (source === undefined || !areTranslations(entry.kind)) return []
    const path: Path = placePath(entry.place)
    return others.flatMap((locale): [string, LockEntry][] => {
      const place = [...path, locale]
      const own = made?.locale === locale && made.paths.has(path) ? made.origin : undefined
      const known = lookUpLock(site, entry, { locale, lock })
      // What has moved is known at its new place, too.
      if (own === undefined && known) return [[idOfPath(place), known]]
      if (own === undefined && stale.has(place)) return []
      const hashes = { source: textHash(entry.value[source] ?? ''), text: textHash(entry.value[locale] ?? '') }
      const origin = own ?? (isCopy(site, entry, locale) ? 'copied' : 'person')
      return [[idOfPath(place), { ...hashes, origin, day: today }]]
    })
  })
  return withoutGone(new Map([...lock, ...entries]), site)
}
