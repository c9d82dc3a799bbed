/** What of the text of an element is selected, as offsets; the same twice for a caret. Nothing selected counts as its beginning. */
export function selectedRange(element: Element): [start: number, end: number] {
  const selection = element.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return [0, 0]
  const range = selection.getRangeAt(0)
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return [0, 0]
  const before = element.ownerDocument.createRange()
  before.selectNodeContents(element)
  before.setEnd(range.startContainer, range.startOffset)
  const start = before.toString().length
  return [start, start + range.toString().length]
}

/** Selects a part of the text of an element that has one text node, or none. */
export function selectRange(element: Element, start: number, end = start): void {
  const node = element.firstChild ?? element
  const length = element.firstChild ? (element.textContent ?? '').length : 0
  element.ownerDocument.getSelection()?.setBaseAndExtent(node, Math.min(start, length), node, Math.min(end, length))
}
