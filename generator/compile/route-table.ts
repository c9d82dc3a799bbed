import type { SiteConfig } from '../../schema/site-config.ts'
import { homesOf } from '../lib/homes.ts'
import { type PageRoute, pageRoutes, slugsOf } from './routes.ts'

/** The pages of the address table, with indexes. */
export interface RouteTable {
  readonly locales: readonly string[]
  readonly defaultLocale: string
  /** The path of the site's root: "/", unless it lies in a folder. */
  readonly root: string
  /** The paths of the homes of the locales. */
  readonly homes: Readonly<Record<string, string>>
  readonly routes: readonly PageRoute[]
  /** The routes of each page by locale, by the page's key. */
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, PageRoute>>
  /** The routes by path and by canonical path. */
  readonly byPath: ReadonlyMap<string, PageRoute>
  /** The keys of pages by their slugs in any locale, canonical ones included. Of two pages the one in the earlier locale has the slug. */
  readonly bySlug: ReadonlyMap<string, string>
}

/**
 * Indexes the pages of a site.
 *
 * @param folder the folder of the web root in which it lies
 */
export function createRouteTable(config: SiteConfig, folder = ''): RouteTable {
  const { defaultLocale } = config
  const locales = Object.keys(config.locales)
  const homes = homesOf(config.locales, defaultLocale, folder)
  const routes = pageRoutes(config, homes)
  const byPath = new Map(routes.flatMap((route) => [route.canonical, route.path].map((path) => [path, route])))
  const byKey = new Map<string, Map<string, PageRoute>>()
  const owners = new Map<string, PageRoute>()
  for (const route of routes) {
    const inLocales = byKey.get(route.key) ?? new Map<string, PageRoute>()
    byKey.set(route.key, inLocales.set(route.locale, route))
    for (const slug of slugsOf(route.page, route.locale)) {
      const owner = owners.get(slug)
      if (!owner || locales.indexOf(route.locale) < locales.indexOf(owner.locale)) owners.set(slug, route)
    }
  }
  const bySlug = new Map([...owners].map(([slug, { key }]) => [slug, key]))
  return { locales, defaultLocale, root: `/${folder}`, homes, routes, byKey, byPath, bySlug }
}

/**
 * Returns the path of a page. Falls back to the default locale if the site does not have the given one. An unknown key yields an empty
 * path and a warning.
 */
export function pathTo(table: RouteTable, key: string, locale: string): string {
  const inLocales = table.byKey.get(key)
  if (!inLocales) {
    console.warn(`No page has the key "${key}"`)
    return ''
  }
  return inLocales.get(table.locales.includes(locale) ? locale : table.defaultLocale)?.path ?? ''
}
