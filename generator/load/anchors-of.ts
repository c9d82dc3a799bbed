import { isMap, isSeq } from './yaml-nodes.ts'

/** The names to which aliases in a tree may refer. */
export function anchorsOf(contents: unknown): string[] {
  const anchors: string[] = []
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    if ('anchor' in node && typeof node.anchor === 'string') anchors.push(node.anchor)
    if (isMap(node)) for (const pair of node.items) visit(pair.value)
    if (isSeq(node)) for (const item of node.items) visit(item)
  }
  visit(contents)
  return anchors
}
