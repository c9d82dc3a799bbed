import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteRecord } from '../../src/routing/route.ts'
import { shardNumber } from '../../src/routing/shard.ts'

/** The route table of a built site: of each path the row that the index finds. */
export async function readRoutes(site: string): Promise<RouteRecord[]> {
  const folder = join(site, 'data/routes')
  const count = (await readdir(folder)).filter((name) => name.endsWith('.json')).length
  const shards = await Promise.all(Array.from({ length: count }, (_, shard) => readShard(folder, shard)))
  const routes = new Map<string, RouteRecord>()
  for (const [shard, records] of shards.entries()) {
    const own = records.filter(({ path }) => shardNumber(path, count) === shard)
    for (const record of own) if (!routes.has(record.path)) routes.set(record.path, record)
  }
  return [...routes.values()]
}

async function readShard(folder: string, shard: number): Promise<RouteRecord[]> {
  return JSON.parse(await readFile(join(folder, `${shard}.json`), 'utf8'))
}
