import type { Slip } from './lexical-slip.ts'
import { hasKeys } from './outline-schema.ts'
import type { Opener } from './outline-state.ts'
import type { RawLine } from './raw-line.ts'

/**
 * The slip of a key whose text of several paragraphs, or with signs of its own, stands on the lines below without the "|-" that it needs.
 *
 * @param open the key that waits for a value
 * @param index the first line behind it that says something
 */
export function missingBar(lines: readonly RawLine[], open: Opener | undefined, index: number): Slip | undefined {
  const keyLine = open && lines[open.index]
  const isText = open?.step && !open.inline && !hasKeys(open.step) && !open.step.item
  if (!keyLine?.text.endsWith(':') || !isText || (lines[index]?.indent ?? 0) <= open.column) return undefined
  const below = linesBelow(lines, open.column, index)
  const last = below.findLastIndex(({ text }) => text !== '')
  const isLong = below.some(({ text }, at) => at < last && (text === '' || /^(?:#|-\s|\d+\.\s)/.test(text)))
  if (!isLong) return undefined
  const { indent, text } = keyLine
  const about = text.replace(/^(?:- +)+|:$/g, '')
  const at = indent + text.length - about.length - 1
  return { kind: 'bar', mended: { ...keyLine, text: `${text} |-` }, about, at, length: about.length + 1 }
}

/** The lines from one on that stand further in than a column. The rest of the file is not looked at: it may have a million lines. */
function linesBelow(lines: readonly RawLine[], column: number, from: number): RawLine[] {
  const below: RawLine[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as RawLine
    if (line.text !== '' && line.indent <= column) break
    below.push(line)
  }
  return below
}
