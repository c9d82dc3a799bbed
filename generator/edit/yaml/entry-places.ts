import type { Pair, Scalar } from 'yaml'
import type { Path } from '../../diagnostics/problem.ts'
import { EditRefused } from './edit.ts'
import { type Collection, type Entry, segmentIndex, type YamlTree } from './yaml-tree.ts'

/** There is nothing at the place of an edit, or not what it needs there. */
export function refuse(): never {
  throw new EditRefused('no-such-place')
}

/** The index of an entry in its list or mapping; refuses where there is none. */
export function entryIndex(collection: Collection, path: Path): number {
  const index = segmentIndex(collection, path.at(-1) ?? '')
  return index === -1 ? refuse() : index
}

/** Where a key of a mapping stands. */
export function keySpan(collection: Collection, index: number): readonly [number, number] {
  const { range } = (collection.items[index] as Pair<Scalar> | undefined)?.key ?? {}
  return range ? [range[0], range[1]] : refuse()
}

/** Where an entry stands; refuses where there is none. */
export function findEntry(tree: YamlTree, collection: Collection, index: number): Entry {
  return tree.listEntries(collection)[index] ?? refuse()
}
