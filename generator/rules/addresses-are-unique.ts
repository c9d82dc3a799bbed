import { atKey, atValue, type Path } from '../diagnostics/problem.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { type PageEntry, type Site, section, textsOf } from './site.ts'

/** An address that the site serves. */
export interface Address {
  readonly page: PageEntry
  readonly locale: string
  readonly slug: string
  readonly path: Path
  /** Where the page or the article stands that has it. */
  readonly holder: Path
  readonly type: 'slug' | 'canonical' | 'article'
}

/** Every address that the pages of a site claim, in the order of the file: those of pages first, then shorter ones, then articles. */
export function addressesOf({ pages, locales }: Site): Address[] {
  const all: Record<Address['type'], Address[]> = { slug: [], canonical: [], article: [] }
  for (const page of pages) {
    const slugs = textsOf(page.value.slug)
    const canonicals = textsOf(page.value.canonical)
    for (const locale of locales) {
      const [slug, canonical] = [slugs[locale], canonicals[locale]]
      const own = { page, locale, holder: page.path }
      if (slug !== undefined) all.slug.push({ ...own, slug, path: [...page.path, 'slug', locale], type: 'slug' })
      if (canonical !== undefined && canonical !== slug) {
        all.canonical.push({
          ...own,
          slug: canonical,
          path: [...page.path, 'canonical', locale],
          type: 'canonical',
        })
      }
      if (page.kind === 'blog' && slug) all.article.push(...articleAddresses(page, locale, slug))
    }
  }
  return [...all.slug, ...all.canonical, ...all.article]
}

function articleAddresses(page: PageEntry, locale: string, slug: string): Address[] {
  return articlesOf(page).flatMap(({ value, holder }): Address[] => {
    if (typeof value.slug !== 'string') return []
    return [{ page, locale, slug: `${slug}/${value.slug}`, path: [...holder, 'slug'], holder, type: 'article' }]
  })
}

/** The articles of a blog as they stand in the file; of other pages none. */
export function articlesOf({ kind, value, path }: PageEntry) {
  const articles = kind === 'blog' && Array.isArray(value.articles) ? value.articles : []
  return articles.map((article, index) => ({ value: section(article), holder: [...path, 'articles', index] }))
}

/** No two pages of a locale have one address, be it a slug or a canonical one. */
export const addressesAreUnique: Rule = (site) => {
  const addresses = addressesOf(site).filter(({ slug }) => slug !== '')
  const taken = repetitions(addresses, ({ locale, slug }) => `${locale} ${slug}`)
  // The address of an article is written once and stands in all languages.
  const told = new Set(repetitions(taken, ({ entry }) => JSON.stringify(entry.path)).map(({ entry }) => entry))
  return taken
    .filter((repetition) => !told.has(repetition))
    .map(({ entry: { locale, slug, path, type }, first }) => {
      const parameters = { locale, slug, owner: first.page.key }
      const code = type === 'canonical' ? 'canonical-taken' : 'slug-taken'
      return atValue(code, path, { parameters, related: [{ path: first.path, at: 'value' }] })
    })
}

/** Pages and services share one space of keys, because other places name them alike. */
export const keysAreNotShared: Rule = ({ pages }) =>
  repetitions(pages, ({ key }) => key).map(({ entry: { key, path }, first }) =>
    atKey('key-shared', path, { parameters: { key }, related: [{ path: first.path, at: 'key' }] }),
  )
