/** How long is waited before another try, in milliseconds. */
const pauses = { first: 500, longest: 8000 }

/** Tries something again and again, after longer and longer pauses. Returns whether it succeeded before it was aborted. */
export async function tryUntilDone(run: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      await run()
      return !signal.aborted
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return false
}
