import type { ReuseSection } from '../../../schema/sections/reuse.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { Alternate } from '../../../src/content/page-content.ts'
import type { Route } from '../../../src/routing/route.ts'
import { partOfKind, type SectionPart } from '../../../src/sections/section-parts.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import { collectionEntries } from '../../lib/collections.ts'
import { groupBy } from '../../lib/group-by.ts'
import type { CompleteConfig } from '../complete-config.ts'
import { type DividedLists, type ListPage, listPageKey } from '../lists/divided-lists.ts'
import { isFiltered } from '../lists/has-divided-lists.ts'
import { footSection } from '../looks/foot-section.ts'
import { isDivided, isShownInLocale, pageSections } from '../site-sections.ts'
import { searchPageKey } from './search-page.ts'
import { hasLocale, publishedArticles, type SitePage, sitePages } from './site-pages.ts'

/** A row of the address table with the page that it shows. */
export interface PageRoute extends Route {
  /** The page in all locales in which it is there, including its own. */
  readonly alternates: readonly Alternate[]
  readonly page: SitePage
  /** Which page of a list it is, if it is one after the first. */
  readonly list?: ListPage
}

/** The pages of the address table: a row per page and locale in which it is there, in the order of the configuration. */
export function pageRoutes(
  config: SiteConfig,
  homes: Readonly<Record<string, string>>,
  lists?: DividedLists,
): PageRoute[] {
  const locales = Object.keys(config.locales)
  const entries = collectionEntries(config)
  return sitePages(config).flatMap((page) => {
    const alternates = pageAddresses([page], locales).map(({ locale, slug, canonical }): Alternate => {
      return { locale, path: pathOfSlug(homes[locale], slug), canonical: pathOfSlug(homes[locale], canonical) }
    })
    const template = page.type === 'article' ? 'article' : 'page'
    const first = alternates.map(({ locale, path, canonical }): PageRoute => {
      const parts = splitPath({ config, entries }, page, locale)
      return { key: page.key, locale, template, ...(parts.length > 0 && { parts }), path, canonical, alternates, page }
    })
    return lists ? [...first, ...laterPages(first, lists)] : first
  })
}

/** The rows of the pages of a list after the first, in the languages in which there are so many. */
function laterPages(first: readonly PageRoute[], lists: DividedLists): PageRoute[] {
  const rows = first.flatMap((row) => {
    const { section, count } = lists.find(row.page, row.locale) ?? { section: '', count: 0 }
    const below = `${withoutEndSlash(row.path)}/${encodeURI(lists.slug(row.locale))}/`
    return Array.from({ length: Math.max(0, count - 1) }, (_, index): PageRoute => {
      const number = index + 2
      const path = below + number
      return { ...row, key: listPageKey(row.key, number), path, canonical: path, list: { section, number } }
    })
  })
  const byKey = groupBy(rows, ({ key }) => key)
  return rows.map((row) => ({
    ...row,
    alternates: (byKey.get(row.key) ?? []).map(({ locale, path, canonical }) => ({ locale, path, canonical })),
  }))
}

/** The address of a page in a locale, below the home of the locale. */
export interface PageAddress {
  readonly page: SitePage
  readonly locale: string
  readonly slug: string
  /** The canonical slug, which may be shorter. */
  readonly canonical: string
}

/** The addresses of pages: a row per page and locale in which it is there. */
export function pageAddresses(pages: readonly SitePage[], locales: readonly string[]): PageAddress[] {
  return pages.flatMap((page) =>
    locales.flatMap((locale) => {
      const slug = hasLocale(page, locale) ? pageSlug(page, locale) : undefined
      if (slug === undefined) return []
      const canonical = page.type === 'article' ? undefined : page.config.canonical?.[locale]
      return [{ page, locale, slug, canonical: canonical ?? slug }]
    }),
  )
}

/** A row as the app knows it. */
export function plainRoute({ page: _page, alternates: _alternates, list: _list, ...route }: PageRoute): Route {
  return route
}

/** The slug of a page in a locale, that of an article below its blog's; undefined where it has none yet. */
function pageSlug(page: SitePage, locale: string): string | undefined {
  if (page.type !== 'article') return page.config.slug[locale]
  const blog = page.blog.config.slug[locale]
  return blog === undefined ? undefined : `${blog}/${page.config.slug}`
}

/** The path of a slug below the home of its locale, as browsers write it: `/pt/sobre`, `/ja/%E5%AE%B6`, and `/pt/` for the empty slug. */
export function pathOfSlug(home = '/', slug = ''): string {
  return home + encodeURI(slug)
}

/** The path of a locale's feed. */
export function feedPath(home: string): string {
  return pathOfSlug(home, 'feed.xml')
}

/** Whether a page belongs to a feed: an article, or a blog with at least one. */
export function offersFeed(page: SitePage): boolean {
  if (page.type !== 'page') return page.type === 'article'
  return page.config.kind === 'blog' && publishedArticles(page.config).length > 0
}

/** The parts of the app that draw the sections of a page in a locale. */
function splitPath(
  { config, entries }: Pick<CompleteConfig, 'entries'> & { readonly config: SiteConfig },
  page: SitePage,
  locale: string,
): SectionPart[] {
  const shown = Object.values(pageSections(page) ?? {}).flatMap((section) => {
    if (!isShownInLocale(section, locale)) return []
    if (section.kind !== 'reuse') return partsOfSection(config, section)
    const [key = '', name = ''] = section.section.split('.')
    const reused = (config.pages[key] ?? entries[key])?.sections[name]
    return reused && reused.kind !== 'reuse' ? partsOfSection(config, reused) : []
  })
  // The facts of an entry stand on its page, whether a section says so or not.
  const facts = page.type === 'entry' && (page.config.facts || page.config.dates) ? [partOfKind.facts] : []
  const search: SectionPart[] = page.key === searchPageKey ? ['search'] : []
  const menu: SectionPart[] = page.type === 'entry' && page.collection.sideMenu ? ['lists'] : []
  const foot = footSection(config, locale) ? [partOfKind.form] : []
  return [...new Set([...shown, ...facts, ...menu, ...search, ...foot])]
}

/** The part that draws a section, and those of what stands above, below or beside its entries. */
function partsOfSection(config: SiteConfig, section: Exclude<Section, ReuseSection>): SectionPart[] {
  const part: SectionPart | undefined = partOfKind[section.kind]
  // That of a kind of the site's own is not a part of the app.
  if (part === undefined) return []
  if (section.kind === 'opening' && section.form !== undefined) return [part, partOfKind.form]
  const divided: SectionPart[] = [
    ...(isDivided(section) ? (['lists'] as const) : []),
    ...(isFiltered(config, section) ? (['filters'] as const) : []),
  ]
  return section.kind === 'articles' && section.newsletter
    ? [part, partOfKind.newsletter, ...divided]
    : [part, ...divided]
}
