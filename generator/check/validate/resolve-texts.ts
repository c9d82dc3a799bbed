import { valueAt } from '../../../schema/value-at.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping, nullObject } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { placePath } from '../../schema/walk.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { expectedType } from './explain-type.ts'

/** A dot that sets thousands apart in some languages, and begins decimals here. */
const dottedThousands = /^[1-9]\d{0,2}\.\d{3}$/

/** A number with three decimals, with more or fewer of them: nobody takes it for thousands. */
function asDecimals(written: string): string {
  return written.endsWith('0') ? String(Number(written)) : `${written}0`
}

/** A value whose texts are as they were written, and what is wrong with them. */
interface ResolvedTexts {
  readonly value: unknown
  readonly problems: Problem[]
}

/** A text in its place. */
interface Text {
  readonly path: Path
  readonly text: string
}

/**
 * Restores unquoted values as they were written where the schema expects a text (`+55…`, `010`, `true`), in a new value. Reports texts
 * whose end YAML took for a comment, and numbers whose thousands it took for decimals.
 */
export function resolveTexts(
  { value, plainScalars = [] }: Pick<ConfigDocument, 'value'> & Partial<Pick<ConfigDocument, 'plainScalars'>>,
  root: SchemaNode,
): ResolvedTexts {
  const texts: Text[] = []
  const problems = plainScalars.flatMap(({ place, source, comment }): Problem[] => {
    const path = placePath(place)
    const found = schemaNodeAt(root, value, path)
    if (!found) return []
    const expected = expectedType(found.node)
    // Where a thousand is too much, as of degrees, a point begins the decimals.
    const { maximum = 1000 } = found.node.schema
    if (expected === 'number' && maximum >= 1000 && dottedThousands.test(source))
      return [atValue('number-dotted', path, { written: source, decimals: asDecimals(source) })]
    if (expected !== 'text') return []
    const current = valueAt(value, path)
    if (typeof current !== 'string' && current !== null) texts.push({ path, text: source })
    if (comment === undefined || !(found.localised || found.node.schema.prose)) return []
    return [atValue('text-cut', path, { kept: source, cut: `#${comment}` })]
  })
  return { value: withTexts(value, texts), problems }
}

/** A copy of the value with these texts; what holds none of them is shared. */
function withTexts(value: unknown, texts: readonly Text[], depth = 0): unknown {
  if (texts.length === 0) return value
  const copy = (Array.isArray(value) ? [...value] : nullObject(Object.entries(asMapping(value)))) as Record<
    Path[number],
    unknown
  >
  for (const [key = '', below] of groupBy(texts, ({ path }) => path[depth])) {
    const text = below.find(({ path }) => path.length === depth + 1)?.text
    copy[key] = text ?? withTexts(copy[key], below, depth + 1)
  }
  return copy
}

/** What the schema says of the value at a path, and whether it is that of one language; undefined if it knows no such place. */
export function schemaNodeAt(root: SchemaNode, value: unknown, path: readonly (string | number)[]) {
  let node: SchemaNode | undefined = root
  let at: unknown = value
  let localised = false
  for (const key of path) {
    const taken: SchemaNode = selectBranch(node, at)
    localised = taken.schema.localised !== undefined
    node = childNode(taken, key)
    if (!node) return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return { node, localised }
}
