import { atValue, type Problem, type Span } from '../../diagnostics/problem.ts'
import type { LineTable } from '../yaml/line-table.ts'
import type { Shift } from './find-shift.ts'
import { hasContent, type RawLine } from './raw-line.ts'

/** The mistake of lines that stand too far in or out, with the nearest lines of the level to which they were moved. */
export function shiftProblem({ from, to, by }: Shift, moved: readonly RawLine[], table: LineTable): Problem {
  const span = spanOfLine(from + 1, table)
  const spaces = span[0] - table.start(from + 1)
  const wanted = Math.max(0, spaces + by)
  const isNear = (line: RawLine) => hasContent(line) && line.indent <= wanted
  const above = moved.findLastIndex((line, at) => at < from && isNear(line))
  const below = moved.findIndex((line, at) => at > to && isNear(line))
  const beside = [above, below].filter((at) => moved[at]?.indent === wanted).map((at) => at + 1)
  const parameters = { spaces, wanted, ...(to > from && { last: to + 1 }), beside }
  return atValue('yaml-indentation', [], parameters, { span })
}

/** Lines of text that belong to no key, and the line above them, by their indexes. */
interface Stray {
  readonly index: number
  readonly last: number
  readonly above: number
}

/** The mistake of lines that belong to no key. */
export function strayProblem({ index, last, above }: Stray, table: LineTable): Problem {
  const span = spanOfLine(index + 1, table)
  const text = table.line(index + 1)?.trim() ?? ''
  const around = [above, last + 1].map((at) => table.line(at + 1)?.trimEnd() ?? '')
  const indent = ' '.repeat(span[0] - table.start(index + 1))
  // Other languages begin notes so, and above the first line there is no text to go on.
  const isNote = above < 0 || /^(?:\/\/|\/\*|<!)/.test(text)
  // Between lines of a list that begin in its column, it is one of them.
  if (!isNote && last === index && around.some((line) => line.startsWith(`${indent}- `)))
    return atValue('yaml-bullet', [], { bullet: '' }, { span })
  // A word alone is a key that is still being typed.
  if (last === index && /^\p{L}[\w-]*$/u.test(text) && span[0] > table.start(index + 1))
    return atValue('yaml-colon-missing', [], { key: text }, { span })
  return atValue(
    'yaml-stray-text',
    [],
    isNote
      ? {}
      : { above: above + 1, ...(hasColonInside(text) && { hasColon: true }), ...blockAbove(above + 1, table) },
    { span },
  )
}

/** What a line says, without the spaces around it. */
function spanOfLine(number: number, table: LineTable): Span {
  const start = table.start(number)
  const line = table.line(number)?.trimEnd() ?? ''
  return [start + line.search(/[^ ]|$/), start + line.length]
}

/** Whether a line is no key, but words with a colon behind one of them, as in prose. */
function hasColonInside(line: string): boolean {
  return /^[\p{L}\d][^:"'#]*\s[^:"'#]*:(?:\s|$)/u.test(line)
}

/** The text of several lines that a line ends: where its key stands, and with how many spaces its lines begin. */
function blockAbove(last: number, table: LineTable): { above: number; spaces: number } | undefined {
  const lineIndent = (number: number) => table.line(number)?.search(/\S/) ?? -1
  let indent = Number.POSITIVE_INFINITY
  for (let number = last; number > 0; number--) {
    const own = lineIndent(number)
    if (own === -1 || own >= indent) continue
    if (/:\s+[|>][-+]?\s*$/.test(table.line(number) ?? ''))
      return { above: number, spaces: number === last ? own + 2 : lineIndent(number + 1) }
    if (indent < Number.POSITIVE_INFINITY && /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(table.line(number) ?? ''))
      return undefined
    indent = own
  }
  return undefined
}

/**
 * The problem of a line that does not fit to the one before or behind it: that of its indentation, or of its colon if it is the rest of the
 * text above.
 */
export function misfitProblem(text: string, lineStart: number): Problem {
  const span = misfit(text, lineStart)
  const above = text.slice(0, text.lastIndexOf('\n', span[0]) + 1).trimEnd()
  return above !== '' && hasColonInside(text.slice(...span))
    ? atValue('yaml-stray-text', [], { above: above.split('\n').length, hasColon: true }, { span })
    : atValue('yaml-indentation', [], {}, { span })
}

/**
 * Of two lines that do not fit together, the one that stands further in: the library takes it for a part of the one before. Notes and empty
 * lines do not count.
 */
function misfit(text: string, lineStart: number): Span {
  const lines = text.slice(lineStart).matchAll(/^([^\S\n]*)([^\s#].*)/gm)
  const first = lines.next().value
  const second = lines.next().value
  const matchIndent = (line: RegExpExecArray | undefined) => line?.[1]?.length ?? 0
  const line = matchIndent(second) > matchIndent(first) ? second : first
  if (!line) return [lineStart, lineStart]
  const start = lineStart + line.index + matchIndent(line)
  return [start, lineStart + line.index + line[0].trimEnd().length]
}
