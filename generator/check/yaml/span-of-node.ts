import type { Node } from 'yaml'
import type { Span } from '../../diagnostics/problem.ts'

/** The span of a node of the tree, without the space behind it; that of the beginning of the file where there is none. */
export function spanOfNode(node: unknown): Span {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], Math.max(range[0], range[1])] : [0, 0]
}
