/** An entry with the id of an earlier one. */
export interface Repetition<Entry> {
  readonly entry: Entry
  /** The first entry with this id. */
  readonly first: Entry
}

/**
 * The entries that repeat an earlier one.
 *
 * @param idOf returns the id of an entry; undefined if it cannot repeat another
 */
export function repetitions<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string | number | undefined,
): Repetition<Entry>[] {
  const firsts = new Map<string | number, Entry>()
  return entries.flatMap((entry) => {
    const id = idOf(entry)
    if (id === undefined) return []
    const first = firsts.get(id)
    if (first === undefined) firsts.set(id, entry)
    return first === undefined ? [] : [{ entry, first }]
  })
}
