import type { CollectionEntry } from '../../schema/collections.ts'
import type { PageConfig } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Redirect } from '../../src/routing/route.ts'
import { findKey } from '../../src/routing/route-index.ts'
import { collectionEntries } from '../lib/collections.ts'
import { hasQuery, parseFormerPath } from '../lib/former-path.ts'
import { groupBy } from '../lib/group-by.ts'
import { nearestTranslatedPage } from './breadcrumbs.ts'
import type { RouteTable } from './route-table.ts'
import { pathOfSlug } from './routes.ts'
import { articleKey } from './site-pages.ts'

/** A page as the configuration has it, in a locale. */
interface PageIn {
  readonly key: string
  readonly page: PageConfig | CollectionEntry
  readonly locale: string
  readonly table: RouteTable
}

/**
 * The redirects of the address table. An address that is in use redirects nowhere; where two redirects claim the same one, the former
 * address of a page goes first, then a page that is disabled or not there in the locale, the former address of an article, the slug of
 * another locale.
 */
export function redirectRows(config: SiteConfig, table: RouteTable): Redirect[] {
  const all = [...Object.entries(config.pages), ...Object.entries(collectionEntries(config))]
  const served = [...table.byPath.keys()]
  const taken = new Set(served)
  const free = (rows: readonly Redirect[]) =>
    rows.filter((row) => !taken.has(requestAddress(row)) && taken.add(requestAddress(row)))
  const ofPages = (rowsOf: (page: PageIn) => Redirect[]) =>
    free(table.locales.flatMap((locale) => all.flatMap(([key, page]) => rowsOf({ key, page, locale, table }))))
  const roots = free([
    ...Object.entries(table.homes).map(([locale, home]) => redirect(table.root + locale, home)),
    ...(table.root === '/' ? [] : [redirect(table.root.slice(0, -1), table.root)]),
  ])
  const former = ofPages(formerAddresses)
  const absent = ofPages(absentAddresses)
  const articles = ofPages(formerArticles)
  const languages = free(otherLanguages(table))
  const inUse = listFolders([...served, ...languages.map(({ from }) => from)])
  const rows = [...former, ...articles, ...absent.map((row) => ({ ...row, below: !inUse.has(row.from) })), ...languages]
  return mostAskedFirst([...roots, ...rows, ...free(withPrefix(rows, table))])
}

/** Hosts take the first that fits: `?page=3&lang=de` goes before `?page=3`. */
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
    const bare = path.replace(/\/+$/, '') || '/'
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

/** What tells the addresses of redirects apart. */
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
function redirectTo({ key, locale, table }: Omit<PageIn, 'page'>, from: string): Redirect {
  const [any] = table.byKey.get(key)?.values() ?? []
  const to = any && nearestTranslatedPage(table, any, locale)
  return redirect(from, to?.path ?? pathOfSlug(table.homes[locale]), to?.key === key)
}

function formerAddresses(at: PageIn): Redirect[] {
  const { page, locale, table } = at
  return (page.formerPaths?.[locale] ?? []).flatMap((written) => {
    const place = parseFormerPath(written, { home: table.homes[locale] ?? table.root, root: table.root })
    if (!place) return []
    const { path, query } = place
    return { ...redirectTo(at, encodeURI(path)), ...(query !== undefined && { query }) }
  })
}

/** The address of an article begins with its blog's and ends with its own part; it is a former one where either part is. */
function formerArticles(at: PageIn): Redirect[] {
  const { key, page, locale, table } = at
  const slug = page.slug[locale]
  if (!('articles' in page) || slug === undefined) return []
  const blogs = [
    pathOfSlug(table.homes[locale], slug),
    ...formerAddresses(at).flatMap(({ from, query }) => (query === undefined ? [from] : [])),
  ]
  return page.articles.flatMap((article) => {
    const paths = blogs.flatMap((blog) =>
      [article.slug, ...(article.formerPaths ?? [])].map((last) => `${blog}/${encodeURI(last)}`),
    )
    // One that is switched off may come back: what led to it leads to its blog for now.
    if (article.enabled === false)
      return paths.map((path) => ({ ...redirectTo({ key, locale, table }, path), status: 302 }) as const)
    const today = { key: table.byKey.has(key) ? articleKey(key, article) : key, locale, table }
    return paths.slice(1).map((path) => redirectTo(today, path))
  })
}

/** The addresses of a page that is disabled or not there in the locale, its canonical one included. */
function absentAddresses(at: PageIn): Redirect[] {
  const { key, page, locale, table } = at
  if (table.byKey.get(key)?.has(locale)) return []
  const slugs = [page.slug[locale] ?? [], page.canonical?.[locale] ?? []].flat()
  return slugs.map((slug) => ({ ...redirectTo(at, pathOfSlug(table.homes[locale], slug)), status: 302 }))
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
    from: `${root}${first}/${row.from.slice(root.length)}`.replace(/\/$/, ''),
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
