import type { Node, Pair, ParsedNode, YAMLMap } from 'yaml'
import type { Span, Spot } from '../../diagnostics/problem.ts'
import { isEmptyNode, isMap, isNode, isSeq, readKey, spanOfNode } from './yaml-library.ts'

/** The span of a spot in the tree of a document; if there is nothing at its path, that of the nearest parent. */
export function locate(contents: ParsedNode | null, { path, at, span }: Spot): Span {
  if (span) return span
  let node: Node | null = contents
  let key: Node | undefined
  for (const segment of path) {
    const child = findChild(node, segment)
    if (!child) break
    key = child.key
    node = child.value
  }
  const value = isEmptyNode(node) ? undefined : node
  // An empty entry of a list has no key: its place is that behind its dash.
  return spanOfNode((at === 'value' ? (value ?? key) : (key ?? value)) ?? node ?? contents)
}

interface Child {
  /** The node of its key; undefined in a list. */
  readonly key: Node | undefined
  readonly value: Node | null
}

/** The child of a mapping under a key, or of a list at an index. */
function findChild(node: Node | null, segment: string | number): Child | undefined {
  if (isMap(node)) {
    const pair = pairsByKey(node).get(String(segment))
    return pair && { key: isNode(pair.key) ? pair.key : undefined, value: pair.value as Node | null }
  }
  const item = isSeq(node) ? (node.items[Number(segment)] as Node | undefined) : undefined
  return item && { key: undefined, value: item }
}

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

/** The pairs of a mapping by their keys; of duplicate keys, the first. Memoized: a mapping with many keys may have as many mistakes. */
function pairsByKey(map: YAMLMap): ReadonlyMap<string, Pair> {
  const found = pairs.get(map) ?? new Map(map.items.toReversed().map((pair) => [readKey(pair.key), pair]))
  pairs.set(map, found)
  return found
}
