import { templates } from '../../pages/templates.ts'
import type { BootBlock } from '../boot-block.ts'
import { resolveOnline } from '../routing/resolve-online.ts'
import type { RouteRecord } from '../routing/route.ts'
import type { Resolution } from '../routing/route-table.ts'
import { fetchJson } from './fetch-json.ts'
import type { AnyPageModule } from './page-content.ts'
import type { Loaded, LoadedPage, PageSource } from './page-source.ts'
import type { Shell } from './shell-content.ts'

/** A page source that can also load ahead. */
export interface NetworkPageSource extends PageSource {
  /** Loads a page for later; what cannot be loaded is forgotten. */
  prefetch(path: string): void
}

/**
 * The pages as the browser gets them: the index of routes names a page's content, content and template load side by side.
 * A path without a page leads to the nearest one. What belongs to another locale, shows images that this document may
 * not, or cannot be loaded, is left to the server: the browser opens the address as a document.
 */
export function createNetworkPageSource(boot: BootBlock): NetworkPageSource {
  /** What was asked for, be it for later only; undefined for what is left to the server. */
  const loading = new Map<string, Promise<Loaded | undefined>>()
  /** What `read` answers: the same promise on every call, and the page itself from then on. */
  const shown = new Map<string, Loaded | Promise<Loaded>>()
  const servedAt = window.location.pathname

  /** One path for the first page, which has its own, its canonical one, and the spelling in which the host served it. */
  function pathOf(address: string): string {
    return address === servedAt || address === boot.route.canonical ? boot.route.path : address
  }

  async function load(path: string): Promise<Loaded | undefined> {
    const resolution = await resolve(boot, path)
    if ('redirect' in resolution) {
      await loadOnce(resolution.redirect)
      return resolution
    }
    const { route } = resolution
    return route.locale === boot.locale ? loadPage(route, boot) : undefined
  }

  function loadOnce(path: string): Promise<Loaded | undefined> {
    const known = loading.get(path)
    if (known) return known
    const pending = load(path).catch((error: unknown) => {
      loading.delete(path)
      // This document is open already: opening it again would go on for ever.
      if (path === boot.route.path) throw error
      console.warn(path, error)
      return undefined
    })
    loading.set(path, pending)
    return pending
  }

  /** Opens an address as a document, unless the visitor has gone elsewhere meanwhile. The promise stays open, since the page is about to go. */
  function leaveToServer(address: string, path: string): Promise<never> {
    shown.delete(path)
    if (window.location.pathname === address) window.location.reload()
    return new Promise(() => {})
  }

  return {
    prefetch: (path) => void loadOnce(pathOf(path)),
    read(address) {
      const path = pathOf(address)
      const known = shown.get(path)
      if (known) return known
      const pending = loadOnce(path).then((loaded) => loaded ?? leaveToServer(address, path))
      shown.set(path, pending)
      pending.then(
        (loaded) => shown.set(path, loaded),
        () => shown.delete(path),
      )
      return pending
    },
  }
}

async function resolve(boot: BootBlock, path: string): Promise<Resolution<RouteRecord>> {
  if (path === boot.route.path) return { route: boot.route }
  const { languages, defaultLocale } = await fetchJson<Shell>(boot.shell)
  return resolveOnline(path, { locales: languages.map(({ locale }) => locale), defaultLocale, shards: boot.shards })
}

async function loadPage(route: RouteRecord, { route: first, styles }: BootBlock): Promise<LoadedPage | undefined> {
  const [page, Template] = await Promise.all([
    fetchJson<AnyPageModule>(route.content),
    templates[route.template]() as Promise<unknown> as Promise<LoadedPage['Template']>,
  ])
  const isFirst = route.path === first.path
  return isFirst || mayShow(page) ? { page, Template, styles: !isFirst && styles } : undefined
}

/** Whether this document may show a page's images: its policy names the hosts of its own images only. In development it has no policy. */
function mayShow({ imageHosts = [] }: AnyPageModule): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content
  const allowed = policy && /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
  return !allowed || imageHosts.every((host) => allowed.includes(host))
}
