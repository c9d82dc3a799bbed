import type { LinkTarget } from '../../../schema/common.ts'
import { fragmentPrefix } from '../../../schema/section-keys.ts'
import type { Section } from '../../../schema/sections/section.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { isDivided } from '../../compile/site-sections.ts'
import { nearest, unknownWord } from '../../diagnostics/nearest.ts'
import { atKey, atParent, atValue, keyMissing, type Path } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { ownFragments } from '../../lib/markdown/markup-schema.ts'
import { placePath } from '../../schema/walk.ts'
import { listEntries } from './entries.ts'
import {
  flattenProblems,
  type PageEntry,
  type Rule,
  type RuleInput,
  type RuleResult,
  type SectionEntry,
} from './rule-input.ts'

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
    ({ path, value }) =>
      value.kind === 'prices' &&
      value.fromLabel === undefined &&
      value.items.some(({ from }) => from === true) &&
      keyMissing(path, 'fromLabel', 'translations'),
  )

/** No two sections of a page have one anchor. */
export const anchorsAreUnique: Rule = ({ sections, locales }) =>
  [...groupBy(sections, ({ page }) => page).values()].flatMap((parts) =>
    locales.map((locale) => {
      const known = new Map<string, SectionEntry>()
      return parts.map((part) => {
        if (!part.locales.includes(locale)) return undefined
        const own = part.value.anchor?.[locale]
        const anchor = own ?? part.key
        const first = known.get(anchor)
        if (!first) known.set(anchor, part)
        if (!first || (own === undefined && first.value.anchor?.[locale] === undefined)) return undefined
        const at = own === undefined ? part.path : [...part.path, 'anchor', locale]
        const parameters = { anchor }
        return atKey('anchor-taken', at, parameters, { related: [{ path: first.path, at: 'key' }] })
      })
    }),
  )

/** A page begins with its opening, in each of its languages that are published, and has no second one. */
export const openingsComeFirst: Rule = ({ pages, sections, drafts }) => {
  const byPage = groupBy(sections, ({ page }) => page)
  return pages.map((page) => {
    // A key of digits comes first, whatever its place: the rule on names reports it.
    const parts = (byPage.get(page) ?? []).filter(({ enabled, key }) => enabled && !/^\d+$/.test(key))
    if (!page.enabled || parts.length === 0) return undefined
    const shown = page.locales.filter((locale) => !drafts.has(locale))
    const told = shown.map((locale) =>
      openingProblem(
        page,
        parts.filter((part) => part.locales.includes(locale)),
      ),
    )
    return flattenProblems(told)[0]
  })
}

function openingProblem(page: PageEntry, parts: readonly SectionEntry[]): RuleResult {
  const [first, second] = parts.filter(({ kind }) => kind === 'opening')
  if (!first) return atParent('opening-place', [...page.path, 'sections'], { reason: 'missing' })
  if (parts[0] !== first) return atKey('opening-place', first.path, { reason: 'first' })
  return second && atKey('opening-place', second.path, { reason: 'second' })
}

/** A page has each form once at most: the fields of two would have the same names. */
export const formsAreSingle: Rule = (site) => {
  const [only] = site.defined.get('form')?.keys() ?? []
  const drawn = new Map(site.sections.map((entry) => [`${entry.page.key}.${entry.key}`, entry]))
  const shown = site.sections.flatMap((entry) => {
    const value = entry.value.kind === 'reuse' ? drawn.get(entry.value.section)?.value : entry.value
    const form = value && shownForm(value, only)
    return entry.enabled && form !== undefined ? [{ ...entry, form }] : []
  })
  return [...groupBy(shown, ({ page, form }) => `${page.key} ${form}`).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ path, locales }) =>
        first?.locales.some((locale) => locales.includes(locale)) &&
        atKey('form-repeated', path, {}, { related: [{ path: first.path, at: 'key' }] }),
    ),
  )
}

/** A page has one list that is divided into pages at most: their addresses are those of the page. */
export const listsAreSingle: Rule = (site) => {
  const drawn = new Map(site.sections.map((entry) => [`${entry.page.key}.${entry.key}`, entry]))
  const divided = site.sections.filter(({ enabled, value }) => {
    const shown = value.kind === 'reuse' ? drawn.get(value.section)?.value : value
    return enabled && shown && isDivided(shown)
  })
  return [...groupBy(divided, ({ page }) => page).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ path, value, locales }) =>
        first?.locales.some((locale) => locales.includes(locale)) &&
        atKey(
          'list-repeated',
          value.kind === 'reuse' ? path : [...path, 'perPage'],
          {},
          { related: [{ path: first.path, at: 'key' }] },
        ),
    ),
  )
}

/** The form that a section shows, or the box for the newsletter in it. */
function shownForm(section: Section, only: string | undefined): string | undefined {
  if (section.kind === 'form') return section.form ?? only
  if (section.kind === 'newsletter' || section.kind === 'opening') return section.form
  return section.kind === 'articles' ? section.newsletter?.form : undefined
}

/** What names a section names one that is there: a button the one of its page, `reuse` one that is drawn. */
export const sectionsAreFound: Rule = (site) =>
  site.references.map(({ kind, name, place }) => {
    if (kind === 'section') return reuseProblem(site, name, placePath(place))
    if (kind !== 'anchor') return undefined
    const { page } = (valueAt(site.config, placePath(place.parent)) ?? {}) as LinkTarget
    if (page === undefined || !site.pages.some(({ key }) => key === page)) return undefined
    const names = site.sections.filter((entry) => entry.page.key === page).map(({ key }) => key)
    return !names.includes(name) && atValue('section-unknown', placePath(place), { ...unknownWord(name, names), page })
  })

function reuseProblem({ sections, pages, references }: RuleInput, name: string, path: Path): RuleResult {
  const own = path.slice(0, -1).join('.')
  const names = sections
    .filter((entry) => entry.kind !== 'reuse' && entry.kind !== 'opening' && entry.path.join('.') !== own)
    .map(({ page, key }) => `${page.key}.${key}`)
  const [page = ''] = name.split('.')
  // A page that does not exist is reported where something leads to it.
  const isTold =
    !pages.some(({ key }) => key === page) && references.some((to) => to.kind === 'page' && to.name === page)
  if (isTold) return undefined
  return !names.includes(name) && atValue('section-unknown', path, { ...unknownWord(name, names), page })
}

/** The columns of a table that has none of its own. */
const usualColumns = ['title', 'description', 'benefit']

/** The rows of a table name its columns, and each row has what names it. */
export const rowsFitColumns: Rule = ({ sections }) =>
  sections.map(({ path, value }) => {
    if (value.kind !== 'table') return undefined
    const columns = value.columns === undefined ? usualColumns : Object.keys(value.columns)
    return listEntries(value.rows, [...path, 'rows']).map(({ value: row, path: at }) => {
      const written = Object.keys(row)
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
