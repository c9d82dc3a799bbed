import type { Markup } from '../../../src/content/markup.ts'

/** The elements within a line: no space parts their words from those around them. */
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'q',
  's',
  'samp',
  'span',
  'strong',
  'sub',
  'sup',
  'var',
  'wbr',
])

/** The words of a marked-up text, on one line. */
export function markupWords(markup: Markup): string {
  return joined(markup).replace(/\s+/g, ' ').trim()
}

function joined(markup: Markup): string {
  return markup
    .map((node) => {
      if (typeof node === 'string') return node
      const words = joined(node.children ?? [])
      return inlineTags.has(node.tag) ? words : ` ${words} `
    })
    .join('')
}
