/** A function that makes its result when it is first asked for, and keeps it. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

/** A function that keeps its last results, by their arguments. */
export function memoizeLast<Argument, Result>(
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

/** A function whose answers are waited for: each is asked for once, and again where it has failed. */
export function memoizeAnswers<Argument, Result>(
  ask: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const kept = new Map<Argument, Promise<Result>>()
  return (argument) => {
    const answer = kept.get(argument) ?? ask(argument)
    kept.set(argument, answer)
    answer.catch(() => kept.delete(argument))
    return answer
  }
}

/** How many results are kept, and as many of those before them. */
const most = 30_000

/**
 * A function of a text that keeps its results: most texts of a site are the same when it is checked again. Those that are not asked for any
 * more are forgotten after a while.
 */
export function memoizeByText<Result extends object | string>(
  compute: (text: string) => Result,
): (text: string) => Result {
  let [kept, before] = [new Map<string, Result>(), new Map<string, Result>()]
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= most) [kept, before] = [new Map(), kept]
    const result = before.get(text) ?? compute(text)
    kept.set(text, result)
    return result
  }
}

/**
 * A list whose entries are made when they are read, each once. To whoever reads it, it is like any other.
 *
 * @param from what they are made of
 */
export function lazyArray<From, Entry>(from: readonly From[], make: (from: From) => Entry): readonly Entry[] {
  const list: Entry[] = []
  for (const [index, each] of from.entries())
    Object.defineProperty(list, index, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make(each)
        Object.defineProperty(list, index, { value, enumerable: true, writable: true })
        return value
      },
    })
  return list
}

/** A function that keeps its results for as long as somebody keeps their arguments. */
export function memoizeWeak<Argument extends object, Result>(compute: (argument: Argument) => Result) {
  const kept = new WeakMap<Argument, Result>()
  return (argument: Argument): Result => {
    const result = kept.get(argument) ?? compute(argument)
    kept.set(argument, result)
    return result
  }
}
