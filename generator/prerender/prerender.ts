import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RouteRecord } from '../../src/routing/route.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { PageRoute } from '../compile/routes.ts'
import type { SiteModules } from '../emit/emit.ts'
import type { LastBuild } from './last-build.ts'
import { writeData } from './page-data.ts'
import { fileOf } from './page-files.ts'
import { type RenderTools, renderDocument } from './page-renderer.ts'
import { type PreparedPage, preparePage } from './prepare-page.ts'
import { prerenderStandalone } from './prerender-standalone.ts'
import { type RenderSetting, renderSetting, type SettingSources } from './render-setting.ts'
import type { RenderThread } from './render-thread.ts'
import { writeRouteIndex } from './route-index.ts'
import type { SitePolicy } from './site-policy.ts'

/** Takes rendered files, by path in the web root. */
export interface Output {
  has(path: string): boolean
  /** Writes a file; a text may come in parts. */
  write(path: string, content: string | readonly string[]): void
}

/** What rendering a site takes. */
export interface PrerenderInput extends SettingSources {
  readonly bundle: Pick<Bundle, 'server' | 'entry' | 'inline'>
  readonly output: Output
  /** Collects what the documents use. */
  readonly policy: SitePolicy
  /** Knows which pages need not be rendered again. Omitted where nothing was rendered before. */
  readonly lastBuild?: LastBuild
  /** Takes the content of each page as a typed module. Omitted where nobody reads it. */
  readonly modules?: Pick<SiteModules, 'addPage'>
  /**
   * Starts a thread that renders beside this one; undefined while it should not. Omitted where this thread renders alone.
   *
   * @param rendered how many pages this thread has rendered
   */
  readonly startThread?: (setting: RenderSetting, rendered: number) => RenderThread | undefined
  /**
   * Does a part of some other work: between pages, or instead of rendering while another thread renders. Omitted if there is
   * none.
   *
   * @returns false if nothing was left to do
   * @throws an error that ends the rendering
   */
  readonly sideWork?: () => boolean
}

/** The most characters that wait in the other thread: memory stays bounded, and both threads end at about the same time. */
const mostWaiting = 200_000

/** The characters that may wait in addition for each page of the site while there is side work: its parts take longer on larger sites. */
const mostWaitingPerPage = 1_500

/** After this many pages, messages of other threads are handled. */
const pagesPerTurn = 50

/**
 * Renders every route to HTML and writes it with its content: `<path>/index.html`, and the same page at its canonical path.
 *
 * @param onPage called after each page with the number done
 * @returns the route table with the addresses of the content
 * @throws an error that names the page, with the component's error as its cause
 */
export async function prerender(
  input: PrerenderInput,
  onPage: (done: number, total: number) => void,
): Promise<RouteRecord[]> {
  const { model, output, policy, lastBuild, modules, startThread, sideWork = () => false } = input
  const setting = renderSetting(input)
  const tools = { setting, server: input.bundle.server, policy, output }
  for (const { shell, address } of Object.values(setting.locales)) writeData(output, address, JSON.stringify(shell))
  lastBuild?.begin(setting)
  let thread: RenderThread | undefined
  let rendered = 0
  let limit = mostWaiting + (sideWork() ? model.routes.length * mostWaitingPerPage : 0)
  /** Gives a page to the other thread. While that one has enough of them, the side work goes on. Returns false where neither is to be done. */
  const handOver = (page: PreparedPage, to: RenderThread): boolean => {
    while (!to.takes(page, limit)) {
      if (sideWork()) continue
      limit = mostWaiting
      return false
    }
    return true
  }
  const records: RouteRecord[] = []
  try {
    for (const route of withListsHalfway(model.routes)) {
      const page = preparePage(model, route)
      modules?.addPage(route, page.content)
      if (!lastBuild?.keeps(page)) {
        thread ??= startThread?.(setting, rendered++)
        writeData(output, page.route.content, page.content)
        if (!thread || !handOver(page, thread)) await writeDocument(tools, page)
      }
      records.push(page.route)
      onPage(records.length, model.routes.length)
      if (records.length % pagesPerTurn === 0) {
        if (!thread) sideWork()
        await nextTurn()
      }
    }
    while (thread && sideWork());
    await thread?.finish()
  } finally {
    await thread?.stop()
  }
  writeRouteIndex({ records, former: model.former }, output)
  await prerenderStandalone(input)
  return records
}

/** Moves pages that may list others, and be as large as all of them, to the middle: enough pages follow to keep both threads busy. */
function withListsHalfway(routes: readonly PageRoute[]): PageRoute[] {
  const lists = routes.filter(({ page }) => page.type === 'page')
  const others = routes.filter(({ page }) => page.type !== 'page')
  const half = others.length / 2
  return [...others.slice(0, half), ...lists, ...others.slice(half)]
}

/** Renders a page and writes its document, at its path and at its canonical path. */
export async function writeDocument(
  tools: RenderTools & { readonly output: Output },
  compiled: PreparedPage,
): Promise<void> {
  const { path, canonical } = compiled.route
  const html = await renderDocument(tools, compiled)
  tools.output.write(fileOf(path), html)
  if (canonical !== path) tools.output.write(fileOf(canonical), html)
}
