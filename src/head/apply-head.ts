import type { HeadTag } from './head-tag.ts'

/**
 * Puts a page's tags into the document's head in the place of the last page's. Structured data goes and does not come: it
 * is for crawlers, which load every address anew.
 */
export function applyHead(next: readonly HeadTag[], last: readonly HeadTag[], { head } = document): void {
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
  // A text node and not `textContent`: of a script, that may be set under Trusted Types by trusted code only.
  if (text !== undefined) element.append(document.createTextNode(text))
  return element
}
