import { atValue } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { takesKey } from './outline-schema.ts'
import type { LexicalFix, LineContext } from './outline-state.ts'
import { hasContent, keyIn, lineFrom, type RawLine } from './raw-line.ts'

/** How many lines an entry may have. */
const farthest = 120

/** How much further in the keys of an entry stand than its dash. */
const dashWidth = 2

/** Finds the first line of an entry that lost its dash, or its dash and the space behind it. */
export function missingDash(line: RawLine, context: LineContext): LexicalFix | undefined {
  // Where only the dash was deleted, its space is left.
  return dashAt(line.indent, line, context) ?? dashAt(line.indent - 1, line, context)
}

/** Finds a line that begins an entry whose dash is missing in a column. */
function dashAt(column: number, line: RawLine, context: LineContext): LexicalFix | undefined {
  const opened = column === line.indent ? openedItem(line, context) : undefined
  const item = nextItem(column, context) ?? opened
  // Nearly all lines stand where no entry can begin.
  if (!item || line.text.startsWith('- ')) return undefined
  const pair = keyIn(line.text)
  if (!pair || !takesKey(item, pair.key, context.facts.locales)) return undefined
  const isFirst = item === opened && isFirstOfEntries(line, context)
  if (!isFirst && !isOutdented(column, pair, context)) return undefined
  const { number, indent, text } = line
  const fixed = { number, indent: isFirst ? indent - dashWidth : column, text: `- ${text}` }
  const mistake = atValue('yaml-bullet', [], { bullet: '', ...(isFirst && { inPlace: true }) })
  return { line: fixed, mistake, at: indent, length: pair.key.length }
}

type Pair = NonNullable<ReturnType<typeof keyIn>>

/** The entries of the list whose dashes stand in a column. */
function nextItem(column: number, { state }: LineContext): SchemaNode | undefined {
  const level = state.stack.findLast((open) => open.column <= column)
  return level?.kind === 'seq' && level.column === column ? level.node?.item : undefined
}

/** The entries of the list that begins with a line. */
function openedItem({ indent }: RawLine, { state: { pending } }: LineContext): SchemaNode | undefined {
  return pending && !pending.inline && indent > pending.column ? pending.node?.item : undefined
}

/** Whether a line stands where its dash should, and the other lines of its entry further in, as if they belonged to its key. */
function isOutdented(dash: number, { key, value }: Pair, { lines, index, state, facts }: LineContext): boolean {
  const entry = state.stack.find(({ column }) => column === dash + dashWidth)
  // A key that the entry above has not is the next of its keys, too far out.
  if (entry && !entry.keys.has(key)) return false
  const below = lines[lineFrom(lines, index + 1)]
  return below?.indent === dash + dashWidth + (value === '' ? facts.width : 0) && keyIn(below.text) !== undefined
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
