import { branchOf, type SchemaNode } from '../../../schema/schema-node.ts'
import type { ReferenceKind } from '../../../schema/site-schema.ts'
import type { Budget } from '../budget.ts'
import { outlineFacts } from './outline-facts.ts'
import { hasKeys, possibleChild } from './outline-schema.ts'
import { type Anomaly, copyOf, movedUp, type OutlineFacts, startOf } from './outline-state.ts'
import { type RawLine, rawLines } from './raw-line.ts'
import { anomaliesOf, type ReadingContext, readOutline } from './read-outline.ts'
import { linesOf, partsAbove, partsOf, type Section, sectionAround } from './section-lines.ts'

/** A candidate edit: the key of a section that seems to be missing, inserted above the line with this index. */
export interface LostHeading {
  readonly key: string
  /** What refers to it by its key, where the writer makes that up; the key is then `newName` until it is found out. */
  readonly kind?: ReferenceKind
  /** What the schema says of the key. */
  readonly meaning: string
  readonly index: number
  /** How many spaces it begins with. */
  readonly indent: number
}

/** Stands for a key that the writer makes up, such as that of a page. */
export const newName = '_'

/**
 * Yields, for each line that does not fit, the heading that may be missing above it: a key that the section around lacks, and whose schema
 * the lines match. Undefined if there is no such key. Ends when the budget is spent.
 *
 * @param options.foreignKeys whether lines with unknown or duplicate keys count as well: for a text that can be read
 */
export function* lostHeadings(
  text: string,
  budget: Budget,
  { foreignKeys = false } = {},
): Generator<LostHeading | undefined> {
  const lines = rawLines(text)
  const facts = outlineFacts(lines)
  const anomalies = anomaliesOf(lines, facts, budget)
  const kinds: Anomaly['kind'][] = foreignKeys ? ['indent', 'width', 'key'] : ['indent', 'width']
  const places = new Set(anomalies.filter(({ kind }) => kinds.includes(kind)).map(({ index }) => index))
  const state = startOf(facts)
  let read = 0
  let done = -1
  for (const index of places) {
    if (index <= done) continue
    if (budget.isSpent) return
    done = index + linesOf(lines, index).length - 1
    readOutline(lines, { state, facts, budget, from: read, to: index })
    read = index
    yield headingAbove(lines, index, { state, facts, budget })
  }
}

function headingAbove(lines: readonly RawLine[], index: number, context: ReadingContext): LostHeading | undefined {
  const { state, facts, budget } = context
  const indent = (lines[index]?.indent ?? 0) - facts.width
  const around = nodeAt(indent, context)
  if (!around) return undefined
  const { keys, ...neighbours } = sectionAround(lines, { index, column: indent, budget })
  const node = branchOf(around, keys)
  if (hasHeading(lines, index, { indent, node, keys, locales: facts.locales })) return undefined
  const section = linesOf(lines, index)
  const kind = node.schema.propertyKey
  const order = kind ? [newName] : [...node.children.keys()]
  const fits = order.filter((key) => {
    if (Object.hasOwn(keys, key)) return false
    const heading = { number: 0, indent, text: `${key}:` }
    const before = { ...movedUp(copyOf(state), index), skip: -1 }
    return (
      readOutline([heading, ...section], { state: before, facts, budget, from: 0, to: section.length + 1 }).length === 0
    )
  })
  const key = likeliest(fits, { node, order, ...neighbours })
  return key === undefined
    ? undefined
    : { key, ...(kind && { kind }), meaning: possibleChild(node, key)?.schema.description ?? '', index, indent }
}

interface Around extends Pick<Section, 'keys'>, Pick<OutlineFacts, 'locales'> {
  /** The column in which a heading would begin. */
  readonly indent: number
  readonly node: SchemaNode
}

/** Whether lines have their heading, although it stands in another column, or lacks its value. */
function hasHeading(lines: readonly RawLine[], index: number, { indent, node, keys, locales }: Around): boolean {
  const [above, ...before] = partsAbove(lines, index)
  if (above?.pair && above.indent + above.dashes === indent && isLeftEmpty(node, above.pair)) return true
  // The text of another language, just above and too far out, is what the lines belong to.
  if (above?.pair && above.indent === indent && !possibleChild(node, above.pair.key) && locales.has(above.pair.key))
    return true
  // A heading that is next to these lines is misplaced, not missing.
  return [partsOf(lines[index] as RawLine), above, ...before].some(
    (parts) => parts?.pair && node.children.has(parts.pair.key) && !Object.hasOwn(keys, parts.pair.key),
  )
}

/** The schema of the section whose keys begin in a column: one in the indent stack, or one whose heading is just above. */
function nodeAt(column: number, { state, facts }: ReadingContext): SchemaNode | undefined {
  const level = state.stack.findLast((known) => known.kind === 'map' && known.column === column)
  if (level) return level.node
  return state.pending && state.pending.column + facts.width === column ? state.pending.node : undefined
}

interface Choice extends Pick<Section, 'previous' | 'next'> {
  readonly node: SchemaNode
  readonly order: readonly string[]
}

/** The likeliest of the keys that a section lacks: a required one, by the order of the schema; an optional one only if it is the only candidate. */
function likeliest(fits: readonly string[], { node, order, previous, next }: Choice): string | undefined {
  const place = (key: string) => order.indexOf(key)
  const needed = fits.filter((key) => node.schema.required?.includes(key))
  if (needed.length > 0) return needed.find((key) => place(key) > place(previous)) ?? needed[0]
  // A section that takes any key matches everything.
  const others = fits.filter((key) => {
    const child = node.children.get(key)
    return child?.schema.localised || child?.entry === undefined
  })
  const between = others.filter((key) => place(key) > place(previous) && (next === '' || place(key) < place(next)))
  const [only, ...more] = between.length > 0 ? between : others
  return more.length === 0 ? only : undefined
}

/** Whether a key in the place of the heading has no value, or one where a section should be: then the lines belong to it. */
function isLeftEmpty(node: SchemaNode, { key, value }: { key: string; value: string }): boolean {
  const child = possibleChild(node, key)
  return value === '' || (child !== undefined && hasKeys(child))
}
