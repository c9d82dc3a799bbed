import type { Graph } from 'schema-dts'
import type { BootBlock } from '../../src/boot-block.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import type { HeadTag } from '../../src/head/head-tag.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { PageRoute } from '../compile/routes.ts'
import type { LocaleModel, SiteModel } from '../compile/site-model.ts'
import type { SiteModules } from '../emit/emit.ts'
import { contentHash } from '../hash.ts'
import { blocksOf, type Styles } from '../outputs/styles.ts'
import { type HtmlDocument, htmlDocument } from './html-document.ts'
import { prerenderStandalone } from './prerender-standalone.ts'
import { shardCount, writeRouteIndex } from './route-index.ts'
import type { SitePolicy } from './site-policy.ts'

/** Where rendered files go, by path in the web root. */
export interface Output {
  has(path: string): boolean
  write(path: string, content: string): Promise<void>
}

/** What rendering a site takes. */
export interface PrerenderInput {
  readonly model: SiteModel
  readonly bundle: Pick<Bundle, 'server' | 'entry' | 'inline'>
  readonly styles: Styles
  /** The address of the whole stylesheet. */
  readonly stylesheet: string
  /** Head elements that all pages share: icons, colours, fonts. */
  readonly sharedHead: readonly HeadTag[]
  readonly output: Output
  /** Gathers what the documents use. Left out in development, where the server adds scripts of its own. */
  readonly policy?: SitePolicy
  /** Takes up the content of each page as a typed module. Left out where nobody reads it. */
  readonly modules?: Pick<SiteModules, 'addPage'>
}

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
  const records: RouteRecord[] = []
  for (const route of model.routes) {
    records.push(await prerenderRoute(input, route))
    onPage(records.length, model.routes.length)
  }
  await writeRouteIndex(records, output)
  await prerenderStandalone(input)
  return records
}

/** Renders one route and writes its page, its content and its shell. */
export async function prerenderRoute(input: PrerenderInput, route: PageRoute): Promise<RouteRecord> {
  const { model, bundle, output, modules } = input
  const { shell, tag } = localeOf(model, route.locale)
  const page = model.pageModule(route)
  const content = JSON.stringify(page)
  modules?.addPage(route, content)
  const record = await writeContent(route, content, output)
  const body = await bundle.server.renderPage({ shell, page, path: route.path }).catch((cause: unknown) => {
    throw new Error(`Rendering ${route.path} (page ${route.key}, template ${route.template}) failed`, { cause })
  })
  const boot = await bootBlock(input, record, shell)
  const head = [...page.head, structuredDataTag(model.structuredData(route, page))]
  const html = pageDocument(input, { lang: tag, head, body, data: { boot }, script: bundle.inline.boot })
  await output.write(fileOf(route.path), html)
  if (route.canonical !== route.path) await output.write(fileOf(route.canonical), html)
  return record
}

/** Writes the content of a page, given as JSON. Returns its route with the content's address. */
export async function writeContent(route: PageRoute, content: string, output: Output): Promise<RouteRecord> {
  const { page: _page, ...row } = route
  return { ...row, content: await writeData(content, output) }
}

/** Composes the document of a page: its own parts, and what all pages share. */
export function pageDocument(
  { styles, sharedHead, policy }: PrerenderInput,
  { connections, ...page }: Omit<HtmlDocument, 'styles' | 'policy'> & { readonly connections?: readonly string[] },
): string {
  const inline = [styles.base, blocksOf(page.body, styles)]
  const scripts = typeof page.script === 'string' ? [page.script] : []
  return htmlDocument({
    ...page,
    head: [...page.head, ...sharedHead],
    styles: inline,
    policy: policy?.policyOf({ scripts, styles: inline, body: page.body, connections }),
  })
}

/** For crawlers only, so it stands in the document and not among what the app loads. */
function structuredDataTag(graph: Graph): HeadTag {
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(graph) }
}

async function bootBlock(
  { model, bundle, stylesheet, output }: PrerenderInput,
  route: RouteRecord,
  shell: Shell,
): Promise<BootBlock> {
  return {
    locale: route.locale,
    entry: bundle.entry,
    styles: stylesheet,
    shell: await writeShell(shell, output),
    route,
    shards: shardCount(model.routes.length),
  }
}

const shellAddresses = new WeakMap<Shell, string>()

/** Writes the shell of a locale, once. Returns its address. */
async function writeShell(shell: Shell, output: Output): Promise<string> {
  const known = shellAddresses.get(shell)
  if (known !== undefined && output.has(known.slice(1))) return known
  const address = await writeData(JSON.stringify(shell), output)
  shellAddresses.set(shell, address)
  return address
}

/** Writes a JSON file that is named by its content. Returns its address. */
async function writeData(json: string, output: Output): Promise<string> {
  const path = `data/${contentHash(json)}.json`
  if (!output.has(path)) await output.write(path, json)
  return `/${path}`
}

function localeOf(model: SiteModel, locale: string): LocaleModel {
  const found = model.locales.find((entry) => entry.locale === locale)
  if (!found) throw new Error(`${locale} is not a locale of the site`)
  return found
}

/** The file that a host serves at a path: `/pt/sobre` → `pt/sobre/index.html`. */
export function fileOf(path: string): string {
  return `${path.replace(/^\/|\/$/g, '')}/index.html`
}
