import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The entries of the history in which a disclosure was left open. */
const leftOpen = new Set<string>()

/**
 * Opens a `<details>` again when Back or Forward leads to where it was left open, before the page is scrolled to the place left.
 *
 * @returns the ref for the element, the only one of its page that is kept
 */
export function useKeptOpen(): RefObject<HTMLDetailsElement | null> {
  const element = useRef<HTMLDetailsElement>(null)
  // After each rendering: a link to the page that is open makes its entry anew.
  useLayoutEffect(() => {
    const details = element.current
    if (!details) return
    const entry: string = history.state?.key ?? 'default'
    if (leftOpen.has(entry)) details.open = true
    return () => void leftOpen[details.open ? 'add' : 'delete'](entry)
  })
  return element
}
