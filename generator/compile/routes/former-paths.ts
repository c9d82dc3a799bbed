import type { Path } from '../../diagnostics/problem.ts'
import { type FormerPath, parseFormerPath } from '../../lib/addresses/former-path.ts'
import { pathOfSlug } from './routes.ts'
import { type ArticlePage, configuredPages, type PagesConfig, type SitePage } from './site-pages.ts'

/** Where a site lies, and each of its languages in it. */
interface SiteHomes {
  /** The paths of the homes, by language. */
  readonly homes: Readonly<Record<string, string>>
  readonly root: string
}

/** An address under which a page or an article stood before. */
export interface PageFormerPath {
  readonly page: SitePage
  readonly locale: string
  /** As it is written, for an article behind the address of its blog. */
  readonly slug: string
  /** Where it is written in the configuration. */
  readonly path: Path
  /** What browsers asked for; undefined where nobody can have asked for it. */
  readonly place: FormerPath | undefined
}

/** The former paths of all pages and articles, also of those that are switched off, in the order of the file. */
export function listFormerPaths(
  config: PagesConfig,
  site: SiteHomes & { readonly locales: readonly string[] },
): PageFormerPath[] {
  return configuredPages(config).flatMap((page) =>
    site.locales.flatMap((locale) => pageFormerPaths(page, locale, site)),
  )
}

/** The former paths of a page in a locale; those of an article lie below its blog, and are written once for all locales. */
export function pageFormerPaths(page: SitePage, locale: string, { homes, root }: SiteHomes): PageFormerPath[] {
  const { written, path, prefix } = writtenPaths(page, locale)
  return (written ?? []).flatMap((value, index) => {
    const slug = prefix + value
    const place = parseFormerPath(slug, { home: homes[locale] ?? root, root })
    return [{ page, locale, slug, path: [...path, index], place }]
  })
}

/**
 * The paths at which an article stands and stood, as browsers write them, that of today first. It begins with its blog's and ends with its own
 * part; it is a former one where either part is.
 */
export function articlePaths({ blog, config }: ArticlePage, locale: string, { homes, root }: SiteHomes): string[] {
  const slug = blog.config.slug[locale]
  if (slug === undefined) return []
  const former = pageFormerPaths({ type: 'page', ...blog }, locale, { homes, root }).flatMap(({ place }) =>
    place && place.query === undefined ? [encodeURI(place.path)] : [],
  )
  return [pathOfSlug(homes[locale], slug), ...former].flatMap((above) =>
    [config.slug, ...(config.formerPaths ?? [])].map((last) => `${above}/${encodeURI(last)}`),
  )
}

function writtenPaths(page: SitePage, locale: string) {
  const path = [...page.path, 'formerPaths']
  if (page.type !== 'article')
    return { written: page.config.formerPaths?.[locale], path: [...path, locale], prefix: '' }
  const blog = page.blog.config.slug[locale]
  return { written: blog ? page.config.formerPaths : undefined, path, prefix: `${blog}/` }
}
