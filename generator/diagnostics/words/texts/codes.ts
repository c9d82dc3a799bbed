import type { InLocales } from '../parameters.ts'

/** What visitors read: the codes, each with what its message needs to know. */
export interface TextCodes {
  'text-spaces': { readonly kind: 'edge' | 'double' | 'held' }
  'quote-unpaired': {
    /** The mark with the word at its side. */
    readonly text: string
  }
  'markup-in-text': {
    /** The first sign of formatting in a text that has none. */
    readonly sign: string
  }
  'text-placeholder': { readonly text: string }
  'markdown-slip': { readonly slip: MarkdownSlip; readonly text: string }
  'lines-joined': {
    readonly text: string
    /** Whether the lines have neither sign, > or |-. */
    readonly hasNoSign?: boolean
  }
  'label-repeated': InLocales & { readonly label: string }
  'text-copied': {
    readonly key: string
    /** The page that has the same texts. */
    readonly other: string
    readonly texts: number
    /** The keys of the locales in which the texts are the same. */
    readonly locales: readonly string[]
  }
}

/** What goes wrong with the signs of Markdown. */
export type MarkdownSlip =
  | 'bullet'
  | 'heading'
  | 'title'
  | 'bold'
  | 'indent'
  | 'tag'
  | 'link'
  | 'picture'
  | 'words'
  | 'rule'
  | 'table'
  | 'cells'
  | 'tabs'
