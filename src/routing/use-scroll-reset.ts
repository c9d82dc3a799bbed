import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { AnyPageModule } from '../content/page-content.ts'

/** A page may still grow shortly after it is shown. */
const repeatsAfterMs = [100, 200]
const interruptions = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls smoothly to the top when a link is followed, even to the same page: at once, and twice again. Back and Forward restore the
 * scroll position, as everywhere on the web; an address with a fragment scrolls to the fragment. What comes into view takes the focus, so
 * that screen readers and the Tab key go on from there.
 */
export function useScrollReset(page: AnyPageModule | undefined): void {
  const { key, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(page?.key)
  const entry = key + hash
  const positions = useScrollPositions(entry)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry, not for each change in development.
  useEffect(() => {
    if (!page) return
    const isNew = shown.current !== page.key
    shown.current = page.key
    const target = navigation === 'POP' ? null : document.getElementById(decodedFragment(hash))
    if (isNew || target) focusOn(target ?? document.querySelector('main'))
    if (target) return target.scrollIntoView()
    if (navigation !== 'POP') return resetScroll()
    // The browser scrolls to fragments of the same page.
    if (!isNew) return
    const top = positions.get(entry) ?? 0
    const restore = () => window.scrollTo({ top, behavior: 'instant' })
    restore()
    // The browser restores the position too; in an entry with a fragment it chooses another one.
    requestAnimationFrame(restore)
  }, [page?.key, key])
}

/** Records the scroll position of each history entry. Entries of fragments have no key of their own. */
function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  const positions = useRef(new Map<string, number>())
  useEffect(() => {
    const remember = () => {
      // Once the history is at the next entry, and before the app shows it, the browser may scroll: that is no position of the visitor.
      const current = (history.state?.key ?? 'default') + location.hash
      if (current === entry) positions.current.set(entry, window.scrollY)
    }
    if (!positions.current.has(entry)) remember()
    window.addEventListener('scroll', remember)
    return () => window.removeEventListener('scroll', remember)
  }, [entry])
  return positions.current
}

/** A heading can take the focus only with a `tabindex`, which goes with the focus: a later click must not focus the heading. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  if (!element || element === document.activeElement) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

function decodedFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    // Not every percent sign begins an encoded letter.
    return fragment
  }
}

/** Returns a function that stops it. It also stops when the visitor begins to scroll. */
function resetScroll(): () => void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const toTop = () => window.scrollTo({ top: 0, behavior })
  const timers = repeatsAfterMs.map((delay) => setTimeout(toTop, delay))
  const listening = new AbortController()
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    listening.abort()
  }
  toTop()
  for (const type of interruptions) addEventListener(type, stop, { signal: listening.signal })
  return stop
}
