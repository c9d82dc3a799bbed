import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { AnyPageModule } from '../content/page-content.ts'

/** The content of a page may still grow shortly after it is shown. */
const repeatsAfterMs = [100, 200]
const interruptions = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the top of each page that a link leads to, be it the same one: at once and smoothly, and twice again. Back and Forward lead to the place where the
 * visitor was, as everywhere on the web; an address with a fragment leads to the fragment.
 */
export function useScrollReset(page: AnyPageModule | undefined): void {
  const { key, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(page?.key)
  const entry = key + hash
  const positions = useScrollPositions(entry)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is looked at once.
  useEffect(() => {
    if (!page) return
    const isNew = shown.current !== page.key
    shown.current = page.key
    if (navigation !== 'POP') return scrollToFragment(hash) ? undefined : resetScroll()
    // A fragment of the same page is the browser's own matter.
    if (!isNew) return
    const top = positions.get(entry) ?? 0
    const restore = () => window.scrollTo({ top, behavior: 'instant' })
    restore()
    // The browser, too, looks for the place; in an entry of a fragment it finds another one.
    requestAnimationFrame(restore)
  }, [page, key])
}

/** Remembers how far each entry of the history was scrolled. Those of fragments have no key of their own. */
function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  const positions = useRef(new Map<string, number>())
  useEffect(() => {
    const remember = () => {
      // When the history has its next entry and the app does not show it yet, the browser may scroll: nobody was there.
      const current = (history.state?.key ?? 'default') + location.hash
      if (current === entry) positions.current.set(entry, window.scrollY)
    }
    if (!positions.current.has(entry)) remember()
    window.addEventListener('scroll', remember)
    return () => window.removeEventListener('scroll', remember)
  }, [entry])
  return positions.current
}

function scrollToFragment(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  target?.scrollIntoView()
  return target !== null
}

/** Returns how to stop it. A visitor who begins to scroll stops it too. */
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
