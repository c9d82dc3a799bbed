import type { Scalar } from 'yaml'
import { atKey, type Problem } from '../diagnostics/problem.ts'
import { type Place, pathOf } from '../walk.ts'

/** The start of a line that Markdown gives a meaning of its own: of a list, a table, a heading. */
const meaningful = /^(?:[-*+] |\d+[.)] |\||#+ )/

/** The problem of a text of several lines that are joined: without any sign behind its key, or behind the sign ">". */
export function joinedLines(scalar: Scalar, place: Place, text: string): Problem | undefined {
  const { type, range } = scalar
  if (type === 'PLAIN' && typeof place.key === 'string' && isLong(scalar))
    return atKey('yaml-bar-missing', pathOf(place), { parameters: { key: place.key } })
  const line = type === 'BLOCK_FOLDED' ? foldedLine(text.slice(range?.[0], range?.[1])) : undefined
  return line === undefined ? undefined : atKey('lines-joined', pathOf(place), { parameters: { text: line } })
}

/** Whether an unquoted text has several paragraphs, or begins with a heading of Markdown, which counts as a note then. */
function isLong({ value, commentBefore }: Scalar): boolean {
  return typeof value === 'string' && (value.includes('\n') || /^#+ \S/m.test(commentBefore ?? ''))
}

/**
 * Finds the first line of a text behind the sign ">" that is meant to stand on its own, but is joined with what stands above it: one that begins
 * a paragraph, or is that of a list, a table or a heading.
 *
 * @param source the block as it is written, from its sign on
 */
export function foldedLine(source: string): string | undefined {
  const [, ...lines] = source.split(/\r?\n/)
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  let above: string | undefined
  let isParagraph = false
  for (const line of lines) {
    const text = line.trim()
    const isFolded = text !== '' && line.search(/\S/) === indent
    if (isFolded && above !== undefined && (isParagraph || meaningful.test(text))) return text
    if (isFolded) above = text
    isParagraph = text === ''
  }
  return undefined
}
