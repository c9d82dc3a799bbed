import { atValue } from '../../diagnostics/problem.ts'
import { hasKeys } from './outline-schema.ts'
import type { LexicalFix, Pending } from './outline-state.ts'
import { behindDashes, type RawLine } from './raw-line.ts'

/**
 * Finds a key that lacks "|-" although a text of several paragraphs, or with lists or headings, follows on the lines below.
 *
 * @param pending the key whose value is expected
 * @param index the first line below it that has content
 */
export function missingBar(
  lines: readonly RawLine[],
  pending: Pending | undefined,
  index: number,
): LexicalFix | undefined {
  const keyLine = pending && lines[pending.index]
  const isText = pending?.node && !pending.inline && !hasKeys(pending.node) && !pending.node.item
  if (!keyLine?.text.endsWith(':') || !isText || (lines[index]?.indent ?? 0) <= pending.column) return undefined
  const below = linesBelow(lines, pending.column, index)
  const last = below.findLastIndex(({ text }) => text !== '')
  const isLong = below.some(({ text }, at) => at < last && (text === '' || /^(?:#|-\s|\d+\.\s)/.test(text)))
  if (!isLong) return undefined
  const { indent, text } = keyLine
  const key = behindDashes(text).slice(0, -1)
  return {
    line: { ...keyLine, text: `${text} |-` },
    mistake: atValue('yaml-bar-missing', [], { key }),
    at: indent + text.length - key.length - 1,
    length: key.length + 1,
  }
}

/** The lines from one on that are further in than a column. The rest of the file is not looked at: it may have a million lines. */
function linesBelow(lines: readonly RawLine[], column: number, from: number): RawLine[] {
  const below: RawLine[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as RawLine
    if (line.text !== '' && line.indent <= column) break
    below.push(line)
  }
  return below
}
