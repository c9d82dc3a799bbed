import { valueAt } from '../../../../schema/value-at.ts'
import { nearest } from '../../../diagnostics/nearest.ts'
import { atKey, atParent, type Path, type Problem } from '../../../diagnostics/problem.ts'
import { asMapping } from '../../../lib/plain-map.ts'
import { placePath } from '../../../schema/walk.ts'
import { builtInWord } from '../../../words/built-in-words.ts'
import { gluedKey } from '../../yaml/glued-key.ts'
import {
  areTranslations,
  isOptionalKind,
  type LocalisedEntry,
  type Rule,
  type RuleInput,
  type RuleResult,
  textPath,
} from '../rule-input.ts'

/** Every text exists in all locales of the site, and in no others. Drafts may lack it. */
export const textsInAllLocales: Rule = (site) => {
  const strangers = localesWithoutDefinition(site)
  return [
    ...[...strangers].map(([locale, renamed]) => strangerProblem(site, locale, renamed)),
    ...site.localised.flatMap((entry) => entryProblems(site, entry, strangers)),
  ]
}

function strangerProblem({ localised, locales }: RuleInput, locale: string, renamed: string | undefined): Problem {
  const count = countTexts(localised)
  const places = count.get(locale) ?? 0
  if (renamed === undefined) return atParent('locale-absent', ['locales'], { locale, places, defined: locales })
  const [first] = localised.filter(({ value }) => locale in value)
  const written = count.get(renamed) ?? 0
  const parameters = { key: renamed, wanted: locale, places, written }
  const related = first && written > 0 ? [{ path: textPath(first.place, locale), at: 'key' as const }] : []
  return atKey('locale-renamed', ['locales', renamed], parameters, { related })
}

function entryProblems(
  site: RuleInput,
  { place, kind, value, locales: shown, unfinished }: LocalisedEntry,
  strangers: ReadonlyMap<string, string | undefined>,
): RuleResult {
  const { locales, drafts } = site
  let known = 0
  let published = 0
  for (const locale in value) {
    if (!locales.includes(locale)) continue
    known++
    if (!drafts.has(locale)) published++
  }
  if (!shown && published === locales.length - drafts.size && known === Object.keys(value).length) return undefined
  const path = placePath(place)
  const written = Object.keys(asMapping(valueAt(site.value, path)))
  const absent = locales.filter((locale) => !written.includes(locale))
  const isWanted = (locale: string) => !drafts.has(locale) && (shown?.includes(locale) ?? true)
  const wanted = absent.filter((locale) => isWanted(locale) && !isBuiltIn(site, path, locale))
  const renamed = new Set(written.map((locale) => strangers.get(locale)))
  const missing = new Set(
    isOptionalKind(kind) || (unfinished && areTranslations(kind))
      ? []
      : wanted.filter((locale) => !renamed.has(locale)),
  )
  const unknown = written.filter((locale) => !locales.includes(locale) && !strangers.has(locale))
  const problems: Problem[] = unknown.map((locale) => {
    const suggestion =
      absent.find((wantedHere) => wantedHere === gluedKey(locale)) ??
      (wanted.length === 1 ? wanted[0] : undefined) ??
      nearest(locale, absent) ??
      nearest(locale, locales)
    if (suggestion) missing.delete(suggestion)
    return atKey('locale-unknown', [...path, locale], { value: locale, suggestion, allowed: locales })
  })
  return [...problems, ...[...missing].map((locale) => atParent('text-missing', path, { locale }))]
}

/** Whether a text only replaces a built-in word of a language. */
export function isBuiltIn({ tags }: Pick<RuleInput, 'tags'>, [first, ...path]: Path, locale: string): boolean {
  return first === 'messages' && builtInWord(tags[locale] ?? locale, path) !== undefined
}

/** From how many texts on an undefined locale is no slip: its key was changed in a part of the file. */
const fewestRenamed = 10

/**
 * Locales that many texts have but the site does not define: then the list of locales is wrong, or a key was changed in a part of the file,
 * and not each text. Maps each to the defined locale that stands in its place, if there is one: probably its key was changed. Drafts do not
 * count, as they may have no texts yet.
 */
export function localesWithoutDefinition({ localised, locales, drafts }: RuleInput): Map<string, string | undefined> {
  const count = countTexts(localised)
  const published = locales.filter((locale) => !drafts.has(locale))
  const strangers = [...count].filter(([locale]) => !locales.includes(locale))
  const taken = new Set<string>()
  return new Map(
    strangers.flatMap(([locale, times]): [string, string | undefined][] => {
      const isInMost = times * 2 > localised.length
      if (!isInMost && times < fewestRenamed) return []
      const beside = countTexts(localised.filter(({ value }) => locale in value))
      const absent = published.filter((known) => !beside.has(known) && !taken.has(known))
      const inPlace = absent.filter((known) => count.has(known) !== isInMost)
      const renamed = nearest(locale, absent) ?? inPlace[0] ?? absent[0]
      if (renamed !== undefined) taken.add(renamed)
      return isInMost || (renamed !== undefined && count.has(renamed)) ? [[locale, renamed]] : []
    }),
  )
}

/** Counts the texts of each locale. */
function countTexts(localised: readonly LocalisedEntry[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const { value } of localised) for (const locale in value) count.set(locale, (count.get(locale) ?? 0) + 1)
  return count
}
