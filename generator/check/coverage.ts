import type { Path, Problem } from '../diagnostics/problem.ts'
import { PathSet } from '../diagnostics/problem.ts'
import { placePath } from '../schema/walk.ts'
import { lookUpLock } from './lock-lookup.ts'
import { areTranslations, type LocalisedEntry, type RuleInput, sourceFirst } from './rules/rule-input.ts'
import { findPlaceholder } from './rules/texts/prose-is-tidy.ts'
import { isBuiltIn } from './rules/texts/texts-in-all-locales.ts'
import type { TranslationsLock } from './translations-lock.ts'

/**
 * The state of a translation: written or reviewed by a person, written by a machine, missing, the same as its source, or older than its source.
 */
export const translationStates = ['reviewed', 'machine', 'missing', 'identical', 'stale'] as const

type TranslationState = (typeof translationStates)[number]

/** How many texts a section has in a locale, and how many of them in each state. */
export interface Coverage extends Readonly<Record<'total' | TranslationState, number>> {
  readonly section: string
  readonly locale: string
}

/** A text of one word, or an e-mail address, which may well be the same in two languages. */
const mayBeAlike = /^\P{L}*\p{L}*\P{L}*$|^\S+@\S+$/u

/** How far one text is translated into one locale. */
interface TextState {
  /** That of the mapping of all locales. */
  readonly path: Path
  readonly locale: string
  readonly state: TranslationState
}

/**
 * How far each section is translated into each locale: a row per section and locale, sections in the order of the file.
 *
 * @param stale the problems of translations that are older than their source
 */
export function measureCoverage(site: RuleInput, stale: readonly Problem[], lock: TranslationsLock): Coverage[] {
  const rows = new Map<string, Row>()
  for (const { path, locale, state } of textStates(site, stale, lock)) {
    const row = findRow(rows, { section: sectionName(path), locale })
    row.total++
    row[state]++
  }
  return [...rows.values()]
}

/**
 * How far each text is translated into each locale that it is written in.
 *
 * @param stale the problems of translations that are older than their source
 */
export function textStates(site: RuleInput, stale: readonly Problem[], lock: TranslationsLock): TextState[] {
  const stalePaths = new PathSet(stale.map(({ path }) => path))
  return site.localised.flatMap((entry) => {
    const { place, kind, value, locales = site.locales } = entry
    if (!areTranslations(kind)) return []
    const path = placePath(place)
    // What is left to the generator is not written, and so neither missing nor translated; nor is what nothing is written of to translate.
    const [source = site.defaultLocale] = sourceFirst(site, entry)
    const isWritten = (locale: string) =>
      Boolean(value[locale]) || (!isBuiltIn(site, path, locale) && (value[source ?? ''] || locale === source))
    const written = site.locales.filter((locale) => locales.includes(locale) && isWritten(locale))
    return written.map((locale) => ({
      path,
      locale,
      state: textState(site, entry, { locale, lock, stale: stalePaths }),
    }))
  })
}

/** How far a text is translated into a locale: what the check, the files for translators and the editor count. */
export function textState(
  site: RuleInput,
  entry: LocalisedEntry,
  { locale, lock, stale }: { readonly locale: string; readonly lock: TranslationsLock; readonly stale: PathSet },
): TranslationState {
  const text = entry.value[locale]?.trim()
  if (!text || findPlaceholder(text) !== undefined) return 'missing'
  const origin = lookUpLock(site, entry, { locale, lock })?.origin
  // What a person has found to be right may well say the same in two languages.
  if (origin !== 'person' && isCopy(site, entry, locale)) return 'identical'
  if (stale.has([...placePath(entry.place), locale])) return 'stale'
  return origin === 'machine' ? 'machine' : 'reviewed'
}

/** Whether a translation only repeats its source, and is more than a word, which may well be the same. */
export function isCopy(site: RuleInput, entry: LocalisedEntry, locale: string): boolean {
  const [source] = sourceFirst(site, entry)
  const text = entry.value[locale]?.trim() ?? ''
  if (source === undefined || locale === source || text !== entry.value[source]?.trim()) return false
  return !mayBeAlike.test(text.replaceAll(site.config.site?.name ?? '', ''))
}

type Row = { -readonly [Key in keyof Coverage]: Coverage[Key] }

function findRow(rows: Map<string, Row>, { section: part, locale }: Pick<Coverage, 'section' | 'locale'>): Row {
  const id = `${part} ${locale}`
  const row = rows.get(id) ?? {
    section: part,
    locale,
    total: 0,
    reviewed: 0,
    machine: 0,
    missing: 0,
    identical: 0,
    stale: 0,
  }
  rows.set(id, row)
  return row
}

function sectionName(path: Path): string {
  const levels: Readonly<Record<string, number>> = { pages: 2, services: 2, collections: 4 }
  return path.slice(0, levels[String(path[0])] ?? 1).join('.')
}
