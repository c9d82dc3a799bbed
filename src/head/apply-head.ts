import type { HeadTag } from './head-tag.ts'

/**
 * Replaces the tags of the last page in the document's head with those of the next one. Structured data is removed, not replaced: it
 * is for crawlers, which load every address as a document.
 */
export function applyHead(next: readonly HeadTag[], last: readonly HeadTag[]): void {
  const { head } = document
  const present = [...head.children]
  for (const tag of last) {
    const element = toElement(tag)
    present.find((candidate) => candidate.isEqualNode(element))?.remove()
  }
  for (const element of head.querySelectorAll('title, script[type="application/ld+json"]')) element.remove()
  head.prepend(...next.filter(({ tag }) => tag !== 'script').map(toElement))
}

function toElement({ tag, attributes = {}, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  // A text node, since Trusted Types forbid setting the `textContent` of a script.
  if (text !== undefined) element.append(document.createTextNode(text))
  return element
}
