import type { Node, ParsedNode, YAMLMap } from 'yaml'
import type { Span, Spot } from '../diagnostics/problem.ts'
import { keyOf } from './key-of.ts'
import { isMap, isNode, isScalar, isSeq } from './yaml-nodes.ts'

/** The span of a spot in the tree of a document; where there is nothing at its path, that of the nearest thing above. */
export function locate(contents: ParsedNode | null, { path, at, span }: Spot): Span {
  if (span) return span
  let node: Node | null = contents
  let key: Node | undefined
  for (const segment of path) {
    const pair = isMap(node) ? pairOf(node, String(segment)) : undefined
    const next = pair ? pair.value : isSeq(node) ? (node.items[Number(segment)] as Node | undefined) : undefined
    if (next === undefined) break
    key = pair && isNode(pair.key) ? pair.key : undefined
    node = next as Node | null
  }
  const value = isEmpty(node) ? undefined : node
  return spanOf((at === 'value' ? (value ?? key) : (key ?? value)) ?? contents)
}

function pairOf(map: YAMLMap, key: string) {
  return map.items.find((pair) => keyOf(pair.key) === key)
}

function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null && !node.source)
}

function spanOf(node: Node | null | undefined): Span {
  const range = node?.range
  return range ? [range[0], Math.max(range[0], range[1])] : [0, 0]
}
