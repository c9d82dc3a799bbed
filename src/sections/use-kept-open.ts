import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The history entries in which a disclosure was left open. */
const leftOpen = new Set<string>()

/**
 * Reopens a `<details>` when Back or Forward leads to a history entry in which it was left open, before the scroll position is restored.
 *
 * @returns the ref for the element; a page may have only one, since only the history entry is remembered
 */
export function useKeptOpen(): RefObject<HTMLDetailsElement | null> {
  const element = useRef<HTMLDetailsElement>(null)
  // Runs after each rendering: a link to the current page replaces its history entry.
  useLayoutEffect(() => {
    const details = element.current
    if (!details) return
    const entry: string = history.state?.key ?? 'default'
    if (leftOpen.has(entry)) details.open = true
    return () => void leftOpen[details.open ? 'add' : 'delete'](entry)
  })
  return element
}
