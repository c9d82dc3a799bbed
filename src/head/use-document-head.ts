import { useEffect, useRef } from 'react'
import type { AnyPageModule } from '../content/page-content.ts'
import { applyHead } from './apply-head.ts'

/** Keeps the document's head in line with the current page. The first page came with its own; a redirect has none. */
export function useDocumentHead(page: AnyPageModule | undefined): void {
  const shown = useRef(page)
  useEffect(() => {
    if (!page || shown.current === page) return
    applyHead(page.head, shown.current?.head ?? [])
    shown.current = page
  }, [page])
}
