import type { Code } from '../diagnostics/codes.ts'
import type { Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { indentationProblem } from '../load/explain-unreadable.ts'
import { LineTable } from '../load/line-table.ts'
import { Budget } from '../load/outline/budget.ts'
import { mendLines } from '../load/outline/mend-lines.ts'
import { backTo, textOf } from '../load/outline/place-back.ts'
import { errorsAmong, placedBefore, type Trial } from './trial.ts'

/** What is found where a line came into another section because it stands too far in or out. */
const signs: ReadonlySet<Code> = new Set([
  'key-unknown',
  'key-duplicate',
  'value-empty',
  'locale-unknown',
  'type-wrong',
])

/** How much is read in search of lines that stand in another section. */
const lineLimit = 400_000

/**
 * A line with two spaces too many or too few often lands in a section that exists: the file can be read, and several keys seem to be unknown
 * and missing. If fewer problems are left after moving some line, in memory, then that is what is wrong; else nothing is changed.
 */
export function explainShifts(document: ConfigDocument, problems: Problem[], trial: Trial): Problem[] {
  const errors = errorsAmong(problems)
  if (errors.length < 2 || errors.length > 60 || !errors.some(({ code }) => signs.has(code))) return problems
  const { lines, findings } = mendLines(document.text, new Budget(lineLimit), { foreignKeys: true })
  const shifts = findings.filter((finding) => finding.kind === 'indentation')
  if (shifts.length === 0 || shifts.length < findings.length) return problems
  const mend = trial(textOf(lines))
  if (!mend || errorsAmong(mend.problems).length + shifts.length >= errors.length) return problems
  const table = new LineTable(document.text)
  const back = backTo(table, new LineTable(mend.document.text))
  const others = placedBefore(mend, (offset) => back(offset).offset)
  return [...shifts.map((finding) => indentationProblem(finding, table)), ...others]
}
