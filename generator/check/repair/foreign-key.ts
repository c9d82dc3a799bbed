import { valueAt } from '../../../schema/value-at.ts'
import type { Path, Problem } from '../../diagnostics/problem.ts'
import { memoizeWeak } from '../../lib/memoize.ts'
import { asMapping } from '../../lib/plain-map.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { findSchemaNode } from '../validate/resolve-texts.ts'
import { possibleChild, rootNode } from './outline-schema.ts'

/**
 * Whether a key is known to none of the mappings that it may belong to: those around it, if its line has too many spaces; the entry above
 * it, if too few; and those whose parent key may be lost. Such a key is no sign of lines that were moved.
 */
export function isForeignKey({ path }: Problem, value: unknown): boolean {
  const key = String(path.at(-1))
  if (Object.hasOwn(asMapping(asMapping(value).locales), key)) return false
  const written = valueAt(value, path)
  const holders = path.map((_, depth) => path.slice(0, depth))
  const findNode = (place: Path) => findSchemaNode(rootNode(), value, place)?.node
  const around = [...holders.slice(0, -1), ...entriesAbove(path, value)].map(findNode)
  const absent = holders.flatMap((holder) =>
    [...(findNode(holder)?.children ?? [])].flatMap(([child, node]) =>
      Object.hasOwn(asMapping(valueAt(value, holder)), child) ? [] : [node],
    ),
  )
  return ![...around, ...absent].some((node) => node && knowsKey(node, key, written))
}

/** The paths of the entry above a key, of the last one in that, and so on. */
function entriesAbove(path: Path, value: unknown): Path[] {
  const paths: Path[] = []
  let place = path.slice(0, -1)
  const key = path.at(-1)
  for (
    let above = key === undefined ? undefined : listEntries(valueAt(value, place)).before.get(key);
    above !== undefined;
    above = listEntries(valueAt(value, place)).last
  ) {
    place = [...place, above]
    paths.push(place)
  }
  return paths
}

interface Entries {
  /** The key before each, but the first. */
  readonly before: ReadonlyMap<Path[number], Path[number]>
  readonly last: Path[number] | undefined
}

const none: Entries = { before: new Map(), last: undefined }

const listEntries = (value: unknown) => (value !== null && typeof value === 'object' ? orderedEntries(value) : none)

/** Memoized, since a mapping may have thousands of keys. */
const orderedEntries = memoizeWeak((value: object): Entries => {
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return { before: new Map(keys.slice(1).map((key, index) => [key, keys[index] as Path[number]])), last: keys.at(-1) }
})

/** Whether a mapping has a key by its name, or takes keys of any name whose values have those that this one has. */
function knowsKey(node: SchemaNode, key: string, value: unknown): boolean {
  if ([node, ...node.branches.values()].some(({ children }) => children.has(key))) return true
  const keys = Object.keys(asMapping(value))
  const { entry } = node
  return entry !== undefined && keys.length > 0 && keys.every((each) => possibleChild(entry, each) !== undefined)
}
