import type { Markup } from '../../../src/content/markup.ts'

/** The text of markup, without its elements. */
export function textOfMarkup(markup: Markup): string {
  return markup.map((node) => (typeof node === 'string' ? node : textOfMarkup(node.children ?? []))).join('')
}
