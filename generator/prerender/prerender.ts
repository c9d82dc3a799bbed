import type { Bundle } from '../bundle/bundle.ts'
import type { PageRoute } from '../compile/routes.ts'
import type { LocaleModel, SiteModel } from '../compile/site-model.ts'
import { contentHash } from '../hash.ts'
import type { OutputFolder } from '../outputs/output-folder.ts'
import { blocksOf, type Styles } from '../outputs/styles.ts'
import type { BootBlock } from '../../src/boot-block.ts'
import type { HeadTag } from '../../src/head/head-tag.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { htmlDocument } from './html-document.ts'
import { writeRouteIndex, shardCount } from './route-index.ts'
import { prerenderStandalone } from './prerender-standalone.ts'

/** What rendering a site takes. */
export interface PrerenderInput {
  readonly model: SiteModel
  readonly bundle: Bundle
  readonly styles: Styles
  /** The address of the whole stylesheet. */
  readonly stylesheet: string
  /** Head elements that all pages share: icons, colours, fonts. */
  readonly sharedHead: readonly HeadTag[]
  readonly output: OutputFolder
  /** Hears, after each page, how many are done. */
  onPage?(done: number, total: number): void
}

/**
 * Renders every route to HTML and writes it with its content: `<path>/index.html`, and the same page at its canonical path.
 *
 * @returns the route table with the addresses of the content
 * @throws an error that names the page, with the component's error as its cause
 */
export async function prerender(input: PrerenderInput): Promise<RouteRecord[]> {
  const { model, output, onPage } = input
  const shells = new Map<string, ShellFile>()
  for (const locale of model.locales) shells.set(locale.locale, await writeShell(locale, output))
  const records: RouteRecord[] = []
  for (const route of model.routes) {
    const shell = shells.get(route.locale)
    if (!shell) throw new Error(`${route.locale} has no shell`)
    records.push(await prerenderRoute(input, route, shell))
    onPage?.(records.length, model.routes.length)
  }
  await writeRouteIndex(records, output)
  await prerenderStandalone(input)
  return records
}

interface ShellFile {
  readonly locale: LocaleModel
  readonly address: string
}

async function writeShell(locale: LocaleModel, output: OutputFolder): Promise<ShellFile> {
  return { locale, address: await writeJson(locale.shell, output) }
}

/** Writes a JSON file that is named by its content. Returns its address. */
async function writeJson(value: unknown, output: OutputFolder): Promise<string> {
  const json = JSON.stringify(value)
  const path = `data/${contentHash(json)}.json`
  if (!output.has(path)) await output.write(path, json)
  return `/${path}`
}

async function prerenderRoute(input: PrerenderInput, route: PageRoute, { locale, address }: ShellFile): Promise<RouteRecord> {
  const { model, bundle, styles, stylesheet, sharedHead, output } = input
  const page = model.pageModule(route)
  const { page: _page, ...row } = route
  const record = { ...row, content: await writeJson(page, output) }
  const body = await bundle.server
    .renderPage({ shell: locale.shell, page, path: route.path })
    .catch((cause: unknown) => {
      throw new Error(`Rendering ${route.path} (page ${route.key}, template ${route.template}) failed`, { cause })
    })
  const boot: BootBlock = {
    locale: route.locale,
    entry: bundle.entry,
    styles: stylesheet,
    shell: address,
    route: record,
    shards: shardCount(model.routes.length),
  }
  const html = htmlDocument({
    lang: locale.tag,
    head: [...page.head, ...sharedHead],
    styles: [styles.base, blocksOf(body, styles)],
    body,
    data: { boot },
    script: bundle.inline.boot,
  })
  await output.write(fileOf(route.path), html)
  if (route.canonical !== route.path) await output.write(fileOf(route.canonical), html)
  return record
}

/** The file that a host serves at a path: `/pt/sobre` → `pt/sobre/index.html`. */
export function fileOf(path: string): string {
  return `${path.replace(/^\/|\/$/g, '')}/index.html`
}
