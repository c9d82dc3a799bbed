import { isWithin } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { textsElement } from '../protocol/protocol.ts'

/** A text on a page, and where it stands in the configuration. */
export interface PageText {
  readonly path: Path
  readonly element: Element
  /** Its text node; undefined for an attribute. */
  readonly node: Text | undefined
}

type Places = Readonly<Record<string, Path>>

/** The places that were read last: each key that is typed asks for those of the same page. */
let read: { readonly json: string; readonly places: Places } = { json: '', places: {} }

/** The places of the texts of a previewed page, by their numbers. */
function numberedPlaces(page: Document): Places {
  const json = page.getElementById(textsElement)?.textContent ?? ''
  if (json !== '' && json !== read.json) read = { json, places: (JSON.parse(json) as { places: Places }).places }
  return json === '' ? {} : read.places
}

/** All texts of a page, in its order. */
export function collectPageTexts(page: Document): PageText[] {
  const places = numberedPlaces(page)
  return [...page.querySelectorAll('[data-text], [data-attributes]')].flatMap((element) => [
    ...ownTexts(element, places),
    ...attributeTexts(element, places),
  ])
}

function ownTexts(element: Element, places: Places): PageText[] {
  const numbers = element.getAttribute('data-text')?.split(' ') ?? []
  const nodes = ([...element.childNodes] as Node[]).filter(
    (node): node is Text => node.nodeType === 3 && node.nodeValue !== '',
  )
  return numbers.flatMap((composed, index) =>
    composed.split('+').flatMap((number) => {
      const path = places[number]
      return path ? [{ path, element, node: nodes[index] }] : []
    }),
  )
}

function attributeTexts(element: Element, places: Places): PageText[] {
  const list = element.getAttribute('data-attributes')?.split(' ') ?? []
  return list.flatMap((entry) => {
    const path = places[entry.split(':')[1]?.split('+')[0] ?? '']
    return path ? [{ path, element, node: undefined }] : []
  })
}

/** The text at a point of a page: that of the text node there, else of the nearest element that has one or contains one, with what is said at the point. */
export function findTextAtPoint(
  page: Document,
  { x, y, target }: { x: number; y: number; target: Element },
): (PageText & { offset: number; said?: string; beside?: SaidBeside }) | undefined {
  const caret = caretFromPoint(page, x, y)
  const texts = collectPageTexts(page)
  const exact = texts.find(({ node }) => node !== undefined && node === caret?.node)
  if (exact) return { ...exact, offset: caret?.offset ?? 0, ...besideText(exact, texts) }
  for (let element: Element | null = target; element; element = element.parentElement) {
    const near = texts.find((text) => text.element === element) ?? texts.find((text) => element?.contains(text.element))
    // A sign that opens a menu says none of the words in it.
    if (element.matches('summary') && !(near && isSeen(near.element))) return undefined
    if (near) return { ...near, offset: 0, said: caret?.node.nodeValue ?? '', ...besideText(near, texts) }
  }
  return undefined
}

/** A figure in the same line as a text, such as the price behind "from", by a text of its entry. */
export interface SaidBeside {
  readonly path: Path
  readonly said: string
}

function besideText({ element, path }: PageText, texts: readonly PageText[]): { beside?: SaidBeside } {
  const line = element.parentElement
  const said = [...(line?.children ?? [])].map((one) => (one.matches('[data-text]') ? '' : one.textContent)).join('')
  const near = texts.find((text) => line?.parentElement?.contains(text.element) && text.path !== path)
  if (!near || !/\d/.test(said)) return {}
  const entry = near.path.slice(0, near.path.findLastIndex((part) => typeof part === 'number') + 1)
  // A text of the entry itself, such as a unit, is meant where it is pointed at.
  return entry.length > 0 && !isWithin(path, entry) ? { beside: { path: near.path, said } } : {}
}

/** Whether an element is more than what is only read aloud. */
function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().width > 1
}

/** The text node at a point, and the place in it. Browsers differ in the name of the function. */
function caretFromPoint(page: Document, x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in page) {
    const position = page.caretPositionFromPoint(x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  const range = (page as Document).caretRangeFromPoint(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
