import type { Path } from '../../diagnostics/problem.ts'
import { slugBelow } from '../../lib/collections.ts'
import { localeRoots } from '../../lib/locale-roots.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { siteFolder } from '../../lib/web-addresses.ts'
import type { PageEntry, RuleInput } from './rule-input.ts'
import { asMapping, type Entry, listMappings, localisedTexts, scalarText } from './unchecked-values.ts'

/** Names that Windows gives to devices: no file or folder can be called so there. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i.test(name)
}

/** An address under which a page or an article stood before. */
export interface FormerPathEntry {
  readonly page: PageEntry
  readonly locale: string
  readonly slug: string
  /** Where the slug stands in the configuration. */
  readonly path: Path
  /** Where the page or the article with this address stands. */
  readonly holder: Path
}

/** An address that the site serves. */
export interface Address extends FormerPathEntry {
  readonly type: 'slug' | 'canonical' | 'article'
}

/** The addresses of a site: first the slugs of its pages, then their canonical paths, then its articles, each in the order of the file. */
export function listAddresses({ pages }: Pick<RuleInput, 'pages'>): Address[] {
  const all: Record<Address['type'], Address[]> = { slug: [], canonical: [], article: [] }
  for (const page of pages) {
    const slugs = localisedTexts(page.value.slug)
    const canonicals = localisedTexts(page.value.canonical)
    for (const locale of page.locales) {
      const [slug, canonical] = [slugs[locale], canonicals[locale]]
      const own = { page, locale, holder: page.path }
      const whole = (part: string) => slugBelow(page.address?.[locale], part)
      if (slug !== undefined)
        all.slug.push({ ...own, slug: whole(slug), path: [...page.path, 'slug', locale], type: 'slug' })
      if (canonical !== undefined && canonical !== slug) {
        all.canonical.push({
          ...own,
          slug: whole(canonical),
          path: [...page.path, 'canonical', locale],
          type: 'canonical',
        })
      }
      if (page.kind === 'blog' && slug) all.article.push(...articleAddresses(page, locale, slug))
    }
  }
  return [...all.slug, ...all.canonical, ...all.article]
}

/** The folder of the web root in which a site lies. */
export function readSiteFolder({ value }: Pick<RuleInput, 'value'>): string {
  return siteFolder(scalarText(asMapping(value.site).url))
}

/** The paths of the homes of a site's locales, from the root of the site. */
export function listLocaleRoots({
  value,
  defaultLocale = '',
}: Pick<RuleInput, 'value' | 'defaultLocale'>): Record<string, string> {
  const locales = Object.entries(asMapping(value.locales)).map(([locale, entry]) => [locale, asMapping(entry)] as const)
  return localeRoots(nullObject(locales), defaultLocale)
}

/** The paths that a site serves: `/en/services`. */
export function servedPaths(site: RuleInput): ReadonlySet<string> {
  const homes = listLocaleRoots(site)
  const folder = readSiteFolder(site)
  return new Set(listAddresses(site).map(({ locale, slug }) => `/${folder}${homes[locale]?.slice(1)}${slug}`))
}

function articleAddresses(page: PageEntry, locale: string, slug: string): Address[] {
  return listPublishedArticles(page).flatMap(({ value, path: holder }): Address[] => {
    if (typeof value.slug !== 'string') return []
    return [{ page, locale, slug: `${slug}/${value.slug}`, path: [...holder, 'slug'], holder, type: 'article' }]
  })
}

/** The articles of a blog as they stand in the file; empty for other pages. */
export function listArticles({ kind, value, path }: PageEntry): Entry[] {
  return kind === 'blog' ? listMappings(value.articles, [...path, 'articles']) : []
}

/** The articles of a blog that are not switched off. */
export function listPublishedArticles(page: PageEntry): Entry[] {
  return listArticles(page).filter(({ value }) => value.enabled !== false)
}

/** The former addresses of a site's pages and articles, in the order of the file. */
export function listFormerPaths({ pages, locales }: RuleInput): FormerPathEntry[] {
  return pages.flatMap((page) => {
    const lists = asMapping(page.value.formerPaths)
    const own = locales.flatMap((locale) => {
      const place = { page, locale, path: [...page.path, 'formerPaths', locale], holder: page.path }
      return listed(lists[locale], place)
    })
    return [...own, ...formerArticles(page, locales)]
  })
}

function formerArticles(page: PageEntry, locales: readonly string[]): FormerPathEntry[] {
  const blog = localisedTexts(page.value.slug)
  return listArticles(page).flatMap(({ value, path: holder }) =>
    locales
      .filter((locale) => blog[locale])
      .flatMap((locale) => listed(value.formerPaths, { page, locale, path: [...holder, 'formerPaths'], holder }))
      .map((former) => ({ ...former, slug: `${blog[former.locale]}/${former.slug}` })),
  )
}

/** The addresses in a list; empty if the value is no list. */
function listed(list: unknown, place: Omit<FormerPathEntry, 'slug'>): FormerPathEntry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((slug: unknown, index) =>
    typeof slug === 'string' ? [{ ...place, slug, path: [...place.path, index] }] : [],
  )
}
