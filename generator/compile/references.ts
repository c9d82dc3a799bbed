import type { Picture, SvgShape } from '../../src/content/page-content.ts'
import { newSection } from '../lib/new-section.ts'
import { canonicalOrigin, parsedUrl } from '../lib/web-addresses.ts'

/** Stands for the site's host in addresses that name none. */
const ownHost = 'https://site.invalid'

/** What the content of a page, or of a part of it, refers to. */
export class References {
  /** Paths by page key. */
  readonly links: Record<string, string> = newSection()
  /** Elements by icon name. */
  readonly icons: Record<string, readonly SvgShape[]> = newSection()
  /** Photos by their addresses. */
  readonly pictures: Record<string, Picture> = newSection()
  /** What is said of files, by their addresses: "PDF, 1.2 MB". */
  readonly files: Record<string, string> = newSection()
  /** The origins of images on other hosts. */
  readonly imageHosts = new Set<string>()

  /** Adds the host of an image if it is not the site's own. */
  addImage(address: string): void {
    const whole = parsedUrl(address, ownHost)
    const origin = whole && canonicalOrigin(whole.href)
    if (origin !== undefined && origin !== ownHost) this.imageHosts.add(origin)
  }
}
