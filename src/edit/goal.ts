import type { Path } from './protocol.ts'

/** What the middle of the editor shows. */
export type View = 'page' | 'sections' | 'texts' | 'found' | 'look' | 'site' | 'problems' | 'publish'

/** Something that can be gone to, or begun. */
export type Goal =
  | { readonly to: 'view'; readonly view: View }
  | { readonly to: 'page'; readonly page: string }
  | { readonly to: 'switchOn'; readonly place: Path }
  | { readonly to: 'newSection'; readonly kind: string }
  | { readonly to: 'newPage'; readonly list: Path }
  | { readonly to: 'newLanguage'; readonly tag: string }
  /** A text, with what was searched for in it. */
  | {
      readonly to: 'text'
      readonly path: Path
      readonly locale?: string
      readonly offset: number
      readonly length: number
    }
