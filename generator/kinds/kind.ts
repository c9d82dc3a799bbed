import type { KindCode } from './kind-code.ts'
import type { KindSheet } from './kind-styles.ts'
import type { KindType } from './kind-types.ts'
import type { KindWords } from './kind-words.ts'

/** A kind of a site's own: plain data, made of its files. None of its code has run. */
export interface Kind extends KindType, KindCode {
  readonly name: string
  /** Absolute. */
  readonly folder: string
  readonly words: KindWords
  /** What a new section of the kind begins with. */
  readonly example?: Readonly<Record<string, unknown>>
  readonly styles: readonly KindSheet[]
}
