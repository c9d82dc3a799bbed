import type { SiteConfig } from '../../../schema/site-config.ts'
import { indexRoutes, type RouteIndex } from '../../../src/routing/route-index.ts'
import { collectionEntries } from '../../lib/collections.ts'
import { localeRoots } from '../../lib/languages/locale-roots.ts'
import type { DividedLists } from '../lists/divided-lists.ts'
import { type PageRoute, pageRoutes } from './routes.ts'
import { articleKey } from './site-pages.ts'

/** The pages of the address table, with indexes. */
export interface RouteTable extends RouteIndex<PageRoute> {
  readonly locales: readonly string[]
  /** The path of the site's root: "/", unless it lies in a folder. */
  readonly root: string
  readonly routes: readonly PageRoute[]
  /** The routes by path and by canonical path. */
  readonly byPath: ReadonlyMap<string, PageRoute>
  /** The keys of the pages that are switched off: links to them may stand in texts and menus. */
  readonly disabledKeys: ReadonlySet<string>
  /** The lists that are divided into pages. */
  readonly lists: DividedLists | undefined
}

/**
 * Indexes the pages of a site.
 *
 * @param folder the folder of the web root in which it lies
 * @param lists the lists that are divided into pages; left out, each has its first page alone
 */
export function createRouteTable(config: SiteConfig, folder = '', lists?: DividedLists): RouteTable {
  const { defaultLocale } = config
  const homes = localeRoots(config.locales, defaultLocale, folder)
  const routes = pageRoutes(config, homes, lists)
  const byPath = new Map(routes.flatMap((route) => [route.canonical, route.path].map((path) => [path, route])))
  const locales = Object.keys(config.locales)
  const index = indexRoutes(routes, { homes, defaultLocale })
  const disabledKeys = new Set(configuredKeys(config).filter((key) => !index.byKey.has(key)))
  return { ...index, locales, root: `/${folder}`, routes, byPath, disabledKeys, lists }
}

/** The keys of all pages that the configuration has. */
function configuredKeys(config: SiteConfig): string[] {
  const pages = Object.entries(config.pages).flatMap(([key, page]) => [
    key,
    ...(page.kind === 'blog' ? page.articles.map((article) => articleKey(key, article)) : []),
  ])
  return [...pages, ...Object.keys(collectionEntries(config))]
}
