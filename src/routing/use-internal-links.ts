import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalLink } from './internal-link.ts'

/** Follows links within the site without loading a document. One listener serves all links, including those in texts. */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const { href, pathname, search, hash } = link
      // The address bar changes at once, the router's location only when the page is shown. A double click must not add two history entries.
      navigate({ pathname, search, hash }, { replace: href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Whether a click just follows its link: main button, no modifier key for a new tab or window. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
