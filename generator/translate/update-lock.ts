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

/** Who has just made a translation, or found it to be right, or what is known of it from elsewhere; undefined where nobody has. */
export type MadeNow = (translation: Translation, id: string) => TranslationOrigin | LockEntry | undefined

/** The id of a translation in a lock. */
export function translationId({ entry, locale }: Translation): string {
  return idOfPath([...placePath(entry.place), locale])
}

/** A lock that knows every translation of a site as it stands: new ones count as made by a person from today's source, unless they repeat it. */
export function updateLock(
  site: RuleInput,
  { lock, today, madeNow = () => undefined }: { lock: TranslationsLock; today: string; madeNow?: MadeNow },
): TranslationsLock {
  const entries = listTranslations(site).map((translation): [string, LockEntry] => {
    const { entry, locale, source } = translation
    const id = translationId(translation)
    const made = madeNow(translation, id)
    if (typeof made === 'object') return [id, made]
    // What has moved is known at its new place, too.
    const known = made === undefined ? lookUpLock(site, entry, { locale, lock }) : undefined
    if (known) return [id, known]
    const hashes = { source: textHash(entry.value[source] ?? ''), text: textHash(entry.value[locale] ?? '') }
    return [id, { ...hashes, origin: made ?? (isCopy(site, entry, locale) ? 'copied' : 'person'), day: today }]
  })
  return withoutGone(new Map([...lock, ...entries]), site)
}
