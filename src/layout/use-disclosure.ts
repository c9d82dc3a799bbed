import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a `<details>` close like a menu: when a link in it is chosen, on Escape, when the visitor taps or moves the focus elsewhere, and
 * when Back leads to a page that was left with it open.
 * Opening is native and works before the app has started.
 *
 * @returns the ref for the element
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = element.current
    if (!details) return
    const listeners = new AbortController()
    const { signal } = listeners
    const closeOutside = ({ target }: Event) => {
      if (details.open && target instanceof Node && !details.contains(target)) close(details)
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeByKey(details), { signal })
    details.addEventListener('click', ({ target }) => closeOnLink(details, target), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && close(details), { signal })
    if (isLeftOpen(details)) close(details)
    return () => listeners.abort()
  }, [])
  return element
}

/**
 * Whether one of the links was followed before the app had started, and Back has brought the page from the back/forward cache as it was
 * left. If the visitor has opened the list only now, the focus is on the summary.
 */
function isLeftOpen(details: HTMLDetailsElement): boolean {
  const { navigation } = window as { navigation?: Navigation }
  return navigation?.activation?.navigationType === 'traverse' && details.querySelector('a:focus') !== null
}

function close(details: HTMLDetailsElement): void {
  details.open = false
}

/** Returns the focus to the summary: the link that may have it disappears. */
function closeByKey(details: HTMLDetailsElement): void {
  if (!details.open) return
  close(details)
  details.querySelector('summary')?.focus()
}

function closeOnLink(details: HTMLDetailsElement, target: EventTarget | null): void {
  if (target instanceof Element && target.closest('a')) close(details)
}
