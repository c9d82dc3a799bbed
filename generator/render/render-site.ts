import type { ServerEntry } from '../bundle/bundle.ts'
import type { PageModel } from '../compile/site-model.ts'
import { withoutEndSlash } from '../lib/addresses/web-addresses.ts'
import { memoizeWeak } from '../lib/memoize.ts'
import { hasSearch, searchFiles } from '../search/search-files.ts'
import { indexFiles, pageData, type TextFile } from './app-data.ts'
import { allSources, type PolicySources } from './content-security.ts'
import { type PageRenderer, renderPages } from './render-pages.ts'
import { type RenderSetting, renderSetting, type SettingSources } from './render-setting.ts'
import { scriptFile } from './script-file.ts'
import { standaloneDocuments } from './standalone-documents.ts'

/** What takes a rendered site, and how its pages are rendered. */
interface RenderOptions {
  /** Writes the documents, each as soon as it is there, and the data that the app loads. */
  write(path: string, content: string | Uint8Array): void
  /** Called after each page with the number done. */
  onPage?(done: number, total: number): void
  readonly renderer?: PageRenderer
}

/**
 * Renders every page to HTML, `<path>/index.html`, and the same at its canonical path; the root and the 404 pages; and what the app loads.
 *
 * @returns what all documents use together, for the content security policy of the host
 * @throws an error that names the page, with the component's error as its cause
 */
export async function renderSite(
  sources: SettingSources & { readonly bundle: { readonly server: ServerEntry } },
  { write, onPage = () => {}, renderer = renderPages }: RenderOptions,
): Promise<PolicySources> {
  const { model, bundle } = sources
  const setting = renderSetting(sources)
  const { pages } = model
  const isSearched = hasSearch(model)
  const makeData = memoizeWeak((page: PageModel) => pageData(page, model))
  const [uses, texts]: [PolicySources[], string[]] = [[], []]
  let done = 0
  for await (const [index, page] of renderer({ pages, makeData, setting, server: bundle.server, isSearched })) {
    const { path, canonical } = makeData(pages[index] as PageModel).record
    for (const place of new Set([path, canonical])) write(pageFile(place), page.html)
    uses[index] = page.uses
    texts[index] = page.text ?? ''
    done += 1
    onPage(done, pages.length)
    // What is made beside the pages, such as share images, goes on.
    await pause()
  }
  const standalone = await standaloneDocuments({ model, bundle, setting })
  const data = pages.map(makeData)
  const files: TextFile[] = [
    ...standalone.files,
    ...(setting.visitScript
      ? [scriptFile({ folder: model.site.folder, name: 'visits', text: bundle.inline.visits }).file]
      : []),
    ...dataFiles(data, setting),
    ...pages.flatMap((page) =>
      Object.entries(page.data ?? {}).map(([address, json]): TextFile => [address.slice(1), json]),
    ),
    ...indexFiles(data, model.redirects, model.site.folder),
    ...(isSearched
      ? searchFiles(
          model,
          pages.map((page, index) => ({ page, text: texts[index] ?? '' })),
        )
      : []),
  ]
  for (const [path, text] of files) write(path, text)
  return allSources([...uses, ...standalone.documents.map((document) => document.uses)])
}

/** Lets other work go on; browsers have no shorter wait than a timer. */
function pause(): Promise<void> {
  return new Promise((done) => void (globalThis.setImmediate ?? setTimeout)(done))
}

/** The content of pages and shells as JSON. Pages with the same content, such as an article in two locales, share a file. */
function dataFiles(
  pages: readonly ReturnType<typeof pageData>[],
  { locales }: RenderSetting,
): ReadonlyMap<string, string> {
  const files = [
    ...Object.values(locales).map(({ address, shell }) => [address, JSON.stringify(shell)] as const),
    ...Object.values(locales).flatMap(({ visits }) =>
      visits ? [[visits.address, JSON.stringify(visits.settings)] as const] : [],
    ),
    ...pages.map(({ record, json }) => [record.content, json] as const),
  ]
  return new Map(files.map(([address, json]) => [address.slice(1), json]))
}

/** The file that a host serves at a path: `/pt/sobre` → `pt/sobre/index.html`, `/ja/%E5%AE%B6` → `ja/家/index.html`. */
function pageFile(path: string): string {
  return `${withoutEndSlash(decodeURI(path))}/index.html`.slice(1)
}
