import { valueAt } from '../../../schema/value-at.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping, nullObject } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { placePath } from '../../schema/walk.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { expectedType } from './explain-type.ts'

/** A number with a dot that separates thousands in some languages, and decimals in YAML. */
const dottedThousands = /^[1-9]\d{0,2}\.\d{3}$/

/** Writes a number with three decimals so that nobody takes them for thousands: with one decimal more, or without trailing zeros. */
function asDecimals(written: string): string {
  return written.endsWith('0') ? String(Number(written)) : `${written}0`
}

/** A value with its texts as they were written, and the problems of these. */
interface ResolvedTexts {
  readonly value: unknown
  readonly problems: Problem[]
}

/** A text with its path. */
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
    const found = findSchemaNode(root, value, path)
    if (!found) return []
    const expected = expectedType(found.node)
    // Where a thousand is too large, as for degrees, the dot can only mean decimals.
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

/** A copy of the value with these texts. Parts without any of them are shared, not copied. */
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

/** The schema node of the value at a path, and whether it is the text of one language; undefined if the schema has no such place. */
export function findSchemaNode(root: SchemaNode, value: unknown, path: readonly (string | number)[]) {
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
