/** Memoizes a function without arguments. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

/**
 * Memoizes the last results of a function, by their arguments. A promise that is rejected is not kept: the next call tries again.
 *
 * @param keyOf what tells two arguments apart, where it is not their identity
 */
export function memoizeLast<Argument, Result>(
  count: number,
  compute: (argument: Argument) => Result,
  keyOf: (argument: Argument) => unknown = (argument) => argument,
): (argument: Argument) => Result {
  const kept = new Map<unknown, Result>()
  return (argument) => {
    const key = keyOf(argument)
    const result = kept.has(key) ? (kept.get(key) as Result) : compute(argument)
    kept.delete(key)
    kept.set(key, result)
    if (result instanceof Promise) result.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -count)) kept.delete(oldest)
    return result
  }
}

/** Memoizes an asynchronous function. A call that fails is not kept: the next one tries again. */
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
 * Memoizes a function of a text, with a limit: most texts of a site are the same when it is checked again, and results that nobody asks for
 * any more are forgotten after a while.
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
 * A list whose entries are made on first access. It reads like any other array.
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

/** Memoizes a function of objects, in a WeakMap: a result lives as long as its arguments. */
export function memoizeWeak<Argument extends object, Result>(compute: (argument: Argument) => Result) {
  const kept = new WeakMap<Argument, Result>()
  return (argument: Argument): Result => {
    const result = kept.get(argument) ?? compute(argument)
    kept.set(argument, result)
    return result
  }
}
