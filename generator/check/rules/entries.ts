import type { Path } from '../../diagnostics/problem.ts'

/** A part of a configuration, with its path. */
export interface Entry<Value> {
  readonly value: Value
  readonly path: Path
}

/** The entries of a list, with their paths. Those that the schema has refused are left out; the others keep their index. */
export function listEntries<Value>(list: readonly Value[] | undefined, path: Path): Entry<Value>[] {
  return list?.flatMap((value, index) => [{ value, path: [...path, index] }]) ?? []
}

/** The entries of a map, with their keys and paths. */
export function namedEntries<Value>(
  map: Readonly<Record<string, Value>> | undefined,
  path: Path,
): (Entry<Value> & { readonly key: string })[] {
  return Object.entries(map ?? {}).map(([key, value]) => ({ key, value, path: [...path, key] }))
}

/** A text with its place. */
export interface Word {
  readonly word: string
  readonly path: Path
}

/** The texts that entries have under a key; none of those that have none there. */
export function textsUnder<Key extends string>(
  entries: readonly Entry<{ readonly [K in Key]?: string }>[],
  key: Key,
): Word[] {
  return entries.flatMap(({ value, path }) => {
    const word = value[key]
    return word ? [{ word, path: [...path, key] }] : []
  })
}
