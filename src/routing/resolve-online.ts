import { fetchJson } from '../content/fetch-json.ts'
import type { AnyPageModule } from '../content/page-content.ts'
import { readPath, type SiteLocales } from './read-path.ts'
import { routeIndexFile } from './root-folders.ts'
import type { Resolution, RouteRecord } from './route.ts'
import { shardOf } from './shard.ts'

/** Looks a path up in the index that the site serves, in the one file that would contain it. */
async function findRecord(path: string, shards: number): Promise<RouteRecord | undefined> {
  const records = await fetchJson<RouteRecord[]>(`/${routeIndexFile(shardOf(path, shards))}`)
  return records.find((record) => record.path === path || record.canonical === path)
}

/** Resolves a path as hosts do (`resolvePath` in `generator/compile/route-table.ts`), from the files that the site serves. */
export async function resolveOnline(
  path: string,
  site: SiteLocales & { readonly shards: number },
): Promise<Resolution<RouteRecord>> {
  const { path: own, locale, home, elsewhere } = readPath(path, site)
  if (locale === undefined) return { redirect: home }
  const route = await findRecord(own, site.shards)
  if (route) return { route }
  for (const candidate of elsewhere) {
    const other = await findRecord(candidate, site.shards)
    if (!other) continue
    const { alternates } = await fetchJson<Pick<AnyPageModule, 'alternates'>>(other.content)
    return { redirect: alternates.find((alternate) => alternate.locale === locale)?.path ?? home }
  }
  return { redirect: home }
}
