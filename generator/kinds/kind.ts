import type { KindCode } from './kind-code.ts'
import type { KindSheet } from './kind-styles.ts'
import type { KindType } from './kind-types.ts'
import type { KindWords } from './kind-words.ts'

/** A kind of a site's own: plain data, made of its files. None of its code has run. */
export interface Kind extends KindType, Pick<KindCode, 'client' | 'share'> {
  readonly name: string
  /** Absolute. */
  readonly folder: string
  /** Its code for Node, with the map of it; left out in a browser, which renders with that for browsers. */
  readonly node?: Pick<KindCode, 'server' | 'map'>
  readonly words: KindWords
  /** What a new section of the kind begins with. */
  readonly example?: Readonly<Record<string, unknown>>
  readonly styles: readonly KindSheet[]
  /** Whether its code is not here: what is of the kind is kept as it is, and a page has a note in its place. */
  readonly isKept?: boolean
}
