import type { Markup } from './markup.ts'

/** Elements of running text, for which no page needs the styles of headings, lists and quotations. */
const running = /^(?:p|a|strong|em|span|abbr|br|b|i)$/

/** The classes of an area with a text. */
export function proseClass(markup: Markup): string {
  return isRunning(markup) ? 'prose' : 'prose prose-rich'
}

function isRunning(markup: Markup): boolean {
  return markup.every((node) => typeof node === 'string' || (running.test(node.tag) && isRunning(node.children ?? [])))
}
