/** In a tab that nobody sees there is no paint to wait for. */
const longestMs = 200

/** Resolves when what has happened so far is on the screen: work that may take long starts after it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs)
    // The first frame may have been under way already.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
