/** The longest wait: a hidden tab never paints. */
const longestMs = 200

/** Resolves once all changes so far are on the screen, for work that would delay them. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    // The first callback may run in a frame that does not show the changes yet.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
