import { useEffect, useEffectEvent, useState } from 'react'

/** Where a section lies in the window of the frame, in pixels. */
export interface SectionBox {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly width: number
  /** The height of the window. */
  readonly height: number
}

/** The section of the page below a place of it; undefined outside of all. */
export function sectionAround(element: Element | null): string | undefined {
  return element?.closest('main > [id]')?.id
}

/** Follows the section of a page that has an id: where it lies, while the page scrolls, grows and changes. */
export function useSectionBox(page: Document, id: string | undefined, version: string): SectionBox | undefined {
  const [box, setBox] = useState<SectionBox>()

  const measure = useEffectEvent(() => {
    const view = page.defaultView
    const section = id === undefined ? null : page.getElementById(id)
    if (!section || !view) return setBox(undefined)
    const { top, bottom, left, width } = section.getBoundingClientRect()
    setBox({ top, bottom, left, width, height: view.innerHeight })
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
