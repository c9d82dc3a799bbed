import { fetchJson } from '../content/fetch-json.ts'
import { foldPath } from './fold-path.ts'
import { hasQuery } from './has-query.ts'
import { redirectIndexFile, routeIndexFile } from './root-folders.ts'
import type { RouteRecord } from './route.ts'
import { shardNumber } from './shard.ts'

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
  // A home at the root is above all others.
  const found = homes.filter((home) => isBelow(bare(path), home)).sort((a, b) => b.length - a.length)
  return found[0] ?? defaultHome
}

/**
 * Resolves a path by the address table that the site serves, in the files that would contain it: in any form that a host may serve it, then
 * without what people add, drop or write in another way. Undefined for a path that means no page for certain.
 *
 * @param search what stands behind the path, for addresses of an earlier site
 */
export async function resolveOnline(path: string, site: SiteIndex, search = ''): Promise<Resolution | undefined> {
  const written = bare(path)
  const found = await lookUp(written, site, search)
  const folded = bare(foldPath(written))
  if (found || folded === written) return found
  const meant = await lookUp(folded, site, search)
  return meant && 'route' in meant ? { redirect: meant.route.path } : meant
}

async function lookUp(address: string, site: SiteIndex, search: string): Promise<Resolution | undefined> {
  const home = nearestHome(address, site)
  const own = `${address}/` === home ? home : address
  const shard = shardNumber(own, site.shards)
  const records = await fetchJson<RouteRecord[]>(site.data + routeIndexFile(shard))
  const route = records.find(({ path, canonical }) => path === own || canonical === own)
  if (route) return { route }
  const redirects = await fetchJson<Record<string, string>>(site.data + redirectIndexFile(shard))
  const asked =
    search &&
    Object.keys(redirects).find((key) => key.startsWith(`${own}?`) && hasQuery(search, key.slice(own.length + 1)))
  const from = asked || own
  return Object.hasOwn(redirects, from) ? { redirect: redirects[from] as string } : undefined
}

/** Whether an address lies in that of a home, in any case. */
function isBelow(address: string, home: string): boolean {
  return `${address}/`.toLowerCase().startsWith(home.toLowerCase())
}

/** A path without a slash at its end, doubled slashes and the name of its file. */
export function bare(path: string): string {
  return path.replace(/\/index\.html$/, '').replace(/\/+(?=\/|$)/g, '')
}
