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
  const end = lines.findIndex(({ indent, text }, at) => at >= index && text !== '' && indent <= open.column)
  const below = lines.slice(index, end === -1 ? undefined : end)
  const last = below.findLastIndex(({ text }) => text !== '')
  const isLong = below.some(({ text }, at) => at < last && (text === '' || /^(?:#|-\s|\d+\.\s)/.test(text)))
  if (!isLong) return undefined
  const { indent, text } = keyLine
  const about = text.replace(/^(?:- +)+|:$/g, '')
  const at = indent + text.length - about.length - 1
  return { kind: 'bar', mended: { ...keyLine, text: `${text} |-` }, about, at, length: about.length + 1 }
}
