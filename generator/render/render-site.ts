import type { ServerEntry } from '../bundle/bundle.ts'
import { withoutEndSlash } from '../lib/web-addresses.ts'
import { pageText } from '../search/page-text.ts'
import { hasSearch, type SearchedPage, searchFiles } from '../search/search-files.ts'
import { indexFiles, pageData, type TextFile } from './app-data.ts'
import { allSources, type PolicySources } from './content-security.ts'
import { pageDocument } from './page-document.ts'
import { type RenderSetting, renderSetting, type SettingSources } from './render-setting.ts'
import { scriptFile } from './script-file.ts'
import { standaloneDocuments } from './standalone-documents.ts'

/** A rendered site. */
export interface RenderedSite {
  /** The documents, and the data that the app loads. */
  readonly files: readonly TextFile[]
  /** What all documents use together, for the content security policy of the host. */
  readonly uses: PolicySources
}

/**
 * Renders every page to HTML, `<path>/index.html`, and the same at its canonical path; the root and the 404 pages; and what the app loads.
 *
 * @param onPage called after each page with the number done
 * @throws an error that names the page, with the component's error as its cause
 */
export async function renderSite(
  sources: SettingSources & { readonly bundle: { readonly server: ServerEntry } },
  onPage: (done: number, total: number) => void = () => {},
): Promise<RenderedSite> {
  const { model, bundle } = sources
  const setting = renderSetting(sources)
  const rendered = []
  const texts: SearchedPage[] = []
  for (const page of model.pages) {
    const data = pageData(page, model)
    const document = await pageDocument(page, { record: data.record, setting, server: bundle.server })
    rendered.push({ ...data, document })
    if (hasSearch(model)) texts.push({ page, text: pageText(document.html) })
    onPage(rendered.length, model.pages.length)
    // What is made beside the pages, such as share images, goes on.
    await pause()
  }
  const standalone = await standaloneDocuments({ model, bundle, setting })
  return {
    files: [
      ...rendered.flatMap(({ record, document }) =>
        [...new Set([record.path, record.canonical])].map((path): TextFile => [pageFile(path), document.html]),
      ),
      ...standalone.files,
      ...(setting.visitScript
        ? [scriptFile({ folder: model.site.folder, name: 'visits', text: bundle.inline.visits }).file]
        : []),
      ...dataFiles(rendered, setting),
      ...model.pages.flatMap(({ data = {} }) =>
        Object.entries(data).map(([address, json]): TextFile => [address.slice(1), json]),
      ),
      ...indexFiles(rendered, model.redirects, model.site.folder),
      ...(hasSearch(model) ? searchFiles(model, texts) : []),
    ],
    uses: allSources([...rendered.map(({ document }) => document), ...standalone.documents].map(({ uses }) => uses)),
  }
}

/** Lets other work go on; browsers have no shorter wait than a timer. */
function pause(): Promise<void> {
  return new Promise((done) => void (globalThis.setImmediate ?? setTimeout)(done))
}

/** The content of pages and shells as JSON. Pages with the same content, such as an article in two locales, share a file. */
function dataFiles(
  pages: readonly (ReturnType<typeof pageData> & object)[],
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
