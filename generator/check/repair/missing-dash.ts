import { atValue } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { takesKey } from './outline-schema.ts'
import type { LexicalFix, LineContext } from './outline-state.ts'
import { hasContent, lineFrom, parseKey, type RawLine } from './raw-line.ts'

/** How many lines an entry may have. */
const farthest = 120

/** How much further in the keys of an entry stand than its dash. */
const dashWidth = 2

/** Finds the first line of an entry that lost its dash, or its dash and the space behind it. */
export function missingDash(line: RawLine, context: LineContext): LexicalFix | undefined {
  const { stack, pending } = context.state
  const { number, indent, text } = line
  const pair = parseKey(text)
  // Nearly all lines stand where no entry can begin.
  const isPossible = (item: SchemaNode | undefined) =>
    item !== undefined && pair !== undefined && takesKey(item, pair.key, context.facts.locales)
  const makeFix = (column: number, inPlace = false): LexicalFix => ({
    line: { number, indent: column, text: `- ${text}` },
    mistake: atValue('yaml-bullet', [], { bullet: '', ...(inPlace && { inPlace }) }),
    at: indent,
    length: pair?.key.length ?? 0,
  })
  const opened = pending && !pending.inline && indent > pending.column ? pending.node?.item : undefined
  if (isPossible(opened) && isFirstOfEntries(line, context)) return makeFix(indent - dashWidth, true)
  // Where only the dash was deleted, its space is left.
  for (const column of [indent, indent - 1]) {
    const level = stack.findLast((open) => open.column <= column)
    const next = level?.kind === 'seq' && level.column === column ? level.node?.item : undefined
    const item = next ?? (column === indent ? opened : undefined)
    if (pair && isPossible(item) && isOutdented(column, pair, context)) return makeFix(column)
  }
  return undefined
}

/** Whether a line stands where its dash should, and the other lines of its entry further in, as if they belonged to its key. */
function isOutdented(
  dash: number,
  { key, value }: { readonly key: string; readonly value: string },
  { lines, index, state, facts }: LineContext,
): boolean {
  const entry = state.stack.find(({ column }) => column === dash + dashWidth)
  // A key that the entry above has not is the next of its keys, too far out.
  if (entry && !entry.keys.has(key)) return false
  const below = lines[lineFrom(lines, index + 1)]
  return below?.indent === dash + dashWidth + (value === '' ? facts.width : 0) && parseKey(below.text) !== undefined
}

/** Whether the entries that follow a line have dashes, in the column where its own is missing. */
function isFirstOfEntries({ indent }: RawLine, { lines, index }: LineContext): boolean {
  const end = Math.min(lines.length, index + farthest)
  for (let at = index + 1; at < end; at++) {
    const line = lines[at] as RawLine
    if (hasContent(line) && line.indent < indent)
      return line.indent === indent - dashWidth && line.text.startsWith('- ')
  }
  return false
}
