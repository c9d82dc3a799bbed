import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from './is-plain-click.ts'

/**
 * Follows links inside the site without loading a page. One listener serves them all, those in texts included: a link is a plain
 * link until the app has started. What asks for more than a change of route is left to the browser: another tab, another
 * language, a file, a fragment of the page.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = internalPath(event)
      if (path === undefined) return
      event.preventDefault()
      // The address changes at once, the router's own location only with the page: a double click is one step of the history.
      navigate(path, { replace: path === location.pathname + location.search })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The path of this site that a click asks for, undefined where it asks for anything else. */
function internalPath(event: MouseEvent): string | undefined {
  const { target, defaultPrevented } = event
  if (defaultPrevented || !isPlainClick(event)) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const path = link?.getAttribute('href') ?? ''
  const isFile = /\.\w+$/.test(link?.pathname ?? '')
  return link && /^\/(?!\/)/.test(path) && !link.target && !link.hreflang && !link.download && !isFile
    ? path
    : undefined
}
