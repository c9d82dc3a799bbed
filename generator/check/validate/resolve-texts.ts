import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { branchOf, childNode, type SchemaNode } from '../../schema/schema-node.ts'
import { type Place, pathOf } from '../../schema/walk.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { expectedType } from './finding.ts'

/** A dot that sets thousands apart in some languages, and begins decimals here. */
const dottedThousands = /^[1-9]\d{0,2}\.\d{3}$/

/** A number with three decimals, with more or fewer of them: nobody takes it for thousands. */
function asDecimals(written: string): string {
  return written.endsWith('0') ? String(Number(written)) : `${written}0`
}

/**
 * Restores unquoted values as they were written where the schema expects a text (`+55…`, `010`, `true`). Reports texts whose end
 * YAML took for a comment, and numbers whose thousands it took for decimals.
 */
export function resolveTexts(
  { value, plainScalars }: Pick<ConfigDocument, 'value' | 'plainScalars'>,
  root: SchemaNode,
): Problem[] {
  return plainScalars.flatMap(({ container, place, source, comment }): Problem[] => {
    const path = pathOf(place)
    const found = nodeAt(root, value, path)
    if (!found) return []
    const expected = expectedType(found.node)
    if (expected === 'number' && dottedThousands.test(source))
      return [atValue('number-dotted', path, { parameters: { written: source, decimals: asDecimals(source) } })]
    if (expected !== 'text') return []
    // The key is of its container's kind: a name in a section, a number in a list.
    const values = container as Record<Place['key'], unknown>
    const current = values[place.key]
    if (typeof current !== 'string' && current !== null) values[place.key] = source
    if (comment === undefined || !(found.localised || found.node.schema.prose)) return []
    return [atValue('text-cut', path, { parameters: { kept: source, cut: `#${comment}` } })]
  })
}

/** What the schema says of the value at a path, and whether it is that of one language; undefined if it knows no such place. */
export function nodeAt(root: SchemaNode, value: unknown, path: readonly (string | number)[]) {
  let node: SchemaNode | undefined = root
  let at: unknown = value
  let localised = false
  for (const key of path) {
    const taken: SchemaNode = branchOf(node, at)
    localised = taken.schema.localised !== undefined
    node = childNode(taken, key)
    if (!node) return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return { node, localised }
}
