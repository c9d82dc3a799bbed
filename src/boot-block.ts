import { readJsonBlock } from './json-block.ts'
import type { RouteRecord } from './routing/route.ts'

/** What every prerendered page tells the app, as JSON in its `#boot` element. Addresses are relative to the site's origin. */
export interface BootBlock {
  readonly locale: string
  /** The module that starts the app. */
  readonly entry: string
  /** The stylesheet with all blocks, for pages that the app opens. */
  readonly styles: string
  /** The shell of the locale. */
  readonly shell: string
  /** The route of this page. */
  readonly route: RouteRecord
  /** Into how many files the index of routes is divided. */
  readonly shards: number
}

/** Reads the block from a document. Throws where it has none. */
export function readBootBlock(source: Document = document): BootBlock {
  return readJsonBlock<BootBlock>('boot', source)
}
