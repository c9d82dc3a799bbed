import { posix } from 'node:path'
import {
  redirectIndexFile,
  redirectIndexFolder,
  routeIndexFile,
  routeIndexFolder,
} from '../../src/routing/root-folders.ts'
import type { Redirect, RouteRecord } from '../../src/routing/route.ts'
import { shardOf } from '../../src/routing/shard.ts'
import type { Output } from './write-document.ts'

const routesPerShard = 128

/** The number of files that a route index is divided into, so that none grows with the site. */
export function shardCount(routes: number): number {
  return Math.max(1, Math.ceil(routes / routesPerShard))
}

/** Which file of the indexes lies at a path below the web root; undefined for any other path. */
export function indexAt(path: string): { readonly of: 'routes' | 'redirects'; readonly shard: number } | undefined {
  const { dir, name, ext } = posix.parse(path)
  if (ext !== '.json' || !/^\d+$/.test(name)) return undefined
  if (dir === routeIndexFolder) return { of: 'routes', shard: Number(name) }
  return dir === redirectIndexFolder ? { of: 'redirects', shard: Number(name) } : undefined
}

/** What the indexes are made of. */
interface IndexedAddresses {
  readonly records: readonly RouteRecord[]
  readonly redirects: readonly Redirect[]
}

/** Writes the indexes in which the app and the 404 page look a path up: an array of records, and the targets of redirects by address. */
export function writeRouteIndex({ records, redirects }: IndexedAddresses, output: Output): void {
  const count = shardCount(records.length)
  const pages: Set<RouteRecord>[] = Array.from({ length: count }, () => new Set())
  for (const record of records) {
    for (const path of [record.path, record.canonical]) pages[shardOf(path, count)]?.add(record)
  }
  for (const [index, shard] of pages.entries()) output.write(routeIndexFile(index), JSON.stringify([...shard]))
  for (const [index, shard] of redirectShards(redirects, count).entries())
    output.write(redirectIndexFile(index), JSON.stringify(shard))
}

/** The targets of redirects by address, divided as the route index is. What lies below an address has none: it leads home in any case. */
export function redirectShards(redirects: readonly Redirect[], count: number): Record<string, string>[] {
  const shards: Record<string, string>[] = Array.from({ length: count }, () => ({}))
  for (const { from, to } of redirects) Object.assign(shards[shardOf(from, count)] ?? {}, { [from]: to })
  return shards
}
