import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteRecord } from '../../src/routing/route.ts'

/** The route table of a built site. */
export async function readRoutes(site: string): Promise<RouteRecord[]> {
  const folder = join(site, 'data/routes')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const shards = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
  return [...new Map((shards.flat() as RouteRecord[]).map((route) => [route.path, route])).values()]
}
