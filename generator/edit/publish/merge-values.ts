import type { Path } from '../../diagnostics/problem.ts'
import { cloneValue, isMapping, nullObject } from '../../lib/plain-map.ts'
import { longestUnmoved, matchItems } from './match-items.ts'

/** The same place in three versions of a value; undefined where it is not there. */
interface Three {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** A place that two have changed in different ways. */
export interface ValueConflict {
  readonly path: Path
  readonly mine: unknown
  readonly theirs: unknown
}

/** Takes one side of a conflict. */
type Choose = (conflict: ValueConflict) => unknown

/**
 * Three-way merge of a value by its paths: what one of two has changed is taken, entry by entry. Items of lists are matched by what is in them.
 *
 * @param choose told of each place that both have changed, in the order of the file; says what is to stand there
 */
export function mergeValues(three: Three, choose: Choose, path: Path = []): unknown {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs) || isSame(base, theirs)) return cloneValue(mine)
  if (isSame(base, mine)) return cloneValue(theirs)
  const merged = mergeMappings(three, choose, path) ?? mergeLists(three, choose, path)
  return merged ?? cloneValue(choose({ path, mine, theirs }))
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Keys that one side has added stand where they do there; their order is that of whoever has changed it. Undefined where both have, or it is no mapping. */
function mergeMappings({ base, mine, theirs }: Three, choose: Choose, path: Path): unknown {
  if (!isMapping(mine) || !isMapping(theirs)) return undefined
  const before = isMapping(base) ? base : {}
  const isMoved = (side: object) => !isSame(commonKeys(before, side), commonKeys(side, before))
  if (isMoved(mine) && isMoved(theirs)) return undefined
  const [first, second] = isMoved(mine) ? [mine, theirs] : [theirs, mine]
  const keys = Object.keys(first)
  for (const [index, key] of Object.keys(second).entries()) {
    if (keys.includes(key)) continue
    const above = keys.indexOf(Object.keys(second)[index - 1] ?? '')
    keys.splice(above + 1, 0, key)
  }
  const entries = keys.flatMap((key): [string, unknown][] => {
    const sides = { base: own(before, key), mine: own(mine, key), theirs: own(theirs, key) }
    const value = mergeValues(sides, choose, [...path, key])
    return value === undefined ? [] : [[key, value]]
  })
  return nullObject(entries)
}

/** The keys of a mapping that another one has as well, in the order of the first. */
function commonKeys(one: object, other: object): string[] {
  return Object.keys(one).filter((key) => Object.hasOwn(other, key))
}

function own(mapping: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined
}

/** A side of a list, and which of its items are which of the list before. */
interface Side {
  readonly items: readonly unknown[]
  /** The index of an item that was there before, by its index then. */
  readonly places: ReadonlyMap<number, number>
  /** The items that are new, behind the index of the one before them; -1 at the beginning. */
  readonly added: ReadonlyMap<number, readonly unknown[]>
  /** Whether items that stay have changed places. */
  readonly isMoved: boolean
}

function readSide(before: readonly unknown[], items: readonly unknown[]): Side {
  const all = matchItems(before, items)
  const stay = longestUnmoved(all)
  // An item elsewhere that is only alike is another one: moved and changed at once, the two sides could not be told apart.
  const pairs = all.filter((pair) => stay.has(pair) || isSame(before[pair.before], items[pair.now]))
  const added = new Map<number, unknown[]>()
  let last = -1
  for (const [now, item] of items.entries()) {
    const pair = pairs.find((other) => other.now === now)
    if (pair) last = pair.before
    else added.set(last, [...(added.get(last) ?? []), item])
  }
  const order = [...pairs].sort((a, b) => a.now - b.now).map((pair) => pair.before)
  const isMoved = order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0))
  return { items, added, isMoved, places: new Map(pairs.map((pair) => [pair.before, pair.now])) }
}

/** Undefined where it is no list, or both have moved items of it. */
function mergeLists({ base, mine, theirs }: Three, choose: Choose, path: Path): unknown {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const [own, other] = [readSide(base, mine), readSide(base, theirs)]
  if (own.isMoved && other.isMoved) return undefined
  // The side that has moved items says in which order they stand.
  const places = [...base.keys()]
  const leading = own.isMoved ? own : other
  if (leading.isMoved) places.sort((a, b) => (leading.places.get(a) ?? a) - (leading.places.get(b) ?? b))
  const merged: unknown[] = []
  const addBehind = (place: number) => {
    const added = [...(other.added.get(place) ?? [])]
    const more = (own.added.get(place) ?? []).filter((item) => !added.some((known) => isSame(known, item)))
    merged.push(...added.map(cloneValue), ...more.map(cloneValue))
  }
  addBehind(-1)
  for (const place of places) {
    const item = (side: Side) => (side.places.has(place) ? side.items[side.places.get(place) ?? 0] : undefined)
    const sides = { base: base[place], mine: item(own), theirs: item(other) }
    const at = [...path, own.places.get(place) ?? other.places.get(place) ?? place]
    const value = mergeValues(sides, choose, at)
    if (value !== undefined) merged.push(value)
    addBehind(place)
  }
  return merged
}
