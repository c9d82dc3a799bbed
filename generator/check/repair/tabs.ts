import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'

/** A line that may stand between lines with tabs: one that begins with a tab as well, or needs no indentation. */
const between = /^(?: *\t|\S|\s*(?:#|$))/

/** A tab before a key or a dash. */
const tabbed = /^ *\t\s*(?:- |["'\p{L}\d_][^\s:]*:(?:\s|$))/u

/**
 * The tabs in the place of spaces, one mistake for neighbouring lines. What else is wrong cannot be told before it is known how many spaces
 * were meant.
 */
export function tabProblems(text: string): Problem[] {
  const table = new LineTable(text)
  const problems: Problem[] = []
  for (let line = 1; line <= table.length; line++) {
    const written = table.line(line) ?? ''
    if (!tabbed.test(written)) continue
    const first = line
    let last = first
    for (; line < table.length && between.test(table.line(line + 1) ?? ''); line++)
      if (/^ *\t/.test(table.line(line + 1) ?? '')) last = line + 1
    const start = table.start(first) + written.indexOf('\t')
    const parameters = last > first ? { last } : {}
    problems.push(atValue('yaml-tab', [], parameters, { span: [start, start + 1] }))
  }
  return problems
}
