import { valueAt } from '../../../../schema/value-at.ts'
import type { Code } from '../../../diagnostics/codes.ts'
import { nearest } from '../../../diagnostics/nearest.ts'
import { atKey, atValue, type Problem } from '../../../diagnostics/problem.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { ReferenceKind } from '../../../schema/site-schema.ts'
import { placePath } from '../../../schema/walk.ts'
import { type WordTree, wordShape } from '../../../words/built-in-words.ts'
import { listsServices, type ReferenceEntry, type Rule, type RuleInput, readLocales } from '../rule-input.ts'
import { shownMessages } from '../texts/shown-messages.ts'
import { localesWithoutDefinition } from '../texts/texts-in-all-locales.ts'

/** The messages of fields that need not be written. */
const builtInMessages = Object.keys(valueAt(wordShape, ['contact', 'form', 'validation']) as WordTree)

/** References to pages, locales, messages and categories name existing ones. */
export const referencesLeadSomewhere: Rule = danglingProblems

const unusedCodes = { validation: 'validation-unused', category: 'category-unused' } as const

/** Every message of the form and every category is used. */
export const definitionsAreUsed: Rule = (site) => {
  const suggested = suggestedNames(site)
  return (['validation', 'category'] as const).flatMap((kind) =>
    [...unreferencedNames(site, kind)].map((key) => {
      const place = site.defined.get(kind)?.get(key)
      return place && !suggested.has(key) && atKey(unusedCodes[kind], placePath(place), { key })
    }),
  )
}

const codes = {
  page: 'page-unknown',
  locale: 'locale-not-listed',
  validation: 'validation-unknown',
  category: 'category-unknown',
  office: 'office-unknown',
  form: 'form-unknown',
  collection: 'collection-unknown',
} as const satisfies Partial<Record<ReferenceKind, Code>>

/** The problems of references to pages, locales, messages and categories that do not exist. Disabled pages exist. */
function danglingProblems(site: RuleInput) {
  return danglingReferences(site).map((references) => danglingProblem(site, references))
}

/** The names that these problems suggest. That they are unused is part of the same mistake. */
function suggestedNames(site: RuleInput): Set<string> {
  return new Set(
    danglingProblems(site).flatMap(({ code, parameters }) =>
      code === 'page-renamed' ? [] : (parameters.suggestion ?? []),
    ),
  )
}

/** References to nothing, grouped by what was removed or renamed: that of a name, or all messages. */
function danglingReferences(site: RuleInput): ReferenceEntry[][] {
  const strangers = localesWithoutDefinition(site)
  const dangling = site.references.filter(
    ({ kind, name }) =>
      kind in codes &&
      !site.defined.get(kind)?.has(name) &&
      !(kind === 'locale' && strangers.has(name)) &&
      !(kind === 'validation' && builtInMessages.includes(name)),
  )
  // Where a site has no message of its own, they were lost together.
  const areLost = !site.defined.get('validation')?.size
  const isLost = ({ kind, name }: ReferenceEntry) =>
    areLost && kind === 'validation' && nearest(name, builtInMessages) === undefined
  return [...groupBy(dangling, (entry) => (isLost(entry) ? entry.kind : `${entry.kind} ${entry.name}`)).values()]
}

/** One problem for all references of a group. */
function danglingProblem(
  site: RuleInput,
  references: readonly ReferenceEntry[],
): Problem<(typeof codes)[keyof typeof codes] | 'page-renamed'> {
  const [first, ...others] = references as [ReferenceEntry, ...ReferenceEntry[]]
  const { kind, name } = first
  const unused = unreferencedNames(site, kind)
  const names = site.defined.get(kind)
  // A message belongs to one field: that of another one is not what was meant.
  const known = kind === 'validation' ? builtInMessages : (names?.keys() ?? [])
  const near = nearest(name, unused) ?? nearest(name, known)
  const suggestion = near ?? findKey(site, first)
  const renamed = others.length > 0 && near !== undefined && unused.has(near) ? names?.get(near) : undefined
  const related = others.map(({ place }) => ({ path: placePath(place), at: 'value' as const }))
  if (renamed && near && kind === 'page') {
    const parameters = { key: near, wanted: name, places: references.length }
    return atKey('page-renamed', placePath(renamed), parameters, {
      related: [{ path: placePath(first.place), at: 'value' }, ...related],
    })
  }
  const path = placePath(first.place)
  const isEntry = typeof path.at(-1) === 'number' || path.at(-2) === 'countries'
  const services =
    kind === 'page' && listsServices(first.place)
      ? site.pages.filter(({ isEntry }) => isEntry).map(({ key }) => key)
      : undefined
  const allowed = services ? services : [...(names?.keys() ?? (kind === 'validation' ? builtInMessages : []))]
  const also = [...new Set(others.map((other) => other.name).filter((other) => other !== name))]
  const parameters = { value: name, also, suggestion, allowed, places: references.length, isEntry }
  // The one message that no field uses, or page that nothing names, may be what is misspelt.
  const mayBeMisspelt = kind === 'validation' || (kind === 'page' && near !== undefined && unused.has(near))
  const unusedName = mayBeMisspelt && near !== undefined ? names?.get(near) : undefined
  const places = unusedName ? [{ path: placePath(unusedName), at: 'key' as const }, ...related] : related
  return atValue(codes[kind as keyof typeof codes], path, parameters, { related: places })
}

/** The key of something that was named as visitors know it: a page by its label or address, a language by its name or tag. */
function findKey(site: RuleInput, { kind, name }: ReferenceEntry): string | undefined {
  if (kind === 'page') return keyOfPage(site, name)
  return kind === 'locale' ? keyOfLocale(site, name) : undefined
}

/** The names of a kind that nothing refers to, and no field shows by itself. */
function unreferencedNames(site: RuleInput, kind: ReferenceKind): Set<string> {
  const unused = new Set(site.defined.get(kind)?.keys())
  for (const reference of site.references) if (reference.kind === kind) unused.delete(reference.name)
  if (kind === 'validation') for (const name of shownMessages(site)) unused.delete(name ?? '')
  return unused
}

/** The key of a page or service, by that key, its label or its address. */
export function keyOfPage({ pages }: RuleInput, name: string): string | undefined {
  const wanted = plain(name)
  if (wanted === '') return undefined
  const address = wanted.replace(/^https?:\/\/[^/]+/, '').replace(/^\/|\/$/g, '')
  return pages.find(({ key, value }) => {
    const addresses = Object.entries(value.slug).filter(([, slug]) => slug !== '')
    return (
      plain(key) === wanted ||
      Object.values(value.label).some((label) => plain(label) === wanted) ||
      addresses.some(([locale, slug]) => slug === address || `${locale}/${slug}` === address)
    )
  })?.key
}

/** The key of a locale, by its name or its BCP 47 tag. */
function keyOfLocale(site: RuleInput, name: string): string | undefined {
  const wanted = plain(name)
  return readLocales(site).find(({ value }) => [value.name, value.tag].some((word) => plain(word) === wanted))?.key
}

/** A name without what people mix up in it. */
function plain(name: string): string {
  return name.trim().toLowerCase()
}
