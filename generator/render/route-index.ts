import { posix } from 'node:path'
import { routeIndexFile, routeIndexFolder } from '../../src/routing/root-folders.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { shardOf } from '../../src/routing/shard.ts'
import type { FormerPath } from '../compile/former-paths.ts'
import type { Output } from './write-document.ts'

const routesPerShard = 128

/** The number of files that a route index is divided into, so that none grows with the site. */
export function shardCount(routes: number): number {
  return Math.max(1, Math.ceil(routes / routesPerShard))
}

/** The number of the shard at a path below the web root; undefined for any other path. */
export function shardAt(path: string): number | undefined {
  const { dir, name, ext } = posix.parse(path)
  return dir === routeIndexFolder && ext === '.json' && /^\d+$/.test(name) ? Number(name) : undefined
}

/** What the index is made of. */
interface IndexedRoutes {
  readonly records: readonly RouteRecord[]
  readonly former: readonly FormerPath[]
}

/** Writes the index by which the app finds the content of a path: `data/routes/<n>.json`, each an array of records. */
export function writeRouteIndex({ records, former }: IndexedRoutes, output: Output): void {
  const count = shardCount(records.length)
  const shards: Set<RouteRecord>[] = Array.from({ length: count }, () => new Set())
  for (const record of records) {
    for (const path of [record.path, record.canonical]) shards[shardOf(path, count)]?.add(record)
  }
  for (const record of formerRecords({ records, former })) shards[shardOf(record.canonical, count)]?.add(record)
  for (const [index, shard] of shards.entries()) output.write(routeIndexFile(index), JSON.stringify([...shard]))
}

/** A row for each former address: the 404 page looks them up where a host has no redirects. */
function formerRecords({ records, former }: IndexedRoutes): RouteRecord[] {
  if (former.length === 0) return []
  const byPath = new Map(records.map((record) => [record.path, record]))
  return former.flatMap(({ path, to, isPage }) => {
    const record = isPage ? byPath.get(to) : undefined
    return record ? [{ ...record, canonical: path }] : []
  })
}
