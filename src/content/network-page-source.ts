import { loadTemplate } from '../../pages/templates.ts'
import type { BootBlock } from '../boot-block.ts'
import { loadKinds } from '../kinds/load-kinds.ts'
import { resolveOnline } from '../routing/resolve-online.ts'
import type { RouteRecord } from '../routing/route.ts'
import { loadViews } from '../sections/load-views.ts'
import { captchaOrigins } from './captcha-origins.ts'
import { fetchJson } from './fetch-json.ts'
import { frameOrigins } from './frame-origins.ts'
import { hasFilm } from './has-film.ts'
import type { AnyPageModule } from './page-content.ts'
import type { Loaded, LoadedPage, PageSource } from './page-source.ts'
import type { Shell } from './shell-content.ts'

/** A page source that can also load ahead. */
export interface NetworkPageSource extends PageSource {
  /** Loads a page for later. A failure is forgotten. */
  prefetch(address: string): void
}

/** What a path leads to: something that the app shows, or a document that the browser has to open in place of this one. */
type Destination = Loaded | { readonly kind: 'document' }

/** A path that has been asked for. */
interface Visit {
  readonly destination: Promise<Destination>
  /** What `read` returns. */
  shown?: Loaded | Promise<Loaded>
}

/**
 * The pages as the browser gets them. The index of routes names the file of a page's content; content, template and views are fetched in
 * parallel. The browser opens an address as a document if it has no page, belongs to another locale, has images, a film or a frame that the policy of
 * this document forbids, or cannot be loaded: then the host answers.
 */
export function createNetworkPageSource(boot: BootBlock, shell: Promise<Shell>): NetworkPageSource {
  const { route: first } = boot
  const visits = new Map<string, Visit>()
  // The path of the first page, its canonical path, and the path at which the host served it.
  const firstPaths = new Set([first.path, first.canonical, window.location.pathname])

  function visit(address: string): Visit {
    const path = firstPaths.has(address) ? first.path : address
    const current = visits.get(path) ?? { destination: findDestination(path) }
    visits.set(path, current)
    return current
  }

  async function findDestination(path: string): Promise<Destination> {
    try {
      const destination = await load({ path, boot, shell })
      if (destination.kind === 'redirect') await visit(destination.path).destination
      return destination
    } catch (error) {
      visits.delete(path)
      // This document is open already: opening it again would repeat the failure for ever.
      if (path === first.path) throw error
      console.warn(path, error)
      return { kind: 'document' }
    }
  }

  return {
    prefetch: (address) => void visit(address),
    read(address) {
      const current = visit(address)
      current.shown ??= current.destination.then((destination) => {
        if (destination.kind !== 'document') {
          current.shown = destination
          return destination
        }
        // The visitor may come to the address once more.
        delete current.shown
        return openDocument(address)
      })
      return current.shown
    },
  }
}

interface PageRequest {
  readonly path: string
  readonly boot: BootBlock
  readonly shell: Promise<Shell>
}

async function load({ path, boot, shell }: PageRequest): Promise<Destination> {
  if (path === boot.route.path) return loadPage(boot.route)
  const data = boot.shell.replace(/[^/]*$/, '')
  // The site lies above it, and what is not below the site is another one's.
  if (!path.startsWith(data.replace(/[^/]*\/$/, ''))) return { kind: 'document' }
  const { languages, defaultLocale } = await shell
  const homes = languages.map(({ home }) => home)
  const defaultHome = languages.find(({ locale }) => locale === defaultLocale)?.home ?? '/'
  const resolution = await resolveOnline(path, { homes, defaultHome, data, shards: boot.shards })
  if (!resolution) return { kind: 'document' }
  if ('redirect' in resolution) return { kind: 'redirect', path: resolution.redirect }
  if (resolution.route.locale !== boot.locale) return { kind: 'document' }
  const loaded = await loadPage(resolution.route)
  return mayShow(loaded.page) ? { ...loaded, styles: boot.styles } : { kind: 'document' }
}

async function loadPage({ content, template, parts, kinds }: RouteRecord): Promise<LoadedPage> {
  const [page, Template, views, own] = await Promise.all([
    fetchJson<AnyPageModule>(content),
    loadTemplate(template),
    loadViews(parts),
    loadKinds(kinds),
  ])
  return { kind: 'page', page, Template, views: { ...views, own } }
}

/** Whether this document may show a page's images, films, frames and forms: its policy allows its own only. In development it has no policy. */
function mayShow(page: AnyPageModule): boolean {
  const { imageHosts = [] } = page
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content
  if (policy && hasFilm(page) && !policy.includes('media-src')) return false
  if (policy && !allows(policy, 'frame-src', frameOrigins(page))) return false
  const { scripts, connections } = captchaOrigins(page)
  if (policy && !(allows(policy, 'script-src', scripts) && allows(policy, 'connect-src', connections))) return false
  return !policy || allows(policy, 'img-src', imageHosts)
}

/** Whether a policy lets in all of some origins. */
function allows(policy: string, directive: string, origins: readonly string[]): boolean {
  const allowed =
    policy
      .split('; ')
      .find((each) => each.startsWith(`${directive} `))
      ?.split(' ') ?? []
  return origins.every((origin) => allowed.includes(origin))
}

/**
 * Opens an address as a document, unless the visitor has gone elsewhere. Without a connection, it waits for one: an error of the browser would take
 * the place of this page. Never settles: this page stays until it is replaced.
 */
function openDocument(address: string): Promise<never> {
  const open = () => {
    if (window.location.pathname === address) window.location.reload()
  }
  if (navigator.onLine) open()
  else window.addEventListener('online', open, { once: true })
  return new Promise(() => {})
}
