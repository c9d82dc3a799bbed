import { readPath, type SiteLocales } from '../../src/routing/read-path.ts'
import type { Resolution, Route } from '../../src/routing/route.ts'

/** The routes of a site, indexed by path and by key. */
export interface RouteTable<R extends Route = Route> extends SiteLocales {
  readonly routes: readonly R[]
  readonly byPath: ReadonlyMap<string, R>
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, R>>
}

/** Indexes the routes of a site. A canonical path resolves to the same route as the path itself. */
export function createRouteTable<R extends Route>(routes: readonly R[], site: SiteLocales): RouteTable<R> {
  const byPath = new Map<string, R>()
  const byKey = new Map<string, Map<string, R>>()
  for (const route of routes) byPath.set(route.path, route)
  for (const route of routes) {
    if (!byPath.has(route.canonical)) byPath.set(route.canonical, route)
    const inLocales = byKey.get(route.key) ?? new Map<string, R>()
    byKey.set(route.key, inLocales.set(route.locale, route))
  }
  return { locales: site.locales, defaultLocale: site.defaultLocale, routes, byPath, byKey }
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

/** Returns the route of a path, which may be its own or its canonical one. */
export function routeAt<R extends Route>(table: RouteTable<R>, path: string): R | undefined {
  return table.byPath.get(readPath(path, table).path)
}

/** Returns the key of the page that has a slug in any locale. */
export function keyOfSlug(table: RouteTable, slug: string): string | undefined {
  for (const locale of table.locales) {
    const route = routeAt(table, `/${locale}/${slug}`)
    if (route) return route.key
  }
  return undefined
}

/**
 * Resolves a path to its page. The slug of another locale redirects to this locale's page, anything else to the locale's home page, or
 * to that of the default locale if the path names none.
 */
export function resolvePath<R extends Route>(table: RouteTable<R>, path: string): Resolution<R> {
  const route = routeAt(table, path)
  if (route) return { route }
  const { locale, slug, home } = readPath(path, table)
  const key = locale && keyOfSlug(table, slug)
  return { redirect: (key && pathTo(table, key, locale)) || home }
}
