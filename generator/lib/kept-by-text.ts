/** How many results are kept, and as many of those before them. */
const most = 30_000

/**
 * A function of a text that keeps its results: most texts of a site are the same when it is checked again. Those that are not asked for any
 * more are forgotten after a while.
 */
export function keptByText<Result extends object>(compute: (text: string) => Result): (text: string) => Result {
  let [kept, before] = [new Map<string, Result>(), new Map<string, Result>()]
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    if (kept.size >= most) [kept, before] = [new Map(), kept]
    const result = before.get(text) ?? compute(text)
    kept.set(text, result)
    return result
  }
}
