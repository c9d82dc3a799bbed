import { templates } from '../../pages/templates.ts'
import type { BootBlock } from '../boot-block.ts'
import type { RouteRecord } from '../routing/route.ts'
import { shardOf } from '../routing/shard.ts'
import { fetchJson } from './fetch-json.ts'
import type { AnyPageModule } from './page-content.ts'
import type { Loaded, LoadedPage, PageSource } from './page-source.ts'

/** A page source that can also load ahead. */
export interface NetworkPageSource extends PageSource {
  /** Loads a page for later; what cannot be loaded is forgotten. */
  prefetch(path: string): void
}

/**
 * The pages as the browser gets them: the index of routes names a page's content, content and template load side by side.
 * What is not in the index or cannot be loaded is left to the server: the browser opens the address as a document.
 */
export function createNetworkPageSource(boot: BootBlock): NetworkPageSource {
  const loading = new Map<string, Promise<LoadedPage | undefined>>()
  const shown = new Map<string, Loaded | Promise<Loaded>>()

  async function load(path: string): Promise<LoadedPage | undefined> {
    const record = isCurrent(boot.route, path) ? boot.route : await findRecord(path, boot.shards)
    if (!record || record.locale !== boot.locale) return undefined
    const [page, Template] = await Promise.all([
      fetchJson<AnyPageModule>(record.content),
      templates[record.template]() as Promise<unknown> as Promise<LoadedPage['Template']>,
    ])
    return { page, Template }
  }

  function loadOnce(path: string): Promise<LoadedPage | undefined> {
    const known = loading.get(path)
    if (known) return known
    const pending = load(path).catch(() => {
      loading.delete(path)
      return undefined
    })
    loading.set(path, pending)
    return pending
  }

  return {
    prefetch: (path) => void loadOnce(path),
    read(path) {
      const known = shown.get(path)
      if (known) return known
      const pending = loadOnce(path).then((loaded) => loaded ?? openDocument(path))
      shown.set(path, pending)
      void pending.then((loaded) => shown.set(path, loaded))
      return pending
    },
  }
}

function isCurrent({ path, canonical }: RouteRecord, address: string): boolean {
  return address === path || address === canonical
}

async function findRecord(path: string, shards: number): Promise<RouteRecord | undefined> {
  const records = await fetchJson<RouteRecord[]>(`/data/routes/${shardOf(path, shards)}.json`)
  return records.find((record) => isCurrent(record, path))
}

/** Leaves the app; the promise stays open, since the page is about to go. */
function openDocument(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => {})
}
