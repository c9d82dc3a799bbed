import type { SiteConfig } from '../../schema/site-config.ts'
import type { TemplateName } from '../../src/content/page-content.ts'
import type { Route } from '../../src/routing/route.ts'
import { type SitePage, sitePages } from './site-pages.ts'

/** A route with the page that it shows. */
export interface PageRoute extends Route {
  readonly page: SitePage
}

/** The route table: a row per page and locale, in the order of the configuration. */
export function routeTable(config: SiteConfig): PageRoute[] {
  const locales = Object.keys(config.locales)
  return sitePages(config).flatMap((page) => locales.map((locale) => routeOf(page, locale)))
}

/** A path of a disabled page, with the home page of its locale. */
export interface DisabledPath {
  readonly path: string
  readonly home: string
}

/** The paths of disabled pages and services. */
export function disabledPaths({ pages, services, locales }: SiteConfig): DisabledPath[] {
  const off = [...Object.values(pages), ...Object.values(services)].filter(({ enabled }) => enabled === false)
  return off.flatMap(({ slug }) =>
    Object.keys(locales).map((locale) => ({ path: pathOfSlug(locale, slug[locale] ?? ''), home: homePath(locale) })),
  )
}

/** The path of a slug: `/pt/sobre`, and `/pt/` for the empty slug. */
export function pathOfSlug(locale: string, slug: string): string {
  return `/${locale}/${slug}`
}

/** The path of a locale's home. */
export function homePath(locale: string): string {
  return pathOfSlug(locale, '')
}

/** The path of a locale's feed. */
export function feedPath(locale: string): string {
  return pathOfSlug(locale, 'feed.xml')
}

/** Whether a page belongs to a feed: an article, or a blog with at least one. */
export function offersFeed(page: SitePage): boolean {
  if (page.type !== 'page') return page.type === 'article'
  return page.config.kind === 'blog' && page.config.articles.length > 0
}

function routeOf(page: SitePage, locale: string): PageRoute {
  const { slug, canonical = slug } = slugsOf(page, locale)
  return {
    key: page.key,
    locale,
    template: templateOf(page),
    path: pathOfSlug(locale, slug),
    canonical: pathOfSlug(locale, canonical),
    page,
  }
}

/** The slug of a page in a locale, and its shorter canonical slug, if it has one. */
function slugsOf(page: SitePage, locale: string): { slug: string; canonical?: string } {
  if (page.type === 'article') return { slug: `${page.blog.config.slug[locale]}/${page.config.slug}` }
  const { slug, canonical } = page.config
  return { slug: slug[locale] ?? '', canonical: canonical?.[locale] }
}

function templateOf(page: SitePage): TemplateName {
  if (page.type === 'service') return 'service'
  if (page.type === 'article') return 'post'
  return page.shown.config.kind
}
