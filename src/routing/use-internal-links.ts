import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalLink } from './internal-link.ts'
import { isPlainClick } from './is-plain-click.ts'

/** Follows links within the site without loading a document. One listener serves all links, including those in texts. */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const { href, pathname, search, hash } = link
      // The address changes at once, the router's location only with the page: a double click must not add two history entries.
      navigate({ pathname, search, hash }, { replace: href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
