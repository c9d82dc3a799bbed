import { useEffect, useRef, useState } from 'react'
import type { AnyPageModule } from '../content/page-content.ts'

/**
 * Announces a new page to screen readers like a page load.
 *
 * @returns the page's title, for a live region; empty on the first page, which the browser announces
 */
export function useAnnounceRoute(page: AnyPageModule | undefined): string {
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(page?.key)
  useEffect(() => {
    if (!page || shown.current === page.key) return
    shown.current = page.key
    setAnnouncement(page.head.find(({ tag }) => tag === 'title')?.text ?? '')
  }, [page])
  return announcement
}
