import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from './is-plain-click.ts'

/**
 * Follows links within the site without loading a document. One listener serves all links, including those in texts. Clicks that ask
 * for more than another route are left to the browser: another tab, another language, a file, a fragment of the page.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = internalPath(event)
      if (path === undefined) return
      event.preventDefault()
      // The address changes at once, the router's location only with the page: a double click must not add two history entries.
      navigate(path, { replace: path === location.pathname + location.search })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Returns the path that a click navigates to; undefined if the click is left to the browser. */
function internalPath(event: MouseEvent): string | undefined {
  const { target, defaultPrevented } = event
  if (defaultPrevented || !isPlainClick(event)) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const path = link?.getAttribute('href') ?? ''
  const isFile = /\.\w+$/.test(link?.pathname ?? '')
  return link && /^\/(?!\/)/.test(path) && !link.target && !link.hreflang && !isFile ? path : undefined
}
