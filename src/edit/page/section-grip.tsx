import { type PointerEvent, useState } from 'react'
import { Icon } from '../icon.tsx'

interface SectionGripProps {
  /** The page in the frame. */
  readonly page: Document
  /** The ids of the sections on the page, in their order; those that are not shown have none there. */
  readonly ids: readonly string[]
  /** The section that is dragged. */
  readonly index: number
  /** What is under the pointer while it is dragged. */
  readonly name: string
  /** Told the place to which it is dropped. */
  onDrop(to: number): void
}

/** Between which sections one is dropped: before the one of this index, at this height of the window. */
interface Gap {
  readonly before: number
  readonly at: number
}

/** How near to an edge of the window the page scrolls, and how far in a frame, in pixels. */
const [near, step] = [56, 12]

/** What a section is dragged by on the page itself. By keys, it is moved with the buttons beside. */
export function SectionGrip({ page, ids, index, name, onDrop }: SectionGripProps) {
  const [gap, setGap] = useState<Gap>()

  function drag({ currentTarget, button, pointerId }: PointerEvent<HTMLElement>): void {
    const view = page.defaultView
    const grip: HTMLElement = currentTarget
    if (button !== 0 || !view) return
    const stop = new AbortController()
    const { signal } = stop
    let y = Number.NaN
    let found: Gap | undefined
    let frame = 0
    const turn = () => {
      const over = y < near ? -step : y > view.innerHeight - near ? step : 0
      if (over !== 0) view.scrollBy({ top: over, behavior: 'instant' })
      found = nearestGap(page, ids, y)
      setGap(found)
      frame = requestAnimationFrame(turn)
    }
    const end = () => {
      stop.abort()
      cancelAnimationFrame(frame)
      setGap(undefined)
    }
    grip.setPointerCapture(pointerId)
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        y = clientY - (view.frameElement?.getBoundingClientRect().top ?? 0)
        if (frame === 0) turn()
      },
      { signal },
    )
    grip.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal, capture: true })
    grip.addEventListener(
      'pointerup',
      () => {
        end()
        const to = found && (found.before > index ? found.before - 1 : found.before)
        if (to !== undefined && to !== index) onDrop(to)
      },
      { signal },
    )
  }

  return (
    <>
      <span className="section-grip" aria-hidden="true" onPointerDown={drag}>
        <Icon name="grip" />
      </span>
      {gap && (
        <span className="section-drop" aria-hidden="true" style={{ top: gap.at }}>
          {name}
        </span>
      )}
    </>
  )
}

/** The gap between sections that is nearest to a height of the window. Nothing comes before the opening. */
function nearestGap(page: Document, ids: readonly string[], y: number): Gap | undefined {
  const boxes = ids.flatMap((id, at) => {
    const box = page.getElementById(id)?.getBoundingClientRect()
    return box ? [{ at, top: box.top, bottom: box.bottom }] : []
  })
  const gaps = boxes.flatMap(({ at, top, bottom }, index) => [
    ...(at > 0 ? [{ before: at, at: top }] : []),
    ...(index === boxes.length - 1 ? [{ before: at + 1, at: bottom }] : []),
  ])
  return gaps.toSorted((a, b) => Math.abs(a.at - y) - Math.abs(b.at - y))[0]
}
