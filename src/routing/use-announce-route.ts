import { useEffect, useRef, useState } from 'react'
import type { AnyPageModule } from '../content/page-content.ts'

/**
 * Tells screen readers of a new page as a page load would: the focus goes to the start of its content.
 *
 * @returns the title to be spoken, for a live region; empty on the first page, whose title the browser has spoken
 */
export function useAnnounceRoute(page: AnyPageModule | undefined): string {
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(page?.key)
  useEffect(() => {
    if (!page || shown.current === page.key) return
    shown.current = page.key
    setAnnouncement(page.head.find(({ tag }) => tag === 'title')?.text ?? '')
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [page])
  return announcement
}
