import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RouteRecord } from '../../src/routing/route.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { PageRoute } from '../compile/routes.ts'
import type { SiteModel } from '../compile/site-model.ts'
import type { SiteModules } from '../emit/emit.ts'
import type { LastBuild } from './last-build.ts'
import { dataAddress, pageData, writeData } from './page-data.ts'
import { fileOf } from './page-files.ts'
import {
  type CompiledPage,
  type DocumentSetting,
  type RenderSetting,
  type RenderTools,
  renderDocument,
} from './page-renderer.ts'
import { prerenderStandalone } from './prerender-standalone.ts'
import type { RenderThread } from './render-thread.ts'
import { shardCount, writeRouteIndex } from './route-index.ts'
import type { SitePolicy } from './site-policy.ts'

/** Where rendered files go, by path in the web root. */
export interface Output {
  has(path: string): boolean
  /** Writes a file; a text may come in parts. */
  write(path: string, content: string | readonly string[]): void
}

/** What rendering a site takes. */
export interface PrerenderInput extends DocumentSetting {
  readonly model: SiteModel
  readonly bundle: Pick<Bundle, 'server' | 'entry' | 'inline'>
  /** The address of the whole stylesheet. */
  readonly stylesheet: string
  readonly output: Output
  /** Gathers what the documents use. Left out in development, where the server adds scripts of its own. */
  readonly policy?: SitePolicy
  /** Knows what need not be rendered again. Left out where nothing was rendered before. */
  readonly lastBuild?: LastBuild
  /** Takes up the content of each page as a typed module. Left out where nobody reads it. */
  readonly modules?: Pick<SiteModules, 'addPage'>
  /** Starts a thread that renders beside this one, which has rendered so many pages; undefined while there is none to be had. Left out where nothing but this thread shall render. */
  readonly startThread?: (setting: RenderSetting, rendered: number) => RenderThread | undefined
}

/** After so many pages other threads are heard. */
const pagesPerTurn = 50

/**
 * Renders every route to HTML and writes it with its content: `<path>/index.html`, and the same page at its canonical path.
 *
 * @param onPage hears, after each page, how many are done
 * @returns the route table with the addresses of the content
 * @throws an error that names the page, with the component's error as its cause
 */
export async function prerender(
  input: PrerenderInput,
  onPage: (done: number, total: number) => void,
): Promise<RouteRecord[]> {
  const { model, output } = input
  const tools = { ...renderTools(input), output }
  input.lastBuild?.begin(tools.setting)
  let thread: RenderThread | undefined
  let rendered = 0
  const records: RouteRecord[] = []
  try {
    for (const route of inOrderOfSize(model.routes)) {
      const page = compilePage(input, route)
      if (!input.lastBuild?.keeps(page)) {
        thread ??= input.startThread?.(tools.setting, rendered++)
        writeData(output, page.route.content, page.content)
        if (!thread?.takes(page)) await writeDocument(tools, page)
      }
      records.push(page.route)
      onPage(records.length, model.routes.length)
      if (records.length % pagesPerTurn === 0) await nextTurn()
    }
    await thread?.finish()
  } finally {
    await thread?.stop()
  }
  writeRouteIndex({ records, former: model.former }, output)
  await prerenderStandalone(input)
  return records
}

/** Pages that list others may be as large as all of those: they come when the check, which may go on beside, has given its memory back. */
function inOrderOfSize(routes: readonly PageRoute[]): PageRoute[] {
  const lists = ({ page }: PageRoute) => Number(page.type === 'page')
  return routes.toSorted((one, other) => lists(one) - lists(other))
}

/** Renders one route and writes its page, its content and its shell. */
export async function prerenderRoute(input: PrerenderInput, route: PageRoute): Promise<void> {
  const page = compilePage(input, route)
  writeData(input.output, page.route.content, page.content)
  await writeDocument({ ...renderTools(input), output: input.output }, page)
}

/** Renders a page and writes its document, at its path and at its canonical path. */
export async function writeDocument(
  tools: RenderTools & { readonly output: Output },
  compiled: CompiledPage,
): Promise<void> {
  const { path, canonical } = compiled.route
  const html = await renderDocument(tools, compiled)
  tools.output.write(fileOf(path), html)
  if (canonical !== path) tools.output.write(fileOf(canonical), html)
}

function compilePage({ model, modules }: PrerenderInput, route: PageRoute): CompiledPage {
  const page = model.pageModule(route)
  const content = JSON.stringify(page)
  modules?.addPage(route, content)
  return { ...pageData(route, content), page, structuredData: JSON.stringify(model.structuredData(route, page)) }
}

/** What rendering takes; writes the shell of each locale. */
function renderTools({ model, bundle, output, policy, ...documents }: PrerenderInput): RenderTools {
  const locales = model.locales.map(({ locale, tag, shell }) => {
    const json = JSON.stringify(shell)
    const address = dataAddress(json)
    writeData(output, address, json)
    return [locale, { tag, shell, address }] as const
  })
  const setting: RenderSetting = {
    styles: documents.styles,
    sharedHead: documents.sharedHead,
    stylesheet: documents.stylesheet,
    entry: bundle.entry,
    bootScript: bundle.inline.boot,
    shards: shardCount(model.routes.length),
    locales: Object.fromEntries(locales),
  }
  return { setting, server: bundle.server, policy }
}
