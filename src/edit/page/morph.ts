import { setText } from './set-text.ts'

/** Attributes that are the reader's or the editor's, of which a new page knows nothing. */
const kept = new Set([
  'open',
  'tabindex',
  'contenteditable',
  'spellcheck',
  'enterkeyhint',
  'draggable',
  'data-edit-typable',
  'data-edit-openable',
  'data-edit-name',
])

/** Makes one element like another: what is the same stays, so that the page does not jump, and what was opened stays open. */
export function morph(from: Element, to: Element): void {
  morphAttributes(from, to)
  const [old, next] = [[...from.childNodes], [...to.childNodes]]
  for (const [index, node] of next.entries()) {
    const present = old[index]
    if (!present) from.append(from.ownerDocument.importNode(node, true))
    else if (present.isEqualNode(node)) continue
    else if (isText(present) && isText(node)) setText(present, node.data)
    else if (isElement(present) && isElement(node) && present.tagName === node.tagName) morph(present, node)
    else present.replaceWith(from.ownerDocument.importNode(node, true))
  }
  for (const node of old.slice(next.length)) node.remove()
}

function morphAttributes(from: Element, to: Element): void {
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  for (const { name } of [...from.attributes]) if (!kept.has(name) && !to.hasAttribute(name)) from.removeAttribute(name)
}

/** Elements of a frame are of another window's classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

function isText(node: Node): node is Text {
  return node.nodeType === 3
}
