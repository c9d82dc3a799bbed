import type { EditedChange } from '../../../src/edit/protocol/publishing.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import type { Edit } from '../yaml/edit.ts'
import { type ItemMatch, longestUnmoved, matchItems } from './match-items.ts'

/** What differs at one place between two versions of a configuration. */
export interface Change extends Omit<EditedChange, 'tellings'> {
  /** Takes it back, where the file is as it is now. */
  readonly back: Edit
  /** Where it was before; left out for what was added. */
  readonly from?: Path
}

/** What differs between two versions of a configuration, in the order of the file: each text on its own, an entry with all that is in it. */
export function changesBetween(before: unknown, now: unknown): Change[] {
  return diffValues(before, now, { from: [], path: [] })
}

/** Where a place was in the version before; undefined where there was none. */
export function pathBefore(before: unknown, now: unknown, path: Path): Path | undefined {
  const [key, ...rest] = path
  if (key === undefined) return []
  const [old, fresh] = [asEntries(before), asEntries(now)]
  if (!old || !fresh || old.isList !== fresh.isList) return undefined
  const index = fresh.keys.indexOf(key)
  const pair = matchEntries(old, fresh).find(({ now: at }) => at === index)
  const was = pair && old.keys[pair.before]
  if (!pair || was === undefined) return undefined
  const deeper = pathBefore(old.values[pair.before], fresh.values[index], rest)
  return deeper && [was, ...deeper]
}

/** The entries of a list or mapping. */
interface Entries {
  readonly isList: boolean
  readonly keys: readonly (string | number)[]
  readonly values: readonly unknown[]
}

function asEntries(value: unknown): Entries | undefined {
  if (Array.isArray(value)) return { isList: true, keys: [...value.keys()], values: value }
  return isMapping(value) ? { isList: false, keys: Object.keys(value), values: Object.values(value) } : undefined
}

function matchEntries(old: Entries, fresh: Entries): ItemMatch[] {
  if (fresh.isList) return matchItems(old.values, fresh.values)
  return fresh.keys.flatMap((key, now) => {
    const before = old.keys.indexOf(key)
    return before === -1 ? [] : [{ before, now }]
  })
}

/** A place in both versions. */
interface BothPaths {
  readonly from: Path
  readonly path: Path
}

function diffValues(before: unknown, now: unknown, { from, path }: BothPaths): Change[] {
  if (before === now || JSON.stringify(before) === JSON.stringify(now)) return []
  const [old, fresh] = [asEntries(before), asEntries(now)]
  if (!old || !fresh || old.isList !== fresh.isList)
    return [{ do: 'changed', path, from, was: before, now, back: { do: 'set', path, value: before } }]
  const pairs = matchEntries(old, fresh)
  const stay = longestUnmoved(pairs)
  /** Where to insert a removed entry among the present ones: behind its nearest predecessor that has not moved. */
  const insertionIndex = (index: number): number =>
    pairs.reduce((at, pair) => (stay.has(pair) && pair.before < index ? Math.max(at, pair.now + 1) : at), 0)
  const removedBefore = (at: number) =>
    old.keys.flatMap((key, index): Change[] => {
      if (insertionIndex(index) !== at || pairs.some((pair) => pair.before === index)) return []
      const [value, place, next] = [old.values[index], [...path, key], fresh.keys[at]]
      const back: Edit = old.isList
        ? { do: 'insert', path: [...path, at], value }
        : { do: 'add', path: place, value, ...(next !== undefined && { before: String(next) }) }
      return [{ do: 'removed', path: place, from: [...from, key], was: value, back }]
    })
  const diffEntry = (key: string | number, index: number): Change[] => {
    const [value, place] = [fresh.values[index], [...path, key]]
    const pair = pairs.find((other) => other.now === index)
    if (!pair) return [{ do: 'added', path: place, now: value, back: { do: 'remove', path: place } }]
    const was = old.values[pair.before]
    const origin = [...from, old.keys[pair.before] ?? key]
    const home = insertionIndex(pair.before)
    const back: Edit = { do: 'move', path: place, to: home > index ? home - 1 : home }
    const moved: Change[] = stay.has(pair) ? [] : [{ do: 'moved', path: place, from: origin, was, now: value, back }]
    return [...moved, ...diffValues(was, value, { from: origin, path: place })]
  }
  return [
    ...fresh.keys.flatMap((key, index) => [...removedBefore(index), ...diffEntry(key, index)]),
    ...removedBefore(fresh.keys.length),
  ]
}
