import { useEffect, useEffectEvent, useState } from 'react'

/** Where a section lies in the window of the frame, in pixels. */
export interface SectionBox {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly width: number
  /** Where the bar of the site ends, of which the section may lie below a part; 0 where there is none. */
  readonly covered: number
  /** Whether a menu of that bar is open, which lies above the section. */
  readonly isBelowMenu: boolean
  /** The height of the window. */
  readonly height: number
}

/** The section of the page below a place of it; undefined outside of all. */
export function sectionAround(element: Element | null): string | undefined {
  return element?.closest('main > [id]')?.id
}

/** The bar of a site that is above what lies between two sides of the window: not one at its side. */
function findCoveringBar(page: Document, { left, right }: DOMRect): { covered: number; isBelowMenu: boolean } {
  const bar = page.querySelector('.site-header')
  const place = bar?.getBoundingClientRect()
  if (!bar || !place || place.left >= right || place.right <= left) return { covered: 0, isBelowMenu: false }
  return { covered: Math.max(place.bottom, 0), isBelowMenu: bar.querySelector('details[open]') !== null }
}

/** Follows the section of a page that has an id: where it lies, while the page scrolls, grows and changes. */
export function useSectionBox(page: Document, id: string | undefined, version: string): SectionBox | undefined {
  const [box, setBox] = useState<SectionBox>()

  const measure = useEffectEvent(() => {
    const view = page.defaultView
    const section = id === undefined ? null : page.getElementById(id)
    if (!section || !view) return setBox(undefined)
    const place = section.getBoundingClientRect()
    const { top, bottom, left, width } = place
    setBox({ top, bottom, left, width, ...findCoveringBar(page, place), height: view.innerHeight })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section, or another version of it, lies elsewhere
  useEffect(() => {
    const view = page.defaultView
    if (!view) return
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => measure())
    }
    later()
    const stop = new AbortController()
    page.addEventListener('scroll', later, { capture: true, passive: true, signal: stop.signal })
    page.addEventListener('toggle', later, { capture: true, signal: stop.signal })
    view.addEventListener('resize', later, { signal: stop.signal })
    const grown = new ResizeObserver(later)
    grown.observe(page.body)
    return () => {
      stop.abort()
      grown.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [page, id, version])

  return box
}
