import type { PointerEvent } from 'react'
import { scrollNearEdge } from './scroll-near-edge.ts'

interface Following {
  /** Told how far the pointer has come from where it was pressed, in pixels down the list. */
  onMove(by: number): void
  /** Told when it is let go. */
  onDrop(): void
  /** Told when the system takes it away, as for scrolling. */
  onCancel(): void
}

/**
 * Follows a pointer that was pressed on a handle, and scrolls the list where it comes near an edge.
 *
 * @returns ends it before the pointer is let go
 */
export function followPointer(
  event: PointerEvent<HTMLElement>,
  list: HTMLElement,
  { onMove, onDrop, onCancel }: Following,
): () => void {
  const handle: HTMLElement = event.currentTarget
  const start = event.clientY - list.getBoundingClientRect().top
  const ended = new AbortController()
  const { signal } = ended
  const scroll = scrollNearEdge(list, (y) => onMove(y - list.getBoundingClientRect().top - start))
  const end = () => {
    ended.abort()
    scroll.stop()
  }
  const endWith = (then: () => void) => () => {
    end()
    then()
  }
  handle.setPointerCapture(event.pointerId)
  handle.addEventListener('pointermove', ({ clientY }) => scroll.at(clientY), { signal })
  handle.addEventListener('pointerup', endWith(onDrop), { signal })
  handle.addEventListener('pointercancel', endWith(onCancel), { signal })
  return end
}
