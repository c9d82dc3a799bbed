import { isCopy } from '../check/coverage.ts'
import { lookUpLock, withoutGone } from '../check/lock-lookup.ts'
import type { RuleInput } from '../check/rules/rule-input.ts'
import { listTranslations, type Translation } from '../check/stale-translations.ts'
import {
  idOfPath,
  type LockEntry,
  type TranslationOrigin,
  type TranslationsLock,
  textHash,
} from '../check/translations-lock.ts'
import { placePath } from '../schema/walk.ts'

/** Says who has just made or confirmed a translation, or gives its record from elsewhere; undefined if it is unchanged. */
export type MadeNow = (translation: Translation, id: string) => TranslationOrigin | LockEntry | undefined

/** The id of a translation in a lock. */
export function translationId({ entry, locale }: Translation): string {
  return idOfPath([...placePath(entry.place), locale])
}

/** Makes a lock with a record of every translation of a site. New ones count as made by a person from the present source, unless they equal it. */
export function updateLock(
  site: RuleInput,
  { lock, today, madeNow = () => undefined }: { lock: TranslationsLock; today: string; madeNow?: MadeNow },
): TranslationsLock {
  const entries = listTranslations(site).map((translation): [string, LockEntry] => {
    const { entry, locale, source } = translation
    const id = translationId(translation)
    const made = madeNow(translation, id)
    if (typeof made === 'object') return [id, made]
    // A text that has moved keeps its record.
    const known = made === undefined ? lookUpLock(site, entry, { locale, lock }) : undefined
    if (known) return [id, known]
    const hashes = { source: textHash(entry.value[source] ?? ''), text: textHash(entry.value[locale] ?? '') }
    return [id, { ...hashes, origin: made ?? (isCopy(site, entry, locale) ? 'copied' : 'person'), day: today }]
  })
  return withoutGone(new Map([...lock, ...entries]), site)
}
