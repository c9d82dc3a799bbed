import type { Path } from '../protocol/protocol.ts'
import type { View } from '../view.ts'
import type { EditorWords } from '../words/en.ts'

/** The views by their names, in the order of the bar. The last two have buttons of their own there, which also tell a number. */
export function viewNames(words: EditorWords): (readonly [View, string])[] {
  return [
    ['page', words.page],
    ['sections', words.parts.sections],
    ['texts', words.texts],
    ['found', words.found.title],
    ['look', words.look.title],
    ['contact', words.contact.title],
    ['site', words.form.title],
    ['problems', words.problems],
    ['publish', words.publish.title],
  ]
}

/** Something that can be gone to, or begun. */
export type Command =
  | { readonly to: 'view'; readonly view: View }
  /** A part of a view, which has its name as `data-part`. */
  | { readonly to: 'part'; readonly view: View; readonly part: string }
  /** The field of a text that a view has. */
  | { readonly to: 'field'; readonly view: View; readonly path: Path }
  | { readonly to: 'picture'; readonly path: Path }
  /** A place that no page shows by itself, such as a form. */
  | { readonly to: 'place'; readonly path: Path }
  | { readonly to: 'page'; readonly page: string }
  | { readonly to: 'switchOn'; readonly place: Path }
  | { readonly to: 'newSection'; readonly kind: string }
  /** A page, or with `asBlog` one with articles. */
  | { readonly to: 'newPage'; readonly list: Path; readonly asBlog?: boolean }
  | { readonly to: 'newLanguage'; readonly tag: string }
  /** A text, with what was searched for in it. */
  | {
      readonly to: 'text'
      readonly path: Path
      readonly locale?: string
      readonly offset: number
      readonly length: number
    }
