import { kindNames } from '../../../schema/kind-names.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { atKey, atParent, atValue, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { fragmentPrefix, ownFragments } from '../../lib/markdown/fragments.ts'
import { pathOf } from '../../schema/walk.ts'
import type { PageEntry, Rule, SectionEntry, Site } from './site.ts'
import { entriesOf, scalarText, section, textsOf } from './unchecked-values.ts'

const nameForm = /^[a-z][a-zA-Z0-9-]*$/

/** The key of a section can stand in an address, and begins with a letter: keys of digits alone would come first, whatever their place. */
export const sectionNamesWork: Rule = ({ sections }) =>
  sections.flatMap(({ key, path }): Problem[] => {
    const isTaken = ownFragments.includes(key) || key === 'root' || key.startsWith(fragmentPrefix)
    return nameForm.test(key) && !isTaken ? [] : [atKey('section-name', path, { parameters: { name: key, isTaken } })]
  })

/** A price that is only the least says so: without the word before it, visitors take it for the whole one. */
export const leastPricesSaySo: Rule = ({ sections }) =>
  sections.flatMap(({ kind, path, value }): Problem[] =>
    kind === 'prices' &&
    value.fromLabel === undefined &&
    entriesOf(value.items, path).some(({ value: { from } }) => from === true)
      ? [atParent('key-missing', path, { parameters: { key: 'fromLabel', expected: 'translations', meaning: '' } })]
      : [],
  )

/** No two sections of a page have one anchor. */
export const anchorsAreUnique: Rule = ({ sections, locales }) =>
  [...groupBy(sections, ({ page }) => page).values()].flatMap((parts) =>
    locales.flatMap((locale): Problem[] => {
      const known = new Map<string, SectionEntry>()
      return parts.flatMap((part): Problem[] => {
        if (!part.locales.includes(locale)) return []
        const own = textsOf(part.value.anchor)[locale]
        const anchor = own ?? part.key
        const first = known.get(anchor)
        if (!first) known.set(anchor, part)
        if (!first || (own === undefined && textsOf(first.value.anchor)[locale] === undefined)) return []
        const at = own === undefined ? part.path : [...part.path, 'anchor', locale]
        const parameters = { anchor }
        return [atKey('anchor-taken', at, { parameters, related: [{ path: first.path, at: 'key' }] })]
      })
    }),
  )

/** A page begins with its opening, in each of its languages, and has no second one. */
export const openingsComeFirst: Rule = ({ pages, sections }) => {
  const byPage = groupBy(sections, ({ page }) => page)
  return pages.flatMap((page): Problem[] => {
    // A key of digits comes first, whatever its place, which is told of its name.
    const parts = (byPage.get(page) ?? []).filter(({ enabled, key }) => enabled && !/^\d+$/.test(key))
    if (!page.enabled || parts.length === 0) return []
    return page.locales
      .flatMap((locale) =>
        openingProblems(
          page,
          parts.filter((part) => part.locales.includes(locale)),
        ),
      )
      .slice(0, 1)
  })
}

function openingProblems(page: PageEntry, parts: readonly SectionEntry[]): Problem[] {
  const [first, second] = parts.filter(({ kind }) => kind === 'opening')
  // One whose kind is misspelt may be it.
  if (!first && parts.some(({ kind }) => !Object.hasOwn(kindNames, kind ?? ''))) return []
  if (!first) return [atParent('opening-place', [...page.path, 'sections'], { parameters: { reason: 'missing' } })]
  if (parts[0] !== first) return [openingProblem('first', first)]
  return second ? [openingProblem('second', second)] : []
}

function openingProblem(reason: 'first' | 'second', { path }: SectionEntry): Problem {
  return atKey('opening-place', path, { parameters: { reason } })
}

/** A page has each form once at most: its fields could not be told apart. */
export const formsAreSingle: Rule = (site) => {
  const [only] = Object.keys(section(site.value.forms))
  const drawn = new Map(site.sections.map((entry) => [`${entry.page.key}.${entry.key}`, entry]))
  const shown = site.sections.flatMap((entry) => {
    const { kind, value } = entry.kind === 'reuse' ? (drawn.get(scalarText(entry.value.section)) ?? entry) : entry
    const form = kind === 'form' ? (value.form ?? only) : (value.form ?? section(value.newsletter).form)
    return entry.enabled && typeof form === 'string' ? [{ ...entry, form }] : []
  })
  return [...groupBy(shown, ({ page, form }) => `${page.key} ${form}`).values()].flatMap(([first, ...others]) =>
    others.flatMap(({ path, locales }): Problem[] =>
      first?.locales.some((locale) => locales.includes(locale))
        ? [atKey('form-repeated', path, { parameters: {}, related: [{ path: first.path, at: 'key' }] })]
        : [],
    ),
  )
}

/** What names a section names one that is there: a button the one of its page, `reuse` one that is drawn. */
export const sectionsAreFound: Rule = (site) =>
  site.references.flatMap(({ kind, name, place }): Problem[] => {
    if (kind === 'section') return reuseProblems(site, { name, path: pathOf(place) })
    if (kind !== 'anchor') return []
    const { page } = section(valueAt(site.value, pathOf(place.parent)))
    const names = site.sections.filter((entry) => entry.page.key === page).map(({ key }) => key)
    const isKnown = typeof page !== 'string' || !site.pages.some(({ key }) => key === page) || names.includes(name)
    if (isKnown) return []
    const parameters = { value: name, page, suggestion: nearest(name, names), allowed: names }
    return [atValue('section-unknown', pathOf(place), { parameters })]
  })

function reuseProblems(
  site: Site,
  { name, path }: { readonly name: string; readonly path: SectionEntry['path'] },
): Problem[] {
  const drawn = site.sections.filter(({ kind }) => kind !== 'reuse' && kind !== 'opening')
  const nameOf = ({ page, key }: SectionEntry) => `${page.key}.${key}`
  const own = path.slice(0, -1).join('.')
  const names = drawn.filter(({ path }) => path.join('.') !== own).map(nameOf)
  if (names.includes(name)) return []
  const [page = ''] = name.split('.')
  const parameters = { value: name, page, suggestion: nearest(name, names), allowed: names }
  return [atValue('section-unknown', path, { parameters })]
}

/** The columns of a table that has none of its own. */
const usualColumns = ['title', 'description', 'benefit']

/** The rows of a table name its columns, and each row has what names it. */
export const rowsFitColumns: Rule = ({ sections }) =>
  sections.flatMap(({ kind, path, value }): Problem[] => {
    if (kind !== 'table' || !Array.isArray(value.rows)) return []
    const columns = value.columns === undefined ? usualColumns : Object.keys(section(value.columns))
    return value.rows.flatMap((row: unknown, index): Problem[] => {
      const at = [...path, 'rows', index]
      const written = Object.keys(section(row))
      const strange = written.filter((key) => !columns.includes(key))
      const missing = columns.filter((key) => !written.includes(key))
      return [
        ...strange.map((key) => {
          const suggestion = nearest(key, missing) ?? (missing.length === 1 ? missing[0] : undefined)
          return atKey('column-unknown', [...at, key], { parameters: { value: key, suggestion, allowed: columns } })
        }),
        ...missing.slice(strange.length).map((column) => atParent('column-missing', at, { parameters: { column } })),
      ]
    })
  })
