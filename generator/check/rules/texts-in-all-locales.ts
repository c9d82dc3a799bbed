import { nearest } from '../../diagnostics/nearest.ts'
import { atKey, atParent, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { gluedKey } from '../yaml/glued-key.ts'
import { localesWithoutDefinition, timesOf } from './locales-without-definition.ts'
import type { Rule } from './rule.ts'
import { type LocalisedEntry, mayBeLeftOut, type Site, textPath } from './site.ts'
import { section, valueAt } from './unchecked-values.ts'

/** Every text exists in all locales of the site, and in no others. Drafts may lack it. */
export const textsInAllLocales: Rule = (site) => {
  const strangers = localesWithoutDefinition(site)
  return [
    ...[...strangers].map(([locale, renamed]) => strangerProblem(site, locale, renamed)),
    ...site.localised.flatMap((entry) => entryProblems(site, entry, strangers)),
  ]
}

function strangerProblem({ localised, locales }: Site, locale: string, renamed: string | undefined): Problem {
  const count = timesOf(localised)
  const places = count.get(locale) ?? 0
  if (renamed === undefined)
    return atParent('locale-absent', ['locales'], { parameters: { locale, places, defined: locales } })
  const [first] = localised.filter(({ value }) => locale in value)
  const written = count.get(renamed) ?? 0
  const parameters = { key: renamed, wanted: locale, places, written }
  const related = first && written > 0 ? [{ path: textPath(first.place, locale), at: 'key' as const }] : []
  return atKey('locale-renamed', ['locales', renamed], { parameters, related })
}

function entryProblems(
  site: Site,
  { place, kind, value }: LocalisedEntry,
  strangers: ReadonlyMap<string, string | undefined>,
): Problem[] {
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
  const renamed = new Set(written.map((locale) => strangers.get(locale)))
  const missing = new Set(mayBeLeftOut(kind) ? [] : wanted.filter((locale) => !renamed.has(locale)))
  const unknown = written.filter((locale) => !locales.includes(locale) && !strangers.has(locale))
  const problems: Problem[] = unknown.map((locale) => {
    const suggestion =
      absent.find((wantedHere) => wantedHere === gluedKey(locale)) ??
      (wanted.length === 1 ? wanted[0] : undefined) ??
      nearest(locale, absent) ??
      nearest(locale, locales)
    if (suggestion) missing.delete(suggestion)
    return atKey('locale-unknown', [...path, locale], { parameters: { value: locale, suggestion, allowed: locales } })
  })
  return [...problems, ...[...missing].map((locale) => atParent('text-missing', path, { parameters: { locale } }))]
}
