/** A function that keeps its last results, by their arguments. */
export function keepingLast<Argument, Result>(
  count: number,
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const kept = new Map<Argument, Result>()
  return (argument) => {
    const result = kept.has(argument) ? (kept.get(argument) as Result) : compute(argument)
    kept.delete(argument)
    kept.set(argument, result)
    for (const oldest of [...kept.keys()].slice(0, -count)) kept.delete(oldest)
    return result
  }
}
