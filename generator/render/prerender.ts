import type { RouteRecord } from '../../src/routing/route.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { writeData } from './page-data.ts'
import { preparePage } from './prepare-page.ts'
import { prerenderStandalone } from './prerender-standalone.ts'
import { renderSetting, type SettingSources } from './render-setting.ts'
import { writeRouteIndex } from './route-index.ts'
import type { SitePolicy } from './site-policy.ts'
import { type Output, writeDocument } from './write-document.ts'

/** What rendering a site takes. */
export interface PrerenderInput extends SettingSources {
  readonly bundle: Pick<Bundle, 'server' | 'entry' | 'inline'>
  readonly output: Output
  /** Collects what the documents use. */
  readonly policy: SitePolicy
}

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
  const { model, bundle, output, policy } = input
  const setting = renderSetting(input)
  for (const { shell, address } of Object.values(setting.locales)) writeData(output, address, JSON.stringify(shell))
  const tools = { setting, server: bundle.server, policy, output }
  const records: RouteRecord[] = []
  for (const route of model.routes) {
    const page = preparePage(model, route)
    writeData(output, page.route.content, page.content)
    await writeDocument(tools, page)
    records.push(page.route)
    onPage(records.length, model.routes.length)
  }
  writeRouteIndex({ records, redirects: model.redirects }, output)
  await prerenderStandalone(input)
  return records
}
