import { foldPath } from '../../src/routing/fold-path.ts'
import type { NamedPage } from '../../src/routing/nearest-pages.ts'
import { pageNamesFile, redirectIndexFile, rootFolders, routeIndexFile } from '../../src/routing/root-folders.ts'
import type { Redirect, RouteRecord } from '../../src/routing/route.ts'
import { shardNumber } from '../../src/routing/shard.ts'
import { pageJson } from '../compile/page-json.ts'
import type { PageModel, SiteModel } from '../compile/site-model.ts'
import type { Kind } from '../kinds/kind.ts'
import { dataAddress, dataFolder } from '../lib/addresses/data-address.ts'
import { contentHash } from '../lib/content-hash.ts'

/** A file as it will be written: its path in the web root, and its text. */
export type TextFile = readonly [path: string, text: string]

type DataModel = Pick<SiteModel, 'kinds'> & { readonly site: { readonly folder: string } }

/** What the app loads for a page. */
export interface PageData {
  readonly record: RouteRecord
  readonly json: string
  /** Its name in the menus; left out for a page of a list after the first, which nobody looks for. */
  readonly label?: string
}

/** What the app loads for a page: its row of the index, and its content as JSON at the address that the row names. */
export function pageData(
  { route, page, list, kinds: shown }: PageModel,
  { site: { folder }, kinds }: DataModel,
): PageData {
  const json = pageJson(page)
  const own = kinds.filter(({ name }) => shown.includes(name)).map((kind) => [kind.name, kindAddress(kind, folder)])
  const record = {
    ...route,
    ...(own.length > 0 && { kinds: Object.fromEntries(own) }),
    content: dataAddress(json, folder),
  }
  return { record, json, ...(list === undefined && { label: page.content.label }) }
}

/** The address of the code of a kind of the site's own, which is named by its content. */
export function kindAddress({ name, client }: Pick<Kind, 'name' | 'client'>, folder: string): string {
  return `/${folder}${rootFolders.assets}/kind-${name}-${contentHash(client)}.js`
}

const routesPerShard = 128

/** The number of files that a route index is divided into, so that none grows with the site. */
export function shardCount(routes: number): number {
  return Math.max(1, Math.ceil(routes / routesPerShard))
}

/**
 * The indexes in which the app and the 404 page look a path up: arrays of records, and the targets of redirects by address; and the names of
 * all pages of a locale, among which the 404 page looks for the nearest.
 */
export function indexFiles(
  pages: readonly Omit<PageData, 'json'>[],
  redirects: readonly Redirect[],
  folder: string,
): TextFile[] {
  const dataFile = (path: string) => dataFolder(folder).slice(1) + path
  const records = pages.map(({ record }) => record)
  const count = shardCount(records.length)
  return [
    ...routeShards(records, count).map(
      (rows, shard): TextFile => [dataFile(routeIndexFile(shard)), JSON.stringify(rows)],
    ),
    ...redirectShards([...redirects, ...foldedRows(records, redirects)], count).map(
      (rows, shard): TextFile => [dataFile(redirectIndexFile(shard)), JSON.stringify(rows)],
    ),
    ...nameFiles(pages).map(([path, text]): TextFile => [dataFile(path), text]),
  ]
}

/** The records of pages, divided by their paths and their canonical paths. */
function routeShards(records: readonly RouteRecord[], count: number): RouteRecord[][] {
  const shards = Array.from({ length: count }, () => new Set<RouteRecord>())
  for (const record of records) {
    for (const path of [record.path, record.canonical]) shards[shardNumber(path, count)]?.add(record)
  }
  return shards.map((shard) => [...shard])
}

/** The targets of redirects by address, divided as the route index is. What lies below an address has none: the host leads it on. */
function redirectShards(
  redirects: readonly Pick<Redirect, 'from' | 'query' | 'to'>[],
  count: number,
): Record<string, string>[] {
  const shards: Record<string, string>[] = Array.from({ length: count }, () => ({}))
  for (const { from, query, to } of redirects)
    Object.assign(shards[shardNumber(from, count)] ?? {}, { [query === undefined ? from : `${from}?${query}`]: to })
  return shards
}

/** Redirects from addresses in the form in which people remember them, where that is another one and means one page only. */
function foldedRows(records: readonly RouteRecord[], redirects: readonly Redirect[]): Pick<Redirect, 'from' | 'to'>[] {
  const rows = [
    ...records.flatMap(({ path, canonical }) => [path, canonical].map((from) => ({ from, to: path }))),
    ...redirects.filter(({ query }) => query === undefined),
  ]
  const taken = new Set(rows.map(({ from }) => from))
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of rows) {
    const folded = foldPath(from)
    if (!taken.has(folded)) targets.set(folded, (targets.get(folded) ?? new Set()).add(to))
  }
  return [...targets].flatMap(([from, [to = '', ...others]]) => (others.length === 0 ? [{ from, to }] : []))
}

/** The paths and names of the pages of each locale but its home, which is always at hand. */
function nameFiles(pages: readonly Omit<PageData, 'json'>[]): TextFile[] {
  const names = new Map<string, NamedPage[]>()
  for (const { record, label } of pages) {
    const list = names.get(record.locale) ?? []
    names.set(record.locale, list)
    if (label !== undefined && !record.path.endsWith('/')) list.push([record.path, label, record.key])
  }
  return [...names].map(([locale, list]) => [pageNamesFile(locale), JSON.stringify(list)])
}
