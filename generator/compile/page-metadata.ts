import type { SiteMetadata } from '../../schema/site-config.ts'
import type { Content } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { homePath, type PageRoute } from './routes.ts'
import type { ArticlePage } from './site-pages.ts'

/** The metadata of a page for search engines and share previews. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** The canonical path. */
  readonly canonical: string
  /** Whether the page should be indexed: it is at its canonical path and has metadata of its own. */
  readonly listed: boolean
  /** Whether the page exists in all locales, so that it has alternates. */
  readonly translated: boolean
}

/** The metadata that all pages of a locale share. */
export function siteMetadata(projection: LocaleProjection): Content<SiteMetadata> {
  return projection.facts('SiteMetadata', projection.config.metadata)
}

/** The metadata of a page in a locale. A page without any falls back to the site's defaults, with the locale's home as canonical. */
export function pageMetadata(projection: LocaleProjection, route: PageRoute): PageMetadata {
  const defaults = projection.once(siteMetadata)
  const { page } = route
  if (page.type === 'article') return articleMetadata(projection, { route, page })
  if (!page.config.meta) {
    const { title, description, keywords } = defaults
    return { title, description, keywords, canonical: homePath(route.locale), listed: false, translated: false }
  }
  const { title, description, keywords } = projection.facts('PageMeta', page.config.meta)
  return {
    title,
    description,
    keywords: keywords ?? defaults.keywords,
    canonical: route.canonical,
    listed: true,
    translated: true,
  }
}

/** An article exists in one language; the other locales show the same text and name the original as canonical. */
function articleMetadata(
  projection: LocaleProjection,
  { route, page }: { route: PageRoute; page: ArticlePage },
): PageMetadata {
  const { title, description } = page.config
  const original = projection.routeOf(page.key, page.blog.config.language) ?? route
  return {
    title,
    description,
    keywords: projection.once(siteMetadata).keywords,
    canonical: original.canonical,
    listed: original.locale === route.locale,
    translated: false,
  }
}
