import type { RouteRecord } from '../../src/routing/route.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import type { PageModel } from '../compile/site-model.ts'
import { pageText } from '../search/page-text.ts'
import type { PageData } from './app-data.ts'
import { pageDocument, type RenderedDocument } from './page-document.ts'
import type { RenderSetting } from './render-setting.ts'

/** A page as another thread renders it. */
export interface PlainPage extends Pick<PageModel, 'structuredData' | 'kinds'> {
  readonly record: RouteRecord
  /** Its content as JSON. */
  readonly json: string
}

/** A rendered page: its document, as text or in UTF-8, and what a policy has to allow for it. */
export interface RenderedPage extends Pick<RenderedDocument, 'uses'> {
  readonly html: string | Uint8Array
  /** The words that people read on it, where they are asked for. */
  readonly text?: string
}

/** What pages are rendered with. */
interface PageSetting {
  readonly setting: RenderSetting
  readonly server: ServerEntry
  /** Whether the words of pages are asked for. */
  readonly isSearched: boolean
}

/** Pages to render. */
export interface PageWork extends PageSetting {
  readonly pages: readonly PageModel[]
  makeData(page: PageModel): PageData
}

/** Renders pages, in any order. Whatever takes the result may pause before it takes the next one. */
export type PageRenderer = (work: PageWork) => AsyncIterable<readonly [index: number, page: RenderedPage]>

/** Renders pages one after another. */
export const renderPages: PageRenderer = async function* (work) {
  for (const [index, page] of work.pages.entries()) yield [index, await renderPage(page, work)]
}

/**
 * Renders a page.
 *
 * @throws as `pageDocument` does
 */
export function renderPage(page: PageModel, work: PageWork): Promise<RenderedPage> {
  return render(page, work.makeData(page).record, work)
}

/** A page for another thread. */
export function plainPage(page: PageModel, { makeData }: PageWork): PlainPage {
  const { record, json } = makeData(page)
  return { record, json, structuredData: page.structuredData, kinds: page.kinds }
}

/** Renders such a page there. */
export function renderPlainPage({ record, json, ...page }: PlainPage, work: PageSetting): Promise<RenderedPage> {
  return render({ ...page, page: JSON.parse(json) }, record, work)
}

async function render(
  page: Pick<PageModel, 'page' | 'structuredData' | 'kinds'>,
  record: RouteRecord,
  { isSearched, ...given }: PageSetting,
): Promise<RenderedPage> {
  const document = await pageDocument(page, { record, ...given })
  return isSearched ? { ...document, text: pageText(document.html) } : document
}
