import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

interface SectionDragOptions {
  /** The page in the frame. */
  readonly page: Document
  /** The ids of its visible sections, in the order of the page. */
  readonly ids: readonly string[]
  /** The index of the section that has the handle. */
  readonly index: number
  /** Where the frame begins in the window of the editor. */
  frameTop(): number
  onMove(to: number): void
}

/** A section that is being dragged, and where it would come to stand. */
export interface DraggedSection {
  readonly to: number
  /** The height of that place in the window of the frame. */
  readonly at: number
}

/** How near to an edge the page begins to scroll, and how far it scrolls per animation frame, in pixels. */
const [near, step] = [64, 12]

/** How far the page scrolls while the pointer is at a height of its window: up near the top, down near the bottom, else not. */
function edgeScroll(y: number, height: number): number {
  if (y < near) return -step
  return y > height - near ? step : 0
}

/** Drags a section of the page by its handle, by pointer or finger; the arrows move it by one. The first section stays where it is. */
export function useSectionDrag({ page, ids, index, frameTop, onMove }: SectionDragOptions) {
  const [dragged, setDragged] = useState<DraggedSection>()
  const stop = useRef<() => void>(undefined)

  useEffect(() => () => stop.current?.(), [])

  function begin(event: PointerEvent<HTMLElement>): void {
    const view = page.defaultView
    if (event.button !== 0 || !view) return
    event.preventDefault()
    const handle: HTMLElement = event.currentTarget
    const abort = new AbortController()
    const { signal } = abort
    const start = event.clientY
    let y = start
    let last: DraggedSection | undefined
    let frame = 0
    const follow = () => {
      const at = y - frameTop()
      const over = edgeScroll(at, view.innerHeight)
      if (last && over !== 0) page.scrollingElement?.scrollBy({ top: over, behavior: 'instant' })
      // A press without a way is none.
      if (last || Math.abs(y - start) > 6) {
        last = findDropPlace(page, ids, { index, y: at })
        setDragged(last)
      }
      frame = view.requestAnimationFrame(follow)
    }
    const end = () => {
      abort.abort()
      view.cancelAnimationFrame(frame)
      stop.current = undefined
      setDragged(undefined)
    }
    stop.current = end
    handle.setPointerCapture(event.pointerId)
    handle.focus()
    frame = view.requestAnimationFrame(follow)
    handle.addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal })
    handle.addEventListener('pointercancel', end, { signal })
    handle.addEventListener(
      'pointerup',
      () => {
        end()
        if (last && last.to !== index) onMove(last.to)
      },
      { signal },
    )
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && stop.current) stop.current()
    else {
      const to = index + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
      if (to === index || to < 1 || to >= ids.length) return
      onMove(to)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return { dragged, handle: { onPointerDown: begin, onKeyDown: pressKey } }
}

/** The place that a dragged section takes when it is dropped at a height: before the first section whose middle is below that height. */
function findDropPlace(page: Document, ids: readonly string[], held: { index: number; y: number }): DraggedSection {
  const boxes = ids.flatMap((id, place) => {
    const box = place === 0 || place === held.index ? undefined : page.getElementById(id)?.getBoundingClientRect()
    return box ? [{ place, top: box.top, bottom: box.bottom }] : []
  })
  const next = boxes.find(({ top, bottom }) => (top + bottom) / 2 > held.y)
  const last = boxes.at(-1)
  if (!next) return { to: last ? Math.max(last.place, held.index) : held.index, at: last?.bottom ?? 0 }
  return { to: next.place > held.index ? next.place - 1 : next.place, at: next.top }
}
