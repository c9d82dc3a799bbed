import type { PageConfig } from '../../schema/pages.ts'
import type { ServiceConfig } from '../../schema/services.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Redirect } from '../../src/routing/route.ts'
import { pathTo, type RouteTable } from './route-table.ts'
import { homePath, pathOfSlug } from './routes.ts'

type Page = PageConfig | ServiceConfig

/**
 * The redirects of the address table. An address that is in use redirects nowhere; where two redirects claim the same one, the former
 * address of a page goes first, then a disabled page, the former address of an article, the slug of another locale.
 */
export function redirectRows(config: SiteConfig, table: RouteTable): Redirect[] {
  const served = [...table.byPath.keys()]
  const taken = new Set(served)
  const free = (rows: readonly Redirect[]) => rows.filter(({ from }) => !taken.has(from) && taken.add(from))
  const ofPages = (rowsOf: (page: Page, locale: string) => Redirect[]) =>
    free(
      table.locales.flatMap((locale) =>
        [...Object.values(config.pages), ...Object.values(config.services ?? {})].flatMap((page) =>
          rowsOf(page, locale),
        ),
      ),
    )
  const roots = table.locales.map((locale) => redirect(`/${locale}`, homePath(locale)))
  const former = ofPages(formerAddresses)
  const disabled = ofPages(disabledAddresses)
  const articles = ofPages(formerArticles)
  const languages = free(otherLanguages(table))
  const inUse = foldersOf([...served, ...languages.map(({ from }) => from)])
  return [
    ...roots,
    ...former,
    ...articles,
    ...disabled.map((row) => ({ ...row, below: !inUse.has(row.from) })),
    ...languages,
  ]
}

/** Finds the redirect of an address, with a slash at its end or without: its own, or that of the nearest address above it. */
export function redirectFinder(rows: readonly Redirect[]): (path: string) => Redirect | undefined {
  const byFrom = new Map(rows.map((row) => [row.from, row]))
  return (path) => {
    const bare = path.replace(/\/+$/, '')
    const own = byFrom.get(bare)
    if (own) return own.to === path ? undefined : own
    for (let end = bare.lastIndexOf('/'); end > 0; end = bare.lastIndexOf('/', end - 1)) {
      const above = byFrom.get(bare.slice(0, end))
      if (above?.below) return above
    }
    return undefined
  }
}

/** A redirect to a page, or for now to another place. */
function redirect(from: string, to: string, isPage = true): Redirect {
  return { from, to, status: isPage ? 301 : 302, below: false }
}

function isEnabled({ enabled }: Page): boolean {
  return enabled !== false
}

/** A disabled page may come back at another address: its former addresses lead to the locale's home for now. */
function formerAddresses(page: Page, locale: string): Redirect[] {
  const { slug, formerSlugs } = page
  const to = isEnabled(page) ? pathOfSlug(locale, slug[locale] ?? '') : homePath(locale)
  return (formerSlugs?.[locale] ?? []).map((slug) => redirect(pathOfSlug(locale, slug), to, isEnabled(page)))
}

/** The address of an article begins with its blog's and ends with its own part; it is a former one where either part is. */
function formerArticles(page: Page, locale: string): Redirect[] {
  if (!('articles' in page)) return []
  const today = pathOfSlug(locale, page.slug[locale] ?? '')
  const blogs = [today, ...formerAddresses(page, locale).map(({ from }) => from)]
  return page.articles.flatMap(({ slug, formerSlugs = [] }) => {
    const to = isEnabled(page) ? `${today}/${slug}` : homePath(locale)
    const paths = blogs.flatMap((blog) => [slug, ...formerSlugs].map((last) => `${blog}/${last}`))
    return paths.slice(1).map((path) => redirect(path, to, isEnabled(page)))
  })
}

/** The addresses of a disabled page, its canonical one included. */
function disabledAddresses(page: Page, locale: string): Redirect[] {
  if (isEnabled(page)) return []
  const slugs = [page.slug[locale] ?? '', page.canonical?.[locale] ?? []].flat()
  return slugs.map((slug) => redirect(pathOfSlug(locale, slug), homePath(locale), false))
}

/** `/en/servicos` → `/en/services`: the slug of another locale leads to the same page in the locale of the address. */
function otherLanguages(table: RouteTable): Redirect[] {
  return [...table.bySlug].flatMap(([slug, key]) =>
    table.locales.map((locale) => redirect(pathOfSlug(locale, slug), pathTo(table, key, locale))),
  )
}

/** All folders in which addresses lie: `/en/services/audit` lies in `/en/services` and `/en`. */
function foldersOf(paths: readonly string[]): Set<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    for (
      let end = path.lastIndexOf('/');
      end > 0 && !folders.has(path.slice(0, end));
      end = path.lastIndexOf('/', end - 1)
    )
      folders.add(path.slice(0, end))
  }
  return folders
}
