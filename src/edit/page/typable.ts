import { isUnwritten } from '../../../schema/placeholder.ts'
import type { Path } from '../protocol/protocol.ts'
import { collectPageTexts, type PageText } from './page-texts.ts'

/** What the file has of a text in the language of the page; undefined where it is no plain text, or not there. */
export type ReadWritten = (path: Path) => string | undefined

/** A text that can be typed on the page itself. */
export interface TypableText extends PageText {
  readonly element: HTMLElement
  readonly node: Text
  readonly written: string
}

/** What has keys of its own, or shows no caret. */
const controls = 'button, summary, label, select, option, textarea, svg, [hidden]'

/** Marks the texts that can be typed on the page: they are reached by Tab. */
export function markTypable(page: Document, read: ReadWritten): void {
  const typable = new Set(
    collectPageTexts(page).flatMap((text) => (findTypable(text, read) ? [text.element as HTMLElement] : [])),
  )
  for (const element of page.querySelectorAll<HTMLElement>('[data-edit-typable]')) {
    // Where the focus is, it stays: the page may show for a moment what the file no longer has.
    if (typable.has(element) || element === page.activeElement) continue
    element.removeAttribute('data-edit-typable')
    element.removeAttribute('tabindex')
  }
  for (const element of typable) {
    if (!element.matches('a[href], [data-edit-typable]')) element.tabIndex = 0
    element.setAttribute('data-edit-typable', '')
  }
}

/** The text if it can be typed on the page now: it is marked, and may show what it was until the page is fetched anew. */
export function findMarked(text: PageText, read: ReadWritten): TypableText | undefined {
  return findTypable(text, read, text.element.hasAttribute('data-edit-typable'))
}

/** The text if it can be typed on the page: what is shown is what the file has, in an element with nothing beside it. */
function findTypable(text: PageText, read: ReadWritten, isMarked = false): TypableText | undefined {
  const { element, node, path } = text
  if (!node || element.childNodes.length !== 1 || element.getAttribute('data-text')?.includes('+')) return undefined
  if (element.closest(controls)) return undefined
  const written = read(path)
  if (written === undefined || written.includes('\n')) return undefined
  const isShown = isUnwritten(written) || withoutNoBreaks(node.data) === withoutNoBreaks(written)
  return isShown || isMarked ? { path, node, written, element: element as HTMLElement } : undefined
}

/** A text without what pages add to it: spaces that break no line. */
function withoutNoBreaks(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
