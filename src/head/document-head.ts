import { useEffect, useRef } from 'react'

/** An element of a page's head, as data: rendered into the document at build time, updated by the running app. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes?: Readonly<Record<string, string>>
  /** The text in it; that of a script is JSON. */
  readonly text?: string
}

/**
 * Replaces the tags of the last page in the document's head with those of the next one. Structured data is removed, not replaced: it
 * is for crawlers, which load every address as a document.
 */
function applyHead(next: readonly HeadTag[], last: readonly HeadTag[]): void {
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

/** Keeps the document's head in line with the current page. The first page came with its own; a redirect has none. */
export function useDocumentHead(page: { readonly head: readonly HeadTag[] } | undefined): void {
  const shown = useRef(page)
  useEffect(() => {
    if (!page || shown.current === page) return
    applyHead(page.head, shown.current?.head ?? [])
    shown.current = page
  }, [page])
}
