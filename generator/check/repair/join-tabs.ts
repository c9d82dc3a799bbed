import type { Code } from '../../diagnostics/codes.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'

/** What is only a guess below several lines whose indentation is not known, since tabs stand in its place. */
const guesses: ReadonlySet<Code> = new Set(['yaml-indentation', 'yaml-heading-missing'])

/** A line that may stand between lines with tabs: one that begins with a tab as well, or needs no indentation. */
const tabbed = /^(?: *\t|\S|\s*(?:#|$))/

/** Makes one problem of the tabs of neighbouring lines, and leaves out what may only follow from them. */
export function joinTabs(problems: readonly Problem[], text: string): Problem[] {
  if (!problems.some(({ code }) => code === 'yaml-tab')) return [...problems]
  const table = new LineTable(text)
  let end = 0
  let areGuesses = false
  return inOrder(problems).flatMap((problem): Problem[] => {
    const { line } = table.position(problem.span?.[0] ?? 0)
    if (line <= end || (areGuesses && guesses.has(problem.code))) return []
    if (problem.code !== 'yaml-tab') return [problem]
    end = lastTab(table, line)
    if (end === line) return [problem]
    areGuesses = true
    return [{ ...problem, parameters: { last: end } }]
  })
}

/** The last line with a tab of those that follow one without a line indented by spaces in between. */
function lastTab(table: LineTable, first: number): number {
  let last = first
  for (let line = first; line <= table.length && tabbed.test(table.line(line) ?? ''); line++)
    if (/^ *\t/.test(table.line(line) ?? '')) last = line
  return last
}

function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => (one.span?.[0] ?? 0) - (other.span?.[0] ?? 0))
}
