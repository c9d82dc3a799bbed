import { fetchJson } from '../content/fetch-json.ts'
import { redirectIndexFile, routeIndexFile } from './root-folders.ts'
import type { RouteRecord } from './route.ts'
import { shardOf } from './shard.ts'

/** The paths of the homes of a site, one a locale. */
export interface SiteHomes {
  readonly homes: readonly string[]
  /** That of the default locale. */
  readonly defaultHome: string
}

/** Where the site keeps its address table. */
export interface SiteIndex extends SiteHomes {
  /** The address of its folder `data`. */
  readonly data: string
  /** The number of files that the index of routes is split into. */
  readonly shards: number
}

/** What a path resolves to: a page, or a redirect to another path. */
type Resolution = { readonly route: RouteRecord } | { readonly redirect: string }

/** The nearest home of a path: that of the locale in which it lies, or of the default locale. */
export function nearestHome(path: string, { homes, defaultHome }: SiteHomes): string {
  const address = `${bare(path)}/`
  // A home at the root is above all others.
  const found = homes.filter((home) => address.startsWith(home)).sort((a, b) => b.length - a.length)
  return found[0] ?? defaultHome
}

/**
 * Resolves a path, in any form that a host may serve, by the address table that the site serves: in the files that would contain it. A
 * path that is not in the table leads to the nearest home.
 */
export async function resolveOnline(path: string, site: SiteIndex): Promise<Resolution> {
  const home = nearestHome(path, site)
  const address = bare(path)
  if (!`${address}/`.startsWith(home)) return { redirect: home }
  const own = `${address}/` === home ? home : address
  const shard = shardOf(own, site.shards)
  const records = await fetchJson<RouteRecord[]>(site.data + routeIndexFile(shard))
  const route = records.find(({ path, canonical }) => path === own || canonical === own)
  if (route) return { route }
  const redirects = await fetchJson<Record<string, string>>(site.data + redirectIndexFile(shard))
  return { redirect: redirects[own] ?? home }
}

/** A path without a slash at its end, doubled slashes and the name of its file. */
function bare(path: string): string {
  return path.replace(/\/index\.html$/, '').replace(/\/+(?=\/|$)/g, '')
}
