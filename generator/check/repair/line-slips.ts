import { atValue } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { Budget } from './budget.ts'
import { hasKeys, possibleChild } from './outline-schema.ts'
import { type LexicalFix, type OutlineFacts, outlineFacts, startOf } from './outline-state.ts'
import { dashesOf, hasContent, keyIn, lineFrom, type RawLine } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** A slip in one line, by its index, with the line as it was meant. */
export interface LineSlip extends LexicalFix {
  readonly index: number
}

/** Values that may go on in the lines below: texts of several lines, lists and sections in brackets, marks; and notes. */
const mayGoOn = /^[|>{[&*!#]|^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/

/**
 * The lines of a text that keep those below them from being read: a line with a key that nothing knows, as from an
 * e-mail, and a text behind the key of a section.
 *
 * @param indexes the lines that are worth a look
 * @param budget what may still be read
 */
export function* lineSlips(lines: readonly RawLine[], indexes: Iterable<number>, budget: Budget): Generator<LineSlip> {
  const facts = outlineFacts(lines)
  const { root } = facts
  for (const index of indexes) {
    const line = lines[index]
    if (!line || !hasContent(line)) continue
    const next = lines[lineFrom(lines, index + 1)]
    if (!next) continue
    const fix =
      foreignLine(line, next, root) ??
      (next.number === line.number + 1 ? textAtHeading(line, next, { lines, facts, budget }) : undefined)
    if (fix) yield { ...fix, index }
  }
}

/** What stands around a line. */
interface Surroundings {
  readonly lines: readonly RawLine[]
  readonly facts: OutlineFacts
  readonly budget: Budget
}

/** A key with a text, although its languages, its keys or the lines of a list follow right below it. */
function textAtHeading(line: RawLine, next: RawLine, around: Surroundings): LexicalFix | undefined {
  const { locales, root } = around.facts
  const { indent, text } = line
  const dashes = dashesOf(text)
  const { key, value } = keyIn(text.slice(dashes.length)) ?? {}
  const below = keyIn(next.text)?.key
  const language = below !== undefined && locales.has(below) ? below : undefined
  if (key === undefined || !value || locales.has(key)) return undefined
  if (mayGoOn.test(value) || value.startsWith('- ') || keyIn(value)) return undefined
  if (next.indent <= indent + dashes.length) return undefined
  const isInside = below !== undefined && sections(root).some(({ children }) => children.get(key)?.children.has(below))
  const node = nodeOf({ key, column: indent + dashes.length }, line, around)
  // A key of one's own, such as that of a column of the foot, has a schema only where it stands.
  const isBelowOwnKey = below !== undefined && node !== undefined && possibleChild(node, below) !== undefined
  if (!language && !isInside && !isBelowOwnKey && !next.text.startsWith('- ')) return undefined
  // Below a key that takes a word, the heading of those lines is lost.
  if (node && !hasKeys(node) && !node.item) return undefined
  return {
    line: { ...line, text: text.slice(0, text.length - value.length).trimEnd() },
    mistake: atValue('yaml-text-at-heading', [], { parameters: { key, text: value, ...(language && { language }) } }),
    at: indent + text.length - value.length,
    length: value.length,
  }
}

/** The schema of the value of a key that begins in a column of a line, as far as the lines above tell. */
function nodeOf(
  { key, column }: { readonly key: string; readonly column: number },
  { number }: RawLine,
  { lines, ...reading }: Surroundings,
): SchemaNode | undefined {
  const state = startOf(reading.facts)
  readOutline(lines, { ...reading, state, from: 0, to: number })
  const node = state.stack.find((level) => level.column === column)?.node
  return node && possibleChild(node, key)
}

/** A line at the margin, in the middle of a section, whose key the schema has nowhere. */
function foreignLine(line: RawLine, next: RawLine, root: SchemaNode): LexicalFix | undefined {
  const { key, value } = keyIn(line.text) ?? {}
  if (line.indent > 0 || next.indent === 0 || key === undefined || !value) return undefined
  if (sections(root).some(({ children }) => children.has(key))) return undefined
  const mistake = atValue('yaml-stray-text', [], { parameters: {} })
  return { line: { ...line, text: '' }, mistake, at: 0, length: line.text.length }
}

/** A section and all within it. */
function sections(root: SchemaNode): SchemaNode[] {
  const found = new Set([root])
  for (const { children, branches, entry, item } of found)
    for (const child of [...children.values(), ...branches.values(), entry, item]) if (child) found.add(child)
  return [...found]
}
