import { readJsonBlock } from './json-block.ts'
import type { RouteRecord } from './routing/route.ts'

/** What the app needs to know of a prerendered page: JSON in the page's `#boot` element. URLs are relative to the site's origin. */
export interface BootBlock {
  readonly locale: string
  /** The URL of the module that starts the app. */
  readonly app: string
  /** The URL of the stylesheet with all blocks, for pages that the app opens. */
  readonly styles: string
  /** The URL of the locale's shell. */
  readonly shell: string
  /** The route of this page. */
  readonly route: RouteRecord
  /** The number of files that the index of routes is split into. */
  readonly shards: number
}

/** Reads the block from a document. Throws if it has none. */
export function readBootBlock(source: Document): BootBlock {
  return readJsonBlock<BootBlock>('boot', source)
}
