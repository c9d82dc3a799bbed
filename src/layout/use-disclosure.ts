import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a `<details>` close like a menu: when a link in it is chosen, on Escape, and when the visitor taps or moves the focus elsewhere.
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
      if (details.open && target instanceof Node && !details.contains(target)) details.open = false
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeByKey(details), { signal })
    details.addEventListener('click', ({ target }) => closeOnLink(details, target), { signal })
    return () => listeners.abort()
  }, [])
  return element
}

/** Returns the focus to the summary: the link that may have it disappears. */
function closeByKey(details: HTMLDetailsElement): void {
  if (!details.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

function closeOnLink(details: HTMLDetailsElement, target: EventTarget | null): void {
  if (target instanceof Element && target.closest('a')) details.open = false
}
