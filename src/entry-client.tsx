import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { type BootBlock, readBootBlock } from './boot-block.ts'
import { fetchJson } from './content/fetch-json.ts'
import { createNetworkPageSource, type NetworkPageSource } from './content/network-page-source.ts'
import type { Shell } from './content/shell-content.ts'
import { createMessages } from './locale/create-messages.ts'
import { prefetchOnIntent } from './routing/prefetch-on-intent.ts'

/** The running app. */
interface RunningApp {
  /** Renders the site again from another boot block. What was typed or opened stays. */
  update(boot: BootBlock): Promise<void>
}

let running: Promise<RunningApp> | undefined

/**
 * Starts the app on a prerendered page, once. After a failure it may be called again; until then the page works as plain HTML.
 *
 * @param lastKey the last press of a key that it could not answer to yet
 */
export function start(lastKey?: KeyboardEvent): Promise<RunningApp> {
  if (lastKey?.key === 'Escape') closeMenu()
  running ??= hydrate().catch((error: unknown) => {
    running = undefined
    throw error
  })
  return running
}

/** Loads the content of the page, hydrates it, and prefetches the pages that it links to on intent. */
async function hydrate(): Promise<RunningApp> {
  await wholeDocument()
  placeRest()
  const boot = readBootBlock(document)
  // React throws if it is missing.
  const container = document.getElementById('root') as HTMLElement
  const { site, source } = await loadSite(boot)
  const served = window.location.pathname
  // When a page cannot be rendered, React removes everything. The site may be newer than this app: the reloaded document brings the right one.
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    if (window.location.pathname !== served) window.location.reload()
  }
  let root: Root | undefined
  // In a transition React yields every few milliseconds, so that the page stays responsive.
  startTransition(() => {
    root = hydrateRoot(container, site, { onUncaughtError })
  })
  fetchStylesheet(boot.styles)
  prefetchOnIntent(source)
  return {
    update: async (next) => root?.render((await loadSite(next)).site),
  }
}

/** Puts in its place what the first view does without, unless the page has been loaded and the boot script has placed it. */
function placeRest(): void {
  const rest = document.querySelector('template')
  rest?.replaceWith(rest.content)
}

/** Closes what is open in the header, as Escape does from now on. */
function closeMenu(): void {
  const name = document.querySelector<HTMLElement>('header [open] summary')
  name?.focus()
  name?.click()
}

/** Resolves once the document has been parsed: the visitor may start the app while the page still arrives. */
function wholeDocument(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** Loads the shell and the current page of the site that a boot block describes. */
async function loadSite(boot: BootBlock): Promise<{ readonly site: ReactNode; readonly source: NetworkPageSource }> {
  const pendingShell = fetchJson<Shell>(boot.shell)
  const source = createNetworkPageSource(boot, pendingShell)
  const [shell] = await Promise.all([pendingShell, source.read(boot.route.path)])
  const site = (
    <BrowserRouter>
      <App shell={shell} messages={createMessages(shell)} source={source} />
    </BrowserRouter>
  )
  return { site, source }
}

/**
 * Fetches the stylesheet of the pages that the app opens into the cache. The first page has its own styles; applying these would lay it out
 * again. A prefetching link would not do: Safari ignores it, and Firefox checks it against the policy's `default-src`, which allows nothing.
 */
function fetchStylesheet(href: string): void {
  // Only a response that was read is sure to be cached. If this fails, the next page asks for the stylesheet itself.
  fetch(href, { priority: 'low' })
    .then((response) => response.text())
    .catch(() => {})
}
