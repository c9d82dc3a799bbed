import type { Route } from './route.ts'

/** The keys by which a row of the route table is found. */
type Row = Pick<Route, 'key' | 'locale' | 'path' | 'canonical'>

/** The rows of the route table by key and by slug. */
export interface RouteIndex<R extends Row = Row> {
  readonly defaultLocale: string
  /** The paths of the homes of the locales. */
  readonly homes: Readonly<Record<string, string>>
  /** The rows of each page by locale, by the page's key. */
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, R>>
  /** The keys of pages by their slugs in any locale, canonical ones included. Of two pages the one in the earlier locale has the slug. */
  readonly bySlug: ReadonlyMap<string, string>
}

/** Indexes the rows of a route table. */
export function indexRoutes<R extends Row>(
  routes: readonly R[],
  { homes, defaultLocale }: Pick<RouteIndex, 'homes' | 'defaultLocale'>,
): RouteIndex<R> {
  const locales = Object.keys(homes)
  const byKey = new Map<string, Map<string, R>>()
  const owners = new Map<string, R>()
  for (const route of routes) {
    const inLocales = byKey.get(route.key) ?? new Map<string, R>()
    byKey.set(route.key, inLocales.set(route.locale, route))
    for (const slug of listSlugs(route, homes[route.locale] ?? '/')) {
      const owner = owners.get(slug)
      if (!owner || locales.indexOf(route.locale) < locales.indexOf(owner.locale)) owners.set(slug, route)
    }
  }
  const bySlug = new Map([...owners].map(([slug, { key }]) => [slug, key]))
  return { defaultLocale, homes, byKey, bySlug }
}

/** The slugs of a row: that of its path and the canonical one. */
function listSlugs({ path, canonical }: Row, home: string): string[] {
  return [path, canonical].map((address) => decodeURI(address.slice(home.length)))
}

/** Maps a slug of any locale back to the key of its page: the slug of a page and that of its translation are one. */
export function findKey({ bySlug }: Pick<RouteIndex, 'bySlug'>, slug: string): string | undefined {
  return bySlug.get(slug)
}

/**
 * Finds the path of a page. Falls back to the default locale for an unknown one. An unknown key logs a warning and yields an empty path, as
 * does, silently, a page that is not there in the locale.
 */
export function findPath(
  { byKey, homes, defaultLocale }: Pick<RouteIndex, 'byKey' | 'homes' | 'defaultLocale'>,
  key: string,
  locale: string,
): string {
  const inLocales = byKey.get(key)
  if (!inLocales) {
    console.warn(`No page has the key "${key}"`)
    return ''
  }
  return inLocales.get(Object.hasOwn(homes, locale) ? locale : defaultLocale)?.path ?? ''
}
