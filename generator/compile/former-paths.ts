import type { PageConfig } from '../../schema/pages.ts'
import type { ServiceConfig } from '../../schema/services.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { disabledPaths, homePath, type PageRoute, pathOfSlug } from './routes.ts'

/** A former address of a page. */
export interface FormerPath {
  readonly path: string
  /** The page's current address, or the locale's home if the page is disabled. */
  readonly to: string
  /** Whether the page is enabled: a disabled page may come back at another address. */
  readonly isPage: boolean
}

/** The former addresses of all pages, services and articles. Where a page and an article claim the same one, the page has it. */
export function formerPaths(config: SiteConfig, routes: readonly PageRoute[]): FormerPath[] {
  const pages = [...Object.values(config.pages), ...Object.values(config.services)]
  const locales = Object.keys(config.locales)
  const named = locales.flatMap((locale) => pages.flatMap((page) => formerOf(page, locale)))
  const articles = locales.flatMap((locale) => pages.flatMap((page) => formerArticles(page, locale)))
  if (articles.length === 0) return named
  const taken = new Set([
    ...routes.flatMap(({ path, canonical }) => [path, canonical]),
    ...[...disabledPaths(config), ...named].map(({ path }) => path),
  ])
  return [...named, ...articles.filter(({ path }) => !taken.has(path) && taken.add(path))]
}

function formerOf({ enabled, slug, formerSlugs }: PageConfig | ServiceConfig, locale: string): FormerPath[] {
  const isPage = enabled !== false
  const to = isPage ? pathOfSlug(locale, slug[locale] ?? '') : homePath(locale)
  // A locale may be called "constructor", which every object has.
  const formers = formerSlugs && Object.hasOwn(formerSlugs, locale) ? formerSlugs[locale] : undefined
  return (formers ?? []).map((former) => ({ path: pathOfSlug(locale, former), to, isPage }))
}

/** The address of an article begins with its blog's and ends with its own part; it is a former one where either part is. */
function formerArticles(page: PageConfig | ServiceConfig, locale: string): FormerPath[] {
  if (!('articles' in page)) return []
  const today = pathOfSlug(locale, page.slug[locale] ?? '')
  const isPage = page.enabled !== false
  const blogs = [today, ...formerOf(page, locale).map(({ path }) => path)]
  return page.articles.flatMap(({ slug, formerSlugs = [] }) => {
    const to = isPage ? `${today}/${slug}` : homePath(locale)
    const paths = blogs.flatMap((blog) => [slug, ...formerSlugs].map((last) => `${blog}/${last}`))
    return paths.slice(1).map((path) => ({ path, to, isPage }))
  })
}
