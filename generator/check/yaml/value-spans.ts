import type { Span, Spot } from '../../diagnostics/problem.ts'

/** The spans of an entry. An item of a list has no key, and a key may have no value. */
interface EntrySpan {
  readonly key?: Span
  readonly value?: Span
}

/** The spans of all parts of a value in the text that it was read from. */
export class ValueSpans {
  /** Per mapping or list, four offsets for each entry, in order: the span of its key, then that of its value; -1 where there is none. */
  readonly #offsets = new Map<object, number[]>()
  readonly #indexes = new Map<object, ReadonlyMap<string, number>>()
  #root: { readonly value: object; readonly span: Span } | undefined

  /** Sets the span of the whole value. */
  setRoot(value: object, span: Span): void {
    this.#root = { value, span }
  }

  /** Adds a mapping or list, without entries so far. */
  open(container: object): void {
    this.#offsets.set(container, [])
  }

  /** Adds the next entry of a mapping or list. Returns a function that sets the span of its value, once that has been read. */
  add(container: object, key?: Span): (value: Span | undefined) => void {
    const offsets = this.#offsets.get(container) as number[]
    const index = offsets.push(key?.[0] ?? -1, key?.[1] ?? -1, -1, -1) - 2
    return (value) => {
      if (!value) return
      offsets[index] = value[0]
      offsets[index + 1] = value[1]
    }
  }

  /** The span of a spot; if there is nothing at its path, that of the nearest parent. */
  locate({ path, at }: Spot): Span {
    let container: unknown = this.#root?.value
    let found: EntrySpan = { value: this.#root?.span ?? [0, 0] }
    for (const segment of path) {
      const entry = this.#entry(container, segment)
      if (!entry) break
      found = entry
      container = (container as Record<string | number, unknown>)[segment]
    }
    const { key, value } = found
    return (at === 'value' ? (value ?? key) : (key ?? value)) ?? [0, 0]
  }

  #entry(container: unknown, segment: string | number): EntrySpan | undefined {
    const offsets = this.#offsets.get(container as object)
    if (!offsets) return undefined
    const index = Array.isArray(container) ? Number(segment) : (this.#index(container as object, segment) ?? -1)
    if (!(index >= 0 && index * 4 < offsets.length)) return undefined
    const [keyStart = -1, keyEnd = -1, start = -1, end = -1] = offsets.slice(index * 4, index * 4 + 4)
    return { ...(keyStart >= 0 && { key: [keyStart, keyEnd] }), ...(start >= 0 && { value: [start, end] }) }
  }

  /** The index of a key. Memoized: a mapping with many keys may have as many mistakes. */
  #index(mapping: object, key: string | number): number | undefined {
    const indexes = this.#indexes.get(mapping) ?? new Map(Object.keys(mapping).map((name, index) => [name, index]))
    this.#indexes.set(mapping, indexes)
    return indexes.get(String(key))
  }
}
