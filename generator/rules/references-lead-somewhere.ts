import type { Code } from '../diagnostics/codes.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { atKey, atValue, type Problem } from '../diagnostics/problem.ts'
import { groupBy } from '../group-by.ts'
import type { ReferenceKind } from '../schema/site-schema.ts'
import { pathOf } from '../schema/walk.ts'
import { listsServices } from './pages-fit-together.ts'
import type { Rule } from './rule.ts'
import type { ReferenceEntry, Site } from './site.ts'
import { localesWithoutDefinition } from './texts-in-all-locales.ts'
import { section, textsOf } from './unchecked-values.ts'

const codes = {
  page: 'page-unknown',
  locale: 'locale-not-listed',
  validation: 'validation-unknown',
  category: 'category-unknown',
} as const satisfies Partial<Record<ReferenceKind, Code>>

/** References to pages, locales, messages and categories name existing ones. Disabled pages exist. */
export const referencesLeadSomewhere: Rule = (site) =>
  danglingReferences(site).map((references) => danglingProblem(site, references))

/** The names that problems of references suggest. That they are unused is part of the same mistake. */
export function suggestedNames(site: Site): Set<string> {
  return new Set(
    danglingReferences(site).flatMap((references) => {
      const { code, parameters } = danglingProblem(site, references)
      return code === 'page-renamed' ? [] : (parameters.suggestion ?? [])
    }),
  )
}

/** References to nothing, grouped by name. */
function danglingReferences(site: Site): ReferenceEntry[][] {
  const strangers = localesWithoutDefinition(site)
  const dangling = site.references.filter(
    ({ kind, name }) =>
      kind in codes && !site.defined.get(kind)?.has(name) && !(kind === 'locale' && strangers.has(name)),
  )
  return [...groupBy(dangling, ({ kind, name }) => `${kind} ${name}`).values()]
}

/** The names of a kind that nothing refers to. */
export function unreferenced({ defined, references }: Site, kind: ReferenceKind): Set<string> {
  const unused = new Set(defined.get(kind)?.keys())
  for (const reference of references) if (reference.kind === kind) unused.delete(reference.name)
  return unused
}

/** One problem for all references to the same name: it was removed or renamed once. */
function danglingProblem(
  site: Site,
  references: readonly ReferenceEntry[],
): Problem<(typeof codes)[keyof typeof codes] | 'page-renamed'> {
  const [first, ...others] = references as [ReferenceEntry, ...ReferenceEntry[]]
  const { kind, name } = first
  const unused = unreferenced(site, kind)
  const names = site.defined.get(kind)
  // A message belongs to one field: that of another one is not what was meant.
  const near = nearest(name, unused) ?? (kind === 'validation' ? undefined : nearest(name, names?.keys() ?? []))
  const suggestion = near ?? keyOf(site, first)
  const renamed = others.length > 0 && near !== undefined && unused.has(near) ? names?.get(near) : undefined
  const related = others.map(({ place }) => ({ path: pathOf(place), at: 'value' as const }))
  if (renamed && near && kind === 'page') {
    const parameters = { key: near, wanted: name, places: references.length }
    return atKey('page-renamed', pathOf(renamed), {
      parameters,
      related: [{ path: pathOf(first.place), at: 'value' }, ...related],
    })
  }
  const path = pathOf(first.place)
  const isEntry = typeof path.at(-1) === 'number' || path.at(-2) === 'countries'
  const services = kind === 'page' && listsServices(first.place) ? section(site.value.services) : undefined
  const allowed = services ? Object.keys(services) : [...(names?.keys() ?? [])]
  const parameters = { value: name, suggestion, allowed, places: references.length, isEntry }
  // The one message that no field uses, or page that nothing names, may be what is misspelt.
  const mayBeMisspelt = kind === 'validation' || (kind === 'page' && near !== undefined && unused.has(near))
  const unusedName = mayBeMisspelt && near !== undefined ? names?.get(near) : undefined
  const places = unusedName ? [{ path: pathOf(unusedName), at: 'key' as const }, ...related] : related
  return atValue(codes[kind as keyof typeof codes], path, { parameters, related: places })
}

/** The key of what is known to visitors by another name: a page by its label or address, a language by its name or tag. */
function keyOf(site: Site, { kind, name }: ReferenceEntry): string | undefined {
  if (kind === 'page') return namedPage(site, name)
  if (kind !== 'locale') return undefined
  const wanted = plain(name)
  return Object.entries(section(site.value.locales)).find(([, entry]) => {
    const { name: words, tag } = section(entry)
    return [words, tag].some((word) => typeof word === 'string' && plain(word) === wanted)
  })?.[0]
}

/** The key of a page or service, by that key, its label or its address. */
export function namedPage({ pages }: Site, name: string): string | undefined {
  const wanted = plain(name)
  if (wanted === '') return undefined
  const address = wanted.replace(/^https?:\/\/[^/]+/, '').replace(/^\/|\/$/g, '')
  return pages.find(({ key, value }) => {
    const addresses = Object.entries(textsOf(value.slug)).filter(([, slug]) => slug !== '')
    return (
      plain(key) === wanted ||
      Object.values(textsOf(value.label)).some((label) => plain(label) === wanted) ||
      addresses.some(([locale, slug]) => slug === address || `${locale}/${slug}` === address)
    )
  })?.key
}

/** A name without what people mix up in it. */
function plain(name: string): string {
  return name.trim().toLowerCase()
}
