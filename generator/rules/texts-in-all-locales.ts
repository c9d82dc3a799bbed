import { nearest } from '../diagnostics/nearest.ts'
import { atKey, atParent, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../schema/walk.ts'
import type { Rule } from './rule.ts'
import { type LocalisedEntry, mayBeLeftOut, type Site, section, valueAt } from './site.ts'

/** Every text exists in all locales of the site, and in no others. Drafts may lack it. */
export const textsInAllLocales: Rule = (site) => {
  const strangers = localesWithoutDefinition(site)
  const unwritten = new Set([...strangers.values()].filter((locale) => locale !== undefined))
  return [
    ...[...strangers].map(([locale, renamed]) => strangerProblem(site, locale, renamed)),
    ...site.localised.flatMap((entry) => entryProblems(site, entry, { strangers, unwritten })),
  ]
}

/**
 * Locales that most texts have but the site does not define: then the list of locales is wrong, not each text. Maps each to a
 * defined locale without any text, if there is one: probably its key was changed. Drafts do not count, as they may have no texts
 * yet.
 */
export function localesWithoutDefinition({ localised, locales, drafts }: Site): Map<string, string | undefined> {
  const count = new Map<string, number>()
  for (const { value } of localised) for (const locale in value) count.set(locale, (count.get(locale) ?? 0) + 1)
  const unwritten = locales.filter((locale) => !count.has(locale) && !drafts.has(locale))
  const strangers = [...count].filter(
    ([locale, times]) => !locales.includes(locale) && times > 2 && times * 2 > localised.length,
  )
  return new Map(strangers.map(([locale], index) => [locale, unwritten[index]]))
}

function strangerProblem({ localised, locales }: Site, locale: string, renamed: string | undefined): Problem {
  const places = localised.filter(({ value }) => locale in value).length
  if (renamed !== undefined)
    return atKey('locale-renamed', ['locales', renamed], { parameters: { key: renamed, wanted: locale, places } })
  return atParent('locale-absent', ['locales'], { parameters: { locale, places, defined: locales } })
}

interface Known {
  readonly strangers: ReadonlyMap<string, unknown>
  readonly unwritten: ReadonlySet<string>
}

function entryProblems(site: Site, { place, kind, value }: LocalisedEntry, { strangers, unwritten }: Known): Problem[] {
  const { locales, drafts } = site
  let known = 0
  let published = 0
  for (const locale in value) {
    if (!locales.includes(locale)) continue
    known++
    if (!drafts.has(locale)) published++
  }
  if (published === locales.length - drafts.size && known === Object.keys(value).length) return []
  const path = pathOf(place)
  const written = Object.keys(section(valueAt(site, path)))
  const absent = locales.filter((locale) => !written.includes(locale))
  const wanted = absent.filter((locale) => !drafts.has(locale))
  const missing = new Set(mayBeLeftOut(kind) ? [] : wanted.filter((locale) => !unwritten.has(locale)))
  const unknown = written.filter((locale) => !locales.includes(locale) && !strangers.has(locale))
  const problems: Problem[] = unknown.map((locale) => {
    const suggestion =
      (wanted.length === 1 ? wanted[0] : undefined) ?? nearest(locale, absent) ?? nearest(locale, locales)
    if (suggestion) missing.delete(suggestion)
    return atKey('locale-unknown', [...path, locale], { parameters: { value: locale, suggestion, allowed: locales } })
  })
  return [...problems, ...[...missing].map((locale) => atParent('text-missing', path, { parameters: { locale } }))]
}
