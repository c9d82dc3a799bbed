import { writeBlocks } from './pasted-blocks.ts'

/** What is never seen, or no text. */
const unseen =
  'style, script, meta, link, title, template, noscript, img, svg, video, audio, iframe, object, input, button, del, [hidden]'

/**
 * What was copied in a word processor or a web page, as Markdown: headings, lists, bold, italic, links, quotations and tables stay, all else
 * goes. Undefined where nothing of it is formatted: then its letters are pasted as they are.
 */
export function readPasted(page: Document): string | undefined {
  const { body } = page
  for (const element of body.querySelectorAll(unseen)) element.remove()
  // Word ends each paragraph with one of its own, which has nothing in it.
  for (const element of [...body.getElementsByTagName('o:p')]) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) if (isHidden(element)) element.remove()
  for (const element of body.querySelectorAll('p[class^=MsoTitle], p[role=heading]'))
    renameTo(headingName(element), element)
  for (const element of body.querySelectorAll('p[class^=MsoQuote], p[class^=MsoIntenseQuote]'))
    renameTo('blockquote', element)
  const levels = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1]))
  // The heading of the page stands above: what was copied begins one below.
  const shift = levels.length > 0 ? 2 - Math.min(...levels) : 0
  const parts = writeBlocks(body, shift)
  const text = parts.join('\n\n')
  return parts.length > 1 || isFormatted(text) ? text : undefined
}

function isHidden({ style }: HTMLElement): boolean {
  return style.display === 'none' || style.visibility === 'hidden'
}

function isFormatted(text: string): boolean {
  return /^(?:#{2,6} |- |\d+\. |> |\|)|(?<!\\)\*|\]\(|\\\n/.test(text)
}

/** The heading that a paragraph is by its style, as word processors have it. */
function headingName(element: Element): string {
  return `h${Number(element.getAttribute('aria-level')) || 1}`
}

function renameTo(name: string, element: Element): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
