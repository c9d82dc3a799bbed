import { kindNames } from '../../../schema/kind-names.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { nearest, unknownWord } from '../../diagnostics/nearest.ts'
import { atKey, atParent, atValue, keyMissing, type Path } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { fragmentPrefix, ownFragments } from '../../lib/markdown/markup-schema.ts'
import { placePath } from '../../schema/walk.ts'
import {
  flattenProblems,
  type PageEntry,
  type Rule,
  type RuleInput,
  type SectionEntry,
  type Told,
} from './rule-input.ts'
import { asMapping, listMappings, localisedTexts, scalarText } from './unchecked-values.ts'

const nameForm = /^[a-z][a-zA-Z0-9-]*$/

/** The key of a section can stand in an address, and begins with a letter: keys of digits alone would come first, whatever their place. */
export const sectionNamesWork: Rule = ({ sections }) =>
  sections.map(({ key, path }) => {
    const isTaken = ownFragments.includes(key) || key === 'root' || key.startsWith(fragmentPrefix)
    return nameForm.test(key) && !isTaken ? undefined : atKey('section-name', path, { name: key, isTaken })
  })

/** A price that is only the least says so: without the word before it, visitors take it for the whole one. */
export const leastPricesSaySo: Rule = ({ sections }) =>
  sections.map(
    ({ kind, path, value }) =>
      kind === 'prices' &&
      value.fromLabel === undefined &&
      listMappings(value.items, path).some(({ value: { from } }) => from === true) &&
      keyMissing(path, 'fromLabel', 'translations'),
  )

/** No two sections of a page have one anchor. */
export const anchorsAreUnique: Rule = ({ sections, locales }) =>
  [...groupBy(sections, ({ page }) => page).values()].flatMap((parts) =>
    locales.map((locale) => {
      const known = new Map<string, SectionEntry>()
      return parts.map((part) => {
        if (!part.locales.includes(locale)) return undefined
        const own = localisedTexts(part.value.anchor)[locale]
        const anchor = own ?? part.key
        const first = known.get(anchor)
        if (!first) known.set(anchor, part)
        if (!first || (own === undefined && localisedTexts(first.value.anchor)[locale] === undefined)) return undefined
        const at = own === undefined ? part.path : [...part.path, 'anchor', locale]
        const parameters = { anchor }
        return atKey('anchor-taken', at, parameters, { related: [{ path: first.path, at: 'key' }] })
      })
    }),
  )

/** A page begins with its opening, in each of its languages, and has no second one. */
export const openingsComeFirst: Rule = ({ pages, sections }) => {
  const byPage = groupBy(sections, ({ page }) => page)
  return pages.map((page) => {
    // A key of digits comes first, whatever its place, which is told of its name.
    const parts = (byPage.get(page) ?? []).filter(({ enabled, key }) => enabled && !/^\d+$/.test(key))
    if (!page.enabled || parts.length === 0) return undefined
    const told = page.locales.map((locale) =>
      openingProblem(
        page,
        parts.filter((part) => part.locales.includes(locale)),
      ),
    )
    return flattenProblems(told)[0]
  })
}

function openingProblem(page: PageEntry, parts: readonly SectionEntry[]): Told {
  const [first, second] = parts.filter(({ kind }) => kind === 'opening')
  // One whose kind is misspelt may be it.
  if (!first && parts.some(({ kind }) => !Object.hasOwn(kindNames, kind ?? ''))) return undefined
  if (!first) return atParent('opening-place', [...page.path, 'sections'], { reason: 'missing' })
  if (parts[0] !== first) return atKey('opening-place', first.path, { reason: 'first' })
  return second && atKey('opening-place', second.path, { reason: 'second' })
}

/** A page has each form once at most: its fields could not be told apart. */
export const formsAreSingle: Rule = (site) => {
  const [only] = Object.keys(asMapping(site.value.forms))
  const drawn = new Map(site.sections.map((entry) => [`${entry.page.key}.${entry.key}`, entry]))
  const shown = site.sections.flatMap((entry) => {
    const { kind, value } = entry.kind === 'reuse' ? (drawn.get(scalarText(entry.value.section)) ?? entry) : entry
    const form = kind === 'form' ? (value.form ?? only) : (value.form ?? asMapping(value.newsletter).form)
    return entry.enabled && typeof form === 'string' ? [{ ...entry, form }] : []
  })
  return [...groupBy(shown, ({ page, form }) => `${page.key} ${form}`).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ path, locales }) =>
        first?.locales.some((locale) => locales.includes(locale)) &&
        atKey('form-repeated', path, {}, { related: [{ path: first.path, at: 'key' }] }),
    ),
  )
}

/** What names a section names one that is there: a button the one of its page, `reuse` one that is drawn. */
export const sectionsAreFound: Rule = (site) =>
  site.references.map(({ kind, name, place }) => {
    if (kind === 'section') return reuseProblem(site, name, placePath(place))
    if (kind !== 'anchor') return undefined
    const { page } = asMapping(valueAt(site.value, placePath(place.parent)))
    if (typeof page !== 'string' || !site.pages.some(({ key }) => key === page)) return undefined
    const names = site.sections.filter((entry) => entry.page.key === page).map(({ key }) => key)
    return !names.includes(name) && atValue('section-unknown', placePath(place), { ...unknownWord(name, names), page })
  })

function reuseProblem({ sections }: RuleInput, name: string, path: Path): Told {
  const own = path.slice(0, -1).join('.')
  const names = sections
    .filter((entry) => entry.kind !== 'reuse' && entry.kind !== 'opening' && entry.path.join('.') !== own)
    .map(({ page, key }) => `${page.key}.${key}`)
  const [page = ''] = name.split('.')
  return !names.includes(name) && atValue('section-unknown', path, { ...unknownWord(name, names), page })
}

/** The columns of a table that has none of its own. */
const usualColumns = ['title', 'description', 'benefit']

/** The rows of a table name its columns, and each row has what names it. */
export const rowsFitColumns: Rule = ({ sections }) =>
  sections.map(({ kind, path, value }) => {
    if (kind !== 'table' || !Array.isArray(value.rows)) return undefined
    const columns = value.columns === undefined ? usualColumns : Object.keys(asMapping(value.columns))
    return value.rows.map((row: unknown, index) => {
      const at = [...path, 'rows', index]
      const written = Object.keys(asMapping(row))
      const strange = written.filter((key) => !columns.includes(key))
      const missing = columns.filter((key) => !written.includes(key))
      return [
        ...strange.map((key) => {
          const suggestion = nearest(key, missing) ?? (missing.length === 1 ? missing[0] : undefined)
          return atKey('column-unknown', [...at, key], { value: key, suggestion, allowed: columns })
        }),
        ...missing.slice(strange.length).map((column) => atParent('column-missing', at, { column })),
      ]
    })
  })
