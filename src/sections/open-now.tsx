import { useEffect, useRef } from 'react'
import type { OpenHours } from '../content/page-content.ts'

/**
 * Whether a place is open now. The visitor's browser knows: the script of the page writes it, and where the app has drawn the page, what is imported here.
 * React takes over an element with any text where it expects an empty one.
 */
export function OpenNow({ open }: { readonly open: OpenHours | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (line.current?.hidden) void import('../open-now/show-open.ts').then(({ showOpen }) => showOpen())
  }, [])
  return (
    open && (
      <p ref={line} className="open-now" data-hours={JSON.stringify(open)} hidden suppressHydrationWarning>
        {''}
      </p>
    )
  )
}
