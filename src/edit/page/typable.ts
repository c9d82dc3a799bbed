import { isUnwritten } from '../../../schema/placeholder.ts'
import { pathKey } from '../paths/paths.ts'
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

/** The marks of what Enter begins to type, and of what Enter opens in the card. */
const typableMark = 'data-edit-typable'
const openableMark = 'data-edit-openable'

/** Marks the texts that can be typed on the page, and all other texts and pictures: they are reached by Tab. */
export function markTypable(page: Document, read: ReadWritten): void {
  const texts = collectPageTexts(page)
  const typable = new Set(texts.flatMap((text) => (findTypable(text, read) ? [text.element] : [])))
  mark(page, typableMark, typable)
  mark(page, openableMark, findOpenable(texts, typable))
}

function mark(page: Document, name: string, wanted: ReadonlySet<Element>): void {
  for (const element of page.querySelectorAll(`[${name}]`)) {
    // Where the focus is, it stays: the page may show for a moment what the file no longer has.
    if (wanted.has(element) || element === page.activeElement) continue
    element.removeAttribute(name)
    element.removeAttribute('tabindex')
  }
  for (const element of wanted) {
    if (!element.matches(`a[href], [${name}]`)) element.setAttribute('tabindex', '0')
    element.setAttribute(name, '')
  }
}

/** What is seen and cannot be typed in its place, such as a picture or a formatted text: of each text the first element. */
function findOpenable(texts: readonly PageText[], typable: ReadonlySet<Element>): Set<Element> {
  const known = new Set(texts.flatMap(({ element, path }) => (typable.has(element) ? [pathKey(path)] : [])))
  const openable = new Set<Element>()
  for (const { element, path, node } of texts) {
    const key = pathKey(path)
    const isSeen = node ? !element.closest(`${controls}, .visually-hidden`) : element.matches('img')
    if (!isSeen || typable.has(element) || known.has(key)) continue
    known.add(key)
    openable.add(element)
  }
  return openable
}

/** The text if it can be typed on the page now: it is marked, and may show what it was until the page is fetched anew. */
export function findMarked(text: PageText, read: ReadWritten): TypableText | undefined {
  return findTypable(text, read, text.element.hasAttribute(typableMark))
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

/** A text without what pages add to it: spaces that break no line, and joiners. */
function withoutNoBreaks(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
}
