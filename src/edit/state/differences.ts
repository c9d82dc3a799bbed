import type { Path } from '../protocol/protocol.ts'

/** What stands at a place now. */
export interface TextDifference {
  readonly path: Path
  readonly now?: unknown
}

/** Where two values of JSON differ, each place on its own; a list or mapping as a whole where its entries are others, or stand in another order. */
export function differencesBetween(before: unknown, now: unknown, path: Path = []): TextDifference[] {
  if (before === now || Object.is(before, now)) return []
  if (!isCollection(before) || !isCollection(now) || Array.isArray(before) !== Array.isArray(now))
    return [{ path, now }]
  const [old, keys] = [Object.keys(before), Object.keys(now)]
  if (old.length !== keys.length || keys.some((key, index) => key !== old[index])) return [{ path, now }]
  const found: TextDifference[] = []
  for (const key of keys) {
    const [was, is] = [before[key], now[key]]
    if (was === is) continue
    found.push(...differencesBetween(was, is, [...path, Array.isArray(now) ? Number(key) : key]))
  }
  return found
}

/** A value with what differs. What stays is shared with the value before, by which it can be told that it stays. */
export function withDifferences(value: unknown, differences: readonly TextDifference[]): unknown {
  return differences.reduce((changed, { path, now }) => withOne(changed, path, now), value)
}

function withOne(value: unknown, [key, ...rest]: Path, now: unknown): unknown {
  if (key === undefined) return now
  if (Array.isArray(value)) return value.with(Number(key), withOne(value[Number(key)], rest, now))
  return { ...(value as object), [key]: withOne((value as Collection)[key], rest, now) }
}

type Collection = Readonly<Record<string, unknown>>

function isCollection(value: unknown): value is Collection {
  return typeof value === 'object' && value !== null
}
