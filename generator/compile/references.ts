import type { Picture, SvgShape } from '../../src/content/page-content.ts'
import { canonicalOrigin, parseUrl } from '../lib/addresses/web-addresses.ts'
import { nullObject } from '../lib/plain-map.ts'

/** The base for addresses without a host. */
const ownHost = 'https://site.invalid'

/** What the content of a page, or of a part of it, refers to. */
export class References {
  /** Paths by page key. */
  readonly links: Record<string, string> = nullObject()
  /** Elements by icon name. */
  readonly icons: Record<string, readonly SvgShape[]> = nullObject()
  /** Photos by their addresses. */
  readonly pictures: Record<string, Picture> = nullObject()
  /** What is said of files, by their addresses: "PDF, 1.2 MB". */
  readonly files: Record<string, string> = nullObject()
  /** Files that are loaded only when they are asked for, by their addresses: JSON for the app, calendars. */
  readonly data: Record<string, string> = nullObject()
  /** The origins of images on other hosts. */
  readonly imageHosts = new Set<string>()

  /** Adds the host of an image if it is not the site's own. */
  addImage(address: string): void {
    const whole = parseUrl(address, ownHost)
    const origin = whole && canonicalOrigin(whole.href)
    if (origin !== undefined && origin !== ownHost) this.imageHosts.add(origin)
  }
}
