/** How long is waited before another try, in milliseconds. */
const pauses = { first: 500, longest: 8000 }

/** Tries something again and again, after longer and longer pauses. Returns what came of it; undefined where it was aborted before. */
export async function tryUntilDone<Done>(run: () => Promise<Done>, signal: AbortSignal): Promise<Done | undefined> {
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      const done = await run()
      return signal.aborted ? undefined : done
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return undefined
}
