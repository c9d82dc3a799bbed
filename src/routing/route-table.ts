import { readPath, type SiteLocales } from './read-path.ts'
import type { Route } from './route.ts'

/** The routes of a site, ready to be asked by path, by key and by slug. */
export interface RouteTable<R extends Route = Route> extends SiteLocales {
  readonly routes: readonly R[]
  readonly byPath: ReadonlyMap<string, R>
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, R>>
}

/** What a path leads to: a page, or the path of another. */
export type Resolution<R extends Route = Route> = { readonly route: R } | { readonly redirect: string }

/** Indexes the routes of a site. A canonical path leads to the same route as the path itself. */
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
 * The path of a page. A locale that the site does not have stands for the default one; for an unknown key the path is
 * empty, with a warning.
 */
export function pathTo(table: RouteTable, key: string, locale: string): string {
  const inLocales = table.byKey.get(key)
  if (!inLocales) {
    console.warn(`No page has the key "${key}"`)
    return ''
  }
  return inLocales.get(table.locales.includes(locale) ? locale : table.defaultLocale)?.path ?? ''
}

/** The route of a path, its own or its canonical one. */
export function routeAt<R extends Route>(table: RouteTable<R>, path: string): R | undefined {
  return table.byPath.get(readPath(path, table).path)
}

/** The key of the page that has a slug in any locale. */
export function keyOfSlug(table: RouteTable, slug: string): string | undefined {
  for (const locale of table.locales) {
    const route = routeAt(table, `/${locale}/${slug}`)
    if (route) return route.key
  }
  return undefined
}

/**
 * What a path leads to: its page; for the slug of another locale this locale's page; for anything else the home page of
 * the locale, and of the default locale where the path names none.
 */
export function resolvePath<R extends Route>(table: RouteTable<R>, path: string): Resolution<R> {
  const route = routeAt(table, path)
  if (route) return { route }
  const { locale, slug, home } = readPath(path, table)
  const key = locale && keyOfSlug(table, slug)
  return { redirect: (key && pathTo(table, key, locale)) || home }
}
