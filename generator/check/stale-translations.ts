import { atValue, type Problem } from '../diagnostics/problem.ts'
import { lookUpLock } from './lock-lookup.ts'
import { areTranslations, type LocalisedEntry, type RuleInput, sourceFirst, textPath } from './rules/rule-input.ts'
import { findPlaceholder } from './rules/texts/prose-is-tidy.ts'
import { type LockEntry, type TranslationsLock, textHash } from './translations-lock.ts'

/** A translation with its source, as they stand. */
export interface Translation {
  readonly entry: LocalisedEntry
  readonly locale: string
  /** The language of its source. */
  readonly source: string
}

/** All translations of a site; placeholders for texts that are still to be written do not count. */
export function listTranslations(site: RuleInput): Translation[] {
  return site.localised.flatMap((entry): Translation[] => {
    const [source, ...others] = sourceFirst(site, entry)
    if (source === undefined || !areTranslations(entry.kind) || !isWritten(entry, source)) return []
    return others.filter((locale) => isWritten(entry, locale)).map((locale) => ({ entry, locale, source }))
  })
}

/** Reports translations older than their source, the text in the default locale, as the lock says. Of what it does not know, nothing is said. */
export function staleTranslations(site: RuleInput, lock: TranslationsLock): Problem[] {
  return listTranslations(site).flatMap(({ entry, locale, source }): Problem[] => {
    const known = lookUpLock(site, entry, { locale, lock })
    if (!known || !isStale(known, entry.value[source])) return []
    const parameters = { locale, source, translated: known.day }
    return [atValue('translation-stale', textPath(entry.place, locale), parameters)]
  })
}

/** How many translations a lock does not know as they are now. */
export function countUnknown(site: RuleInput, lock: TranslationsLock): number {
  return listTranslations(site).filter(({ entry, locale }) => !lookUpLock(site, entry, { locale, lock })).length
}

function isStale({ source }: LockEntry, text = ''): boolean {
  return source !== textHash(text)
}

function isWritten({ value }: LocalisedEntry, locale: string): boolean {
  return findPlaceholder(value[locale]?.trim() ?? '') === undefined
}
