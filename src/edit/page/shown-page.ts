import { isSamePath } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { parsePage } from '../state/trusted-html.ts'
import { morph } from './morph.ts'
import { collectPageTexts, type PageText } from './page-texts.ts'
import { setText } from './set-text.ts'

const outlineColour = '#2563eb'

/** What the editor adds to a page: outlines, which take no room; all steps of a form, whose texts are edited where they stand; compared pictures, which can be clicked; and the texts of a card, over all of which its link lies. */
export function addStyles(page: Document): void {
  const style = page.createElement('style')
  style.id = 'edit-style'
  style.textContent = `
    [data-text]:hover, [data-attributes]:hover { outline: 1px dashed ${outlineColour}; outline-offset: 2px; cursor: text }
    [data-unwritten] { opacity: .5; font-style: italic }
    [data-edit-typable]:focus, [data-edit-openable]:focus-visible { outline: 2px dashed ${outlineColour}; outline-offset: 3px }
    [contenteditable] { white-space-collapse: preserve; cursor: text; user-select: text; -webkit-user-select: text }
    [data-edit-name]::before { content: attr(data-edit-name); opacity: .5; font-style: italic }
    .form-step { display: grid !important }
    a::before, a::after { pointer-events: none !important }
    .compare > :not(.compare-side) { pointer-events: none }
    .contact-form[data-more] > .contact-form-actions > p { display: block !important }
    .contact-form[data-more] > .contact-form-actions > .button { display: inline-flex !important }
    [data-edit-open] { outline: 2px solid ${outlineColour} !important; outline-offset: 3px }
  `
  page.head.append(style)
}

/** The source of a page as the server has it now; throws where it is not to be had. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok && response.status !== 404) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/**
 * Makes the shown page like the one that was fetched.
 *
 * @param prepare brings the new page up to date with what was typed since
 */
export function refresh(page: Document, source: string, prepare: (next: Document) => void): void {
  const next = parsePage(source)
  prepare(next.page)
  morph(page.body, next.page.body)
  const styles = page.querySelector('head style')
  if (styles && next.styles !== undefined && styles.textContent !== next.styles) styles.textContent = next.styles
}

/** Outlines the text that is open, and brings it into view. */
export function outline(page: Document, open: Path | undefined): void {
  for (const element of page.querySelectorAll('[data-edit-open]')) element.removeAttribute('data-edit-open')
  if (!open) return
  const texts = collectPageTexts(page).filter(({ path }) => isSamePath(path, open))
  for (const { element } of texts) element.setAttribute('data-edit-open', '')
  const first = texts.find(({ element }) => element.getClientRects().length > 0)?.element
  if (first && !isInView(first)) first.scrollIntoView({ block: 'center' })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0)
}

/** Marks the texts that are still to be written: where they will stand, the page has the names of their places. */
export function markUnwritten(page: Document, isUnwritten: (path: Path) => boolean): void {
  for (const { element, node, path } of collectPageTexts(page))
    if (node) element.toggleAttribute('data-unwritten', isUnwritten(path))
}

/** Shows a text that is not saved yet. One with Markdown, or composed of several, waits until it is. */
export function showTyped(page: Document, { path, text }: { path: Path; text: string }): void {
  const isAlone = ({ element }: PageText) => !element.getAttribute('data-text')?.includes('+')
  for (const found of collectPageTexts(page)) {
    if (!found.node || !isSamePath(found.path, path) || !isAlone(found) || found.node.data === text) continue
    // Where somebody types on the page, it is there already.
    if (found.element.hasAttribute('contenteditable')) continue
    setText(found.node, text)
    found.element.removeAttribute('data-unwritten')
  }
}
