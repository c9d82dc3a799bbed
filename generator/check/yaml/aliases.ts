import type { Alias, Document, Node } from 'yaml'
import { isAlias, isMap, isScalar, isSeq } from './yaml-library.ts'

/** The aliases of a document, and the nodes that they refer to. */
export interface Aliases {
  readonly targets: ReadonlyMap<Alias, Node>
  /** All anchors of the document. */
  readonly anchors: ReadonlySet<string>
}

/**
 * Resolves all aliases in one pass: each refers to the last node before it with its anchor. The library would go through the document once for
 * each alias.
 *
 * @param depthLimit how many levels deep it looks
 */
export function resolveAliases(document: Document.Parsed, depthLimit: number): Aliases {
  const targets = new Map<Alias, Node>()
  const anchored = new Map<string, Node>()
  const walk = (node: unknown, depth: number) => {
    if (isAlias(node)) {
      const target = anchored.get(node.source)
      if (target) targets.set(node, target)
    } else if (isMap(node) || isSeq(node) || isScalar(node)) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node)
      if (depth > depthLimit || isScalar(node)) return
      const children = isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : node.items
      for (const child of children) walk(child, depth + 1)
    }
  }
  walk(document.contents, 0)
  return { targets, anchors: new Set(anchored.keys()) }
}
