/** From how near to an edge it scrolls, and the most per frame, in pixels. */
const [near, most] = [48, 14]

/** Scrolls what a list lies in, while a pointer is near its upper or lower edge, until the end of the list is in view. */
export function scrollNearEdge(element: Element, follow: (y: number) => void) {
  const around = findScroller(element)
  let y = Number.NaN
  let frame = 0

  function turn(): void {
    const { top, bottom } = around.getBoundingClientRect()
    const over = Math.min(y - top - near, 0) || Math.max(y - bottom + near, 0)
    const list = element.getBoundingClientRect()
    const left = over < 0 ? Math.min(list.top - top - near, 0) : Math.max(list.bottom - bottom + near, 0)
    if (over !== 0 && left !== 0) {
      const step = Math.max(-most, Math.min(most, over / 3))
      around.scrollBy(0, over < 0 ? Math.max(step, left) : Math.min(step, left))
      follow(y)
    }
    frame = requestAnimationFrame(turn)
  }

  return {
    /** Told where the pointer is. */
    at(now: number): void {
      y = now
      follow(y)
      if (frame === 0) turn()
    },
    stop(): void {
      cancelAnimationFrame(frame)
    },
  }
}

function findScroller(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around
  return document.documentElement
}
