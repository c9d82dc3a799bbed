import type { Path } from '../../../diagnostics/problem.ts'

/** An entry with the id of an earlier one. */
export interface Repetition<Entry> {
  readonly entry: Entry
  /** The first entry with this id. */
  readonly first: Entry
}

/** The entries that repeat an earlier one. */
export function repetitions<Entry>(
  entries: readonly Entry[],
  getId: (entry: Entry) => string | number,
): Repetition<Entry>[] {
  const firsts = new Map<string | number, Entry>()
  return entries.flatMap((entry) => {
    const id = getId(entry)
    const first = firsts.get(id)
    if (first === undefined) firsts.set(id, entry)
    return first === undefined ? [] : [{ entry, first }]
  })
}

/** The values that repeat an earlier one, each with the place of that one for its message. */
export function repeatedValues<Value extends { readonly path: Path }>(
  values: readonly Value[],
  getId: (value: Value) => string | number,
) {
  return repetitions(values, getId).map(({ entry, first }) => ({
    ...entry,
    related: [{ path: first.path, at: 'value' as const }],
  }))
}
