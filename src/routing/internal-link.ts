/**
 * Returns the link to a page of this site in which an event happened. Undefined where there is none, and for links that the browser has to
 * follow: to another tab, another language, a file, a place in the same page.
 */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  // Not as a property of the target: a form may have a field of that name.
  const link =
    target instanceof Element ? (Element.prototype.closest.call(target, 'a') as HTMLAnchorElement | null) : null
  if (!link || link.target || link.hreflang) return undefined
  const isPath = /^\/(?!\/)/.test(link.getAttribute('href') ?? '')
  const isFile = /\.\w+$/.test(link.pathname)
  return isPath && !isFile ? link : undefined
}
