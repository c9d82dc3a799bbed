import type { PageConfig } from '../../schema/pages.ts'
import type { ServiceConfig } from '../../schema/services.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { LocalisedSlug, OptionalSlug } from '../../schema/texts.ts'
import type { TemplateName } from '../../src/content/page-content.ts'
import type { Route } from '../../src/routing/route.ts'

/** One page of the site, before it is put into a locale: what the configuration says of it, with its key. */
export type SitePage =
  | { readonly type: 'page'; readonly key: string; readonly config: PageConfig }
  | { readonly type: 'service'; readonly key: string; readonly config: ServiceConfig }
  | { readonly type: 'article'; readonly key: string; readonly blog: string; readonly index: number }

/** A route with the page that it shows. */
export interface PageRoute extends Route {
  readonly page: SitePage
}

/** The pages of the site that are switched on: pages, services, and an article each for those of a blog. */
function sitePages({ pages, services }: SiteConfig): SitePage[] {
  const result: SitePage[] = []
  for (const [key, config] of Object.entries(pages)) {
    if (config.enabled === false) continue
    result.push({ type: 'page', key, config })
    if (config.kind !== 'blog') continue
    for (const [index, article] of config.articles.entries()) {
      result.push({ type: 'article', key: `${key}/${article.slug}`, blog: key, index })
    }
  }
  for (const [key, config] of Object.entries(services)) {
    if (config.enabled !== false) result.push({ type: 'service', key, config })
  }
  return result
}

/** The route table: a row per page and locale, in the order of the configuration. */
export function routeTable(config: SiteConfig): PageRoute[] {
  const locales = Object.keys(config.locales)
  return sitePages(config).flatMap((page) => locales.map((locale) => routeOf(config, page, locale)))
}

/** The path of a slug: `/pt/sobre`, and `/pt/` for the empty slug. */
export function pathOfSlug(locale: string, slug: string): string {
  return `/${locale}/${slug}`
}

/** The path of a locale's home. */
export function homePath(locale: string): string {
  return pathOfSlug(locale, '')
}

function routeOf(config: SiteConfig, page: SitePage, locale: string): PageRoute {
  const { slug, canonical } = slugsOf(config, page)
  const path = pathOfSlug(locale, slug[locale] ?? '')
  const shorter = canonical?.[locale]
  return {
    key: page.key,
    locale,
    template: templateOf(config, page),
    path,
    canonical: shorter === undefined ? path : pathOfSlug(locale, shorter),
    page,
  }
}

function slugsOf(config: SiteConfig, page: SitePage): { slug: LocalisedSlug; canonical?: OptionalSlug } {
  if (page.type !== 'article') return page.config
  const blog = config.pages[page.blog]
  if (blog?.kind !== 'blog') throw new Error(`${page.blog} is not a blog`)
  const article = blog.articles[page.index]?.slug
  return { slug: Object.fromEntries(Object.entries(blog.slug).map(([locale, slug]) => [locale, `${slug}/${article}`])) }
}

function templateOf(config: SiteConfig, page: SitePage): TemplateName {
  if (page.type === 'service') return 'service'
  if (page.type === 'article') return 'post'
  return templateOfPage(resolveReuse(config, page.config))
}

function templateOfPage({ kind }: PageConfig): TemplateName {
  if (kind === 'reuse') throw new Error('a reused page is itself a reuse')
  return kind
}

/** The page whose content is shown: the page itself, or for a `reuse` the page that it names, with the opening of its own if it has one. */
export function resolveReuse({ pages }: SiteConfig, page: PageConfig): PageConfig {
  if (page.kind !== 'reuse') return page
  const target = pages[page.page]
  if (!target) throw new Error(`${page.page} is not a page`)
  return page.hero && 'hero' in target ? ({ ...target, hero: page.hero } as PageConfig) : target
}
