import { fetchJson } from '../content/fetch-json.ts'
import { redirectIndexFile, routeIndexFile } from './root-folders.ts'
import type { RouteRecord } from './route.ts'
import { shardOf } from './shard.ts'

/** The locales of a site. */
export interface SiteLocales {
  readonly locales: readonly string[]
  readonly defaultLocale: string
}

/** What a path resolves to: a page, or a redirect to another path. */
type Resolution = { readonly route: RouteRecord } | { readonly redirect: string }

/** The nearest home of a path: that of the locale that it names, or of the default locale. */
export function nearestHome(path: string, { locales, defaultLocale }: SiteLocales): string {
  const [first] = stepsOf(path)
  return `/${locales.find((locale) => locale === first) ?? defaultLocale}/`
}

/**
 * Resolves a path, in any form that a host may serve, by the address table that the site serves: in the files that would contain it. A
 * path that is not in the table leads to the nearest home.
 */
export async function resolveOnline(
  path: string,
  site: SiteLocales & { readonly shards: number },
): Promise<Resolution> {
  const home = nearestHome(path, site)
  const address = `/${stepsOf(path).join('/')}`
  if (!`${address}/`.startsWith(home)) return { redirect: home }
  const own = `${address}/` === home ? home : address
  const shard = shardOf(own, site.shards)
  const records = await fetchJson<RouteRecord[]>(`/${routeIndexFile(shard)}`)
  const route = records.find(({ path, canonical }) => path === own || canonical === own)
  if (route) return { route }
  const redirects = await fetchJson<Record<string, string>>(`/${redirectIndexFile(shard)}`)
  return { redirect: redirects[own] ?? home }
}

function stepsOf(path: string): string[] {
  return path
    .replace(/\/index\.html$/, '')
    .split('/')
    .filter((step) => step !== '')
}
