import { collectPageTexts } from '../page/page-texts.ts'
import type { Path } from '../protocol/protocol.ts'
import { parsePage } from '../state/trusted-html.ts'

/** What search engines and chats show of a page, and where its texts stand. */
export interface SearchPreview {
  readonly title: string
  readonly description: string
  /** Left out where the text is made of others. */
  readonly titleAt: Path | undefined
  readonly descriptionAt: Path | undefined
  /** The address as search engines show it: the host, and each part of the path. */
  readonly trail: readonly string[]
  readonly siteName: string
  /** The path of the image that chats show. */
  readonly image: string
}

/** Reads it from the document of a page, as a search engine would. */
export async function readSearchPreview(address: string): Promise<SearchPreview> {
  const { page } = parsePage(await (await fetch(address)).text())
  const texts = collectPageTexts(page)
  const findMeta = (selector: string) => page.querySelector(`meta[${selector}]`)
  const metaContent = (selector: string) => findMeta(selector)?.getAttribute('content') ?? ''
  const textPath = (element: Element | null) => texts.find((text) => text.element === element)?.path
  const { host, pathname } = new URL(metaContent('property="og:url"') || window.location.href)
  return {
    title: page.title,
    description: metaContent('name="description"'),
    titleAt: textPath(page.querySelector('title')),
    descriptionAt: textPath(findMeta('name="description"')),
    trail: [host, ...decodeURI(pathname).split('/').filter(Boolean)],
    siteName: metaContent('property="og:site_name"'),
    image: new URL(metaContent('property="og:image"') || '/', window.location.href).pathname,
  }
}
