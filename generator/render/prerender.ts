import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RouteRecord } from '../../src/routing/route.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { PageRoute } from '../compile/routes.ts'
import type { SiteModules } from '../output/modules/site-modules.ts'
import type { LastBuild } from './last-build.ts'
import { writeData } from './page-data.ts'
import { preparePage } from './prepare-page.ts'
import { prerenderStandalone } from './prerender-standalone.ts'
import { type PoolOptions, RenderPool } from './render-pool.ts'
import { renderSetting, type SettingSources } from './render-setting.ts'
import { writeRouteIndex } from './route-index.ts'
import type { SitePolicy } from './site-policy.ts'
import type { Output } from './write-document.ts'

/** What rendering a site takes. */
export interface PrerenderInput extends SettingSources, PoolOptions {
  readonly bundle: Pick<Bundle, 'server' | 'entry' | 'inline'>
  readonly output: Output
  /** Collects what the documents use. */
  readonly policy: SitePolicy
  /** Knows which pages need not be rendered again. */
  readonly lastBuild: LastBuild
  /** Takes the content of each page as a typed module. Omitted where nobody reads it. */
  readonly modules?: Pick<SiteModules, 'addPage'>
}

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
  const { model, output, policy, lastBuild, modules, startThread, sideWork } = input
  const setting = renderSetting(input)
  for (const { shell, address } of Object.values(setting.locales)) writeData(output, address, JSON.stringify(shell))
  lastBuild.begin(setting)
  const tools = { setting, server: input.bundle.server, policy, output }
  const pool = new RenderPool(model.routes.length, { ...tools, startThread, sideWork })
  const records: RouteRecord[] = []
  try {
    for (const route of withListsHalfway(model.routes)) {
      const page = preparePage(model, route)
      modules?.addPage(route, page.content)
      if (!lastBuild.keep(page)) {
        writeData(output, page.route.content, page.content)
        await pool.render(page)
      }
      records.push(page.route)
      onPage(records.length, model.routes.length)
      if (records.length % pagesPerTurn > 0) continue
      pool.pause()
      await nextTurn()
    }
    writeRouteIndex({ records, redirects: model.redirects }, output)
    await prerenderStandalone(input)
    await pool.finish()
  } finally {
    await pool.stop()
  }
  return records
}

/** Moves pages that may list others, and be as large as all of them, to the middle: enough pages follow to keep both threads busy. */
function withListsHalfway(routes: readonly PageRoute[]): PageRoute[] {
  const lists = routes.filter(({ page }) => page.type === 'page')
  const others = routes.filter(({ page }) => page.type !== 'page')
  const half = others.length / 2
  return [...others.slice(0, half), ...lists, ...others.slice(half)]
}
