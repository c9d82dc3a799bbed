import type { OpenHours } from '../content/page-content.ts'

/** Where the app has drawn the page, no script of the page has written the line. */
const write = (line: HTMLElement | null) => {
  if (line?.hidden) void import('../open-now/show-open.ts').then(({ showOpen }) => showOpen())
}

/**
 * Whether a place is open now. The visitor's browser knows: the script of the page writes it. React takes over an element with any text where it expects
 * an empty one.
 */
export function OpenNow({ open }: { readonly open: OpenHours | undefined }) {
  return (
    open && (
      <p ref={write} className="open-now" data-hours={JSON.stringify(open)} hidden suppressHydrationWarning>
        {''}
      </p>
    )
  )
}
