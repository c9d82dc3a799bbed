import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { AnyPageModule } from '../content/page-content.ts'
import { decodePart } from './decode-part.ts'

/** Scrolling to the top is repeated, since a page may still grow shortly after it is shown. */
const repeatsAfterMs = [100, 200]
const interruptions = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls smoothly to the top when a link is followed, even to the same page: at once, and twice again. Back and Forward restore the
 * scroll position, as everywhere on the web; an address with a fragment scrolls to the fragment, unfolded.
 * What comes into view takes the focus, so that screen readers and the Tab key go on from there.
 */
export function useScrollReset(page: AnyPageModule | undefined): void {
  const { key, hash, state } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(page?.key)
  const entry = key + hash
  const positions = useScrollPositions(entry)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry, not for each change in development.
  useEffect(() => {
    if (!page) return
    const isNew = shown.current !== page.key
    shown.current = page.key
    // Another choice in a list changes the address alone.
    if (navigation === 'REPLACE' && state?.stays) return
    const isTraversal = navigation === 'POP'
    const target = isTraversal ? null : document.getElementById(decodePart(hash.slice(1)))
    const folded = target?.closest('details')
    if (folded) folded.open = true
    if (isNew || target) moveFocus(target ?? document.querySelector('main'))
    if (target) {
      // Newer browsers return a promise, which is nothing that an effect may return.
      void target.scrollIntoView()
      return
    }
    if (!isTraversal) return scrollToTop()
    // Within the same page, the browser restores the position itself.
    if (isNew) restorePosition(positions.get(entry) ?? history.state?.top ?? 0)
  }, [page?.key, key])
}

/**
 * Records the scroll position of each history entry, in its state as well, which outlasts a reload. Entries of fragments have no key of
 * their own.
 */
function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>())
  useEffect(() => {
    const remember = ({ type }: Event) => {
      // After the history has moved on, and before the app shows the next entry, the browser may scroll: the visitor did not.
      if ((history.state?.key ?? 'default') + location.hash !== entry) return
      positions.set(entry, scrollY)
      // Not while the page still moves: browsers refuse many changes of the history in a short time.
      if (type !== 'scroll') history.replaceState({ ...history.state, top: scrollY }, '')
    }
    // A link that is followed makes another entry the current one.
    const moments = ['scroll', 'scrollend', 'click']
    for (const moment of moments) addEventListener(moment, remember, true)
    return () => {
      for (const moment of moments) removeEventListener(moment, remember, true)
    }
  }, [entry, positions])
  return positions
}

/** Moves the focus. A heading can take it only with a `tabindex`, which is removed on blur: a later click must not focus the heading. */
function moveFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  if (!element || element === document.activeElement) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

/** Scrolls at once, and again in the next frame: in an entry with a fragment, the browser's own restoration chooses another position. */
function restorePosition(top: number): void {
  const restore = () => scrollTo({ top, behavior: 'instant' })
  restore()
  requestAnimationFrame(restore)
}

/** Scrolls to the top, repeatedly, until the visitor begins to scroll. Returns a function that stops it. */
function scrollToTop(): () => void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const toTop = () => scrollTo({ top: 0, behavior })
  const timers = repeatsAfterMs.map((delay) => setTimeout(toTop, delay))
  const listening = new AbortController()
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    listening.abort()
  }
  const interrupt = () => {
    stop()
    // A smooth movement that is under way would go on.
    scroll({ top: scrollY, behavior: 'instant' })
  }
  toTop()
  for (const type of interruptions) addEventListener(type, interrupt, { signal: listening.signal })
  return stop
}
