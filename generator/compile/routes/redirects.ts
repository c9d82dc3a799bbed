import type { SiteConfig } from '../../../schema/site-config.ts'
import { hasQuery } from '../../../src/routing/has-query.ts'
import type { Redirect } from '../../../src/routing/route.ts'
import { findKey } from '../../../src/routing/route-index.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import { groupBy } from '../../lib/group-by.ts'
import { nearestTranslatedPage } from './breadcrumbs.ts'
import { articlePaths, pageFormerPaths } from './former-paths.ts'
import type { RouteTable } from './route-table.ts'
import { pathOfSlug } from './routes.ts'
import { type ArticlePage, configuredPages, type SitePage } from './site-pages.ts'

/** A page as the configuration has it, in a locale. */
interface PageIn<Page = SitePage> {
  readonly page: Page
  readonly locale: string
  readonly table: RouteTable
}

/**
 * The redirects of the address table. An address that is in use redirects nowhere; where two redirects claim the same one, the former
 * address of a page goes first, then a page that is disabled or not there in the locale, the former path of an article, the slug of
 * another locale.
 */
export function redirectRows(config: SiteConfig, table: RouteTable): Redirect[] {
  const all = configuredPages(config)
  const pages = all.filter(({ type }) => type !== 'article') as Exclude<SitePage, ArticlePage>[]
  const articles = all.filter(({ type }) => type === 'article') as ArticlePage[]
  const served = [...table.byPath.keys()]
  const taken = new Set(served)
  const free = (rows: readonly Redirect[]) =>
    rows.filter((row) => !taken.has(requestAddress(row)) && taken.add(requestAddress(row)))
  const ofEach = <Page>(list: readonly Page[], makeRows: (page: PageIn<Page>) => Redirect[]) =>
    free(table.locales.flatMap((locale) => list.flatMap((page) => makeRows({ page, locale, table }))))
  const roots = free([
    ...Object.entries(table.homes).map(([locale, home]) => redirect(table.root + locale, home)),
    ...(table.root === '/' ? [] : [redirect(table.root.slice(0, -1), table.root)]),
  ])
  const former = ofEach(pages, leaveFormer)
  const absent = ofEach(pages, leaveAbsent)
  const formerly = ofEach(articles, leaveArticle)
  const languages = free(otherLanguages(table))
  const inUse = listFolders([...served, ...languages.map(({ from }) => from)])
  const lists = free(firstOfLists(table))
  const rows = [
    ...former,
    ...formerly,
    ...absent.map((row) => ({ ...row, below: !inUse.has(row.from) })),
    ...languages,
    ...lists,
  ]
  return mostAskedFirst([...roots, ...rows, ...free(withPrefix(rows, table))])
}

/** Sorts by the number of parameters, since hosts take the first match: `?page=3&lang=de` goes before `?page=3`. */
function mostAskedFirst(rows: readonly Redirect[]): Redirect[] {
  const asked = ({ query }: Redirect) => query?.split('&').length ?? 0
  return rows.toSorted((a, b) => asked(b) - asked(a))
}

/** Finds the redirect of an address, with a slash at its end or without: its own, or that of the nearest address above it. */
export function redirectFinder(rows: readonly Redirect[]): (path: string, search?: string) => Redirect | undefined {
  const byFrom = new Map(rows.flatMap((row) => (row.query === undefined ? [[row.from, row] as const] : [])))
  const queried = groupBy(
    rows.filter(({ query }) => query !== undefined),
    ({ from }) => from,
  )
  return (path, search = '') => {
    const bare = withoutEndSlash(path) || '/'
    const asked = search && queried.get(bare)?.find(({ query = '' }) => hasQuery(search, query))
    if (asked) return asked
    const own = byFrom.get(bare)
    if (own) return own.to === path ? undefined : own
    for (let end = bare.lastIndexOf('/'); end > 0; end = bare.lastIndexOf('/', end - 1)) {
      const above = byFrom.get(bare.slice(0, end))
      if (above?.below) return above
    }
    return undefined
  }
}

/** The key by which redirects are told apart. */
function requestAddress({ from, query }: Redirect): string {
  return query === undefined ? from : `${from}?${query}`
}

/** A redirect to a page, or for now to another place. */
function redirect(from: string, to: string, isPage = true): Redirect {
  return { from, to, status: isPage ? 301 : 302, below: false }
}

/**
 * A redirect to a page. One that is disabled, or not there in the locale, may come back at another address: for now what led to it leads
 * home, or to the nearest page that is there.
 */
function redirectTo({ key, locale, table }: { readonly key: string } & Omit<PageIn, 'page'>, from: string): Redirect {
  const [any] = table.byKey.get(key)?.values() ?? []
  const to = any && nearestTranslatedPage(table, any, locale)
  return redirect(from, to?.path ?? pathOfSlug(table.homes[locale]), to?.key === key)
}

/** The former paths of a page, or of an article below its blog. */
function leaveFormer({ page, locale, table }: PageIn): Redirect[] {
  const { key } = page
  return pageFormerPaths(page, locale, table).flatMap(({ place }) => {
    if (!place) return []
    const { path, query } = place
    return { ...redirectTo({ key, locale, table }, encodeURI(path)), ...(query !== undefined && { query }) }
  })
}

/** What led to an article leads to it at its address of today. */
function leaveArticle({ page, locale, table }: PageIn<ArticlePage>): Redirect[] {
  const { blog, config } = page
  const paths = articlePaths(page, locale, table)
  // One that is switched off may come back: what led to it leads to its blog for now.
  if (config.enabled === false)
    return paths.map((path) => ({ ...redirectTo({ key: blog.key, locale, table }, path), status: 302 }) as const)
  const key = table.byKey.has(blog.key) ? page.key : blog.key
  return paths.slice(1).map((path) => redirectTo({ key, locale, table }, path))
}

/** The addresses of a page that is disabled or not there in the locale, its canonical one included. */
function leaveAbsent({ page, locale, table }: PageIn<Exclude<SitePage, ArticlePage>>): Redirect[] {
  const { key, config } = page
  if (table.byKey.get(key)?.has(locale)) return []
  const slugs = [config.slug[locale] ?? [], config.canonical?.[locale] ?? []].flat()
  return slugs.map((slug) => ({
    ...redirectTo({ key, locale, table }, pathOfSlug(table.homes[locale], slug)),
    status: 302,
  }))
}

/** `/en/homes/page/1` and `/en/homes/page` → `/en/homes`: the first page of a list has the address of its page. */
function firstOfLists({ routes, byKey }: RouteTable): Redirect[] {
  return routes.flatMap(({ page, locale, path, list }) => {
    const first = list?.number === 2 ? byKey.get(page.key)?.get(locale) : undefined
    if (!first) return []
    const folder = path.slice(0, path.lastIndexOf('/'))
    return [redirect(folder, first.path), redirect(`${folder}/1`, first.path)]
  })
}

/** `/en/servicos` → `/en/services`: the slug of another locale leads to the same page in the locale of the address. */
function otherLanguages(table: RouteTable): Redirect[] {
  return [...table.bySlug.keys()].flatMap((slug) => {
    const key = findKey(table, slug)
    if (key === undefined) return []
    return table.locales.map((locale) => redirectTo({ key, locale, table }, pathOfSlug(table.homes[locale], slug)))
  })
}

/** `/pt/sobre` → `/sobre`: where a locale has its home at the root, what had its key before it, or might have it, leads on. */
function withPrefix(rows: readonly Redirect[], { routes, homes, root }: RouteTable): Redirect[] {
  const [first] = Object.entries(homes).find(([, home]) => home === root) ?? []
  if (first === undefined) return []
  const pages = routes.filter(({ locale }) => locale === first)
  const served = pages.flatMap(({ path, canonical }) => [canonical, path].map((to) => redirect(to, to)))
  const below = Object.values(homes).filter((home) => home !== root)
  const own = rows.filter(({ from }) => !below.some((home) => from.startsWith(home)))
  return [...served, ...own].map((row) => ({
    ...row,
    from: withoutEndSlash(`${root}${first}/${row.from.slice(root.length)}`),
  }))
}

/** All folders in which addresses lie: `/en/services/audit` lies in `/en/services` and `/en`. */
function listFolders(paths: readonly string[]): Set<string> {
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
