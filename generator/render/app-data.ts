import { redirectIndexFile, rootFolders, routeIndexFile } from '../../src/routing/root-folders.ts'
import type { Redirect, RouteRecord } from '../../src/routing/route.ts'
import { shardOf } from '../../src/routing/shard.ts'
import type { PageModel } from '../compile/site-model.ts'
import { contentHash } from '../lib/content-hash.ts'

/** A file as it will be written: its path in the web root, and its text. */
export type TextFile = readonly [path: string, text: string]

/** What the app loads for a page: its row of the index, and its content as JSON at the address that the row names. */
export function pageData(
  { route, page }: PageModel,
  folder: string,
): { readonly record: RouteRecord; readonly json: string } {
  const json = JSON.stringify(page)
  return { record: { ...route, content: dataAddress(json, folder) }, json }
}

/** The address of the folder of what the app loads. */
export function dataFolder(folder: string): string {
  return `/${folder}${rootFolders.data}/`
}

/** The address of a JSON file, which is named by its content. */
export function dataAddress(json: string, folder: string): string {
  return `${dataFolder(folder)}${contentHash(json)}.json`
}

const routesPerShard = 128

/** The number of files that a route index is divided into, so that none grows with the site. */
export function shardCount(routes: number): number {
  return Math.max(1, Math.ceil(routes / routesPerShard))
}

/** The indexes in which the app and the 404 page look a path up: arrays of records, and the targets of redirects by address. */
export function indexFiles(
  records: readonly RouteRecord[],
  redirects: readonly Redirect[],
  folder: string,
): TextFile[] {
  const fileAt = (path: string) => dataFolder(folder).slice(1) + path
  const count = shardCount(records.length)
  return [
    ...routeShards(records, count).map(
      (rows, shard): TextFile => [fileAt(routeIndexFile(shard)), JSON.stringify(rows)],
    ),
    ...redirectShards(redirects, count).map(
      (rows, shard): TextFile => [fileAt(redirectIndexFile(shard)), JSON.stringify(rows)],
    ),
  ]
}

/** The records of pages, divided by their paths and their canonical paths. */
function routeShards(records: readonly RouteRecord[], count: number): RouteRecord[][] {
  const shards = Array.from({ length: count }, () => new Set<RouteRecord>())
  for (const record of records) {
    for (const path of [record.path, record.canonical]) shards[shardOf(path, count)]?.add(record)
  }
  return shards.map((shard) => [...shard])
}

/** The targets of redirects by address, divided as the route index is. What lies below an address has none: it leads home in any case. */
function redirectShards(redirects: readonly Redirect[], count: number): Record<string, string>[] {
  const shards: Record<string, string>[] = Array.from({ length: count }, () => ({}))
  for (const { from, to } of redirects) Object.assign(shards[shardOf(from, count)] ?? {}, { [from]: to })
  return shards
}
