/**
 * A list whose entries are made when they are read, each once. To whoever reads it, it is like any other.
 *
 * @param from what they are made of
 */
export function madeWhenRead<From, Entry>(from: readonly From[], make: (from: From) => Entry): readonly Entry[] {
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
