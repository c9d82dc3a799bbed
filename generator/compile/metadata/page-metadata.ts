import type { Content } from '../../../src/content/page-content.ts'
import { isNoindex } from '../../lib/addresses/noindex.ts'
import type { CompleteMetadata } from '../complete-config.ts'
import { listPageLabel } from '../lists/list-pages.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { PageRoute } from '../routes/routes.ts'
import type { ArticlePage } from '../routes/site-pages.ts'
import { openingMetadata } from './opening-metadata.ts'

/** The metadata of a page for search engines and share previews. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** The canonical path. */
  readonly canonical: string
  /** The language of the page at that path, as a BCP 47 tag. */
  readonly language: string
  /** What search engines may do with it. */
  readonly robots: string
  /** Whether the page should be indexed: it may be, is at its canonical path, and has metadata of its own or is a home page. */
  readonly isListed: boolean
  /** Whether the page names its other languages for search engines. */
  readonly isTranslated: boolean
}

/** The metadata that all pages of a locale share. */
export function siteMetadata(projection: LocaleProjection): Content<CompleteMetadata> {
  return projection.facts('SiteMetadata', projection.config.metadata)
}

/**
 * The metadata of a page in a locale. A page without any has those that its opening makes; without an opening, the site's defaults, and the
 * locale's home in its place.
 */
export function pageMetadata(projection: LocaleProjection, route: PageRoute): PageMetadata {
  const { page } = route
  if (page.type === 'article') return articleMetadata(projection, { route, page })
  if (route.list) return laterMetadata(projection, route, route.list.number)
  const defaults = projection.once(siteMetadata)
  const { meta } = page.config
  const home = projection.home
  const made = meta || route.path === home ? undefined : openingMetadata(projection, page)
  const { title, description } = meta ? projection.facts('PageMeta', meta) : (made ?? defaults)
  const keywords = (meta && projection.facts('PageMeta', meta).keywords) ?? defaults.keywords
  const isItself = meta !== undefined || made !== undefined || route.path === home
  const robots = page.config.robots ?? thanksRobots(projection, page.key)
  const isListed = isItself && !isNoindex(robots)
  return {
    title,
    description,
    ...(keywords && { keywords }),
    canonical: isItself ? route.canonical : home,
    language: projection.localeTag(),
    robots: robots ?? defaults.robots,
    isListed,
    isTranslated: isListed,
  }
}

/** A page that visitors come to by a form is no page to begin with. */
function thanksRobots({ config }: LocaleProjection, key: string): string | undefined {
  return Object.values(config.forms).some(({ thanks }) => thanks === key) ? 'noindex, follow' : undefined
}

/** The metadata of a page of a list after the first: those of the first, with its number. Search engines take each as a page of its own. */
function laterMetadata(projection: LocaleProjection, route: PageRoute, number: number): PageMetadata {
  const first = projection.findRoute(route.page.key)
  const shared = pageMetadata(projection, first ?? { ...route, list: undefined })
  const label = listPageLabel(projection, number)
  return {
    ...shared,
    title: `${shared.title} – ${label}`,
    description: `${label}. ${shared.description}`,
    canonical: shared.isListed ? route.canonical : shared.canonical,
  }
}

/** An article exists in one language; the other locales show the same text and name the original as canonical. */
function articleMetadata(
  projection: LocaleProjection,
  { route, page }: { route: PageRoute; page: ArticlePage },
): PageMetadata {
  const { title, description } = page.config
  const { language, robots } = page.blog.config
  const { keywords, ...defaults } = projection.once(siteMetadata)
  const original = projection.findRoute(page.key, language) ?? route
  return {
    title,
    description,
    ...(keywords && { keywords }),
    canonical: original.canonical,
    language: projection.localeTag(language),
    robots: robots ?? defaults.robots,
    isListed: original.locale === route.locale && !isNoindex(robots),
    isTranslated: false,
  }
}
