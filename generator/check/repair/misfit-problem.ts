import { atValue, type Problem, type Span } from '../../diagnostics/problem.ts'
import { hasColonInside } from './edit-problem.ts'

/**
 * The problem of a line that does not fit to the one before or behind it: that of its indentation, or of its colon if it is the rest of the
 * text above.
 */
export function misfitProblem(text: string, lineStart: number): Problem {
  const span = misfit(text, lineStart)
  const above = text.slice(0, text.lastIndexOf('\n', span[0]) + 1).trimEnd()
  return above !== '' && hasColonInside(text.slice(...span))
    ? atValue('yaml-stray-text', [], { parameters: { above: above.split('\n').length, hasColon: true }, span })
    : atValue('yaml-indentation', [], { parameters: {}, span })
}

/**
 * Of two lines that do not fit together, the one that stands further in: the library takes it for a part of the one before. Notes and empty
 * lines do not count.
 */
function misfit(text: string, lineStart: number): Span {
  const lines = text.slice(lineStart).matchAll(/^([^\S\n]*)([^\s#].*)/gm)
  const first = lines.next().value
  const second = lines.next().value
  const indentOf = (line: RegExpExecArray | undefined) => line?.[1]?.length ?? 0
  const line = indentOf(second) > indentOf(first) ? second : first
  if (!line) return [lineStart, lineStart]
  const start = lineStart + line.index + indentOf(line)
  return [start, lineStart + line.index + line[0].trimEnd().length]
}
