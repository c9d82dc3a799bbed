import { type Code, severityOf } from '../diagnostics/codes.ts'
import type { Problem, Span, Spot } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { indentationProblem } from '../load/explain-unreadable.ts'
import { LineTable } from '../load/line-table.ts'
import { mendLines } from '../load/outline/mend-lines.ts'
import { backTo, textOf } from '../load/outline/place-back.ts'

/** What is found where a line came into another section because it stands too far in or out. */
const signs: ReadonlySet<Code> = new Set([
  'key-unknown',
  'key-duplicate',
  'value-empty',
  'locale-unknown',
  'type-wrong',
])

interface Again {
  /** Reads a text as the document was read; undefined where it cannot be read. */
  read(text: string): ConfigDocument | undefined
  find(document: ConfigDocument): readonly Problem[]
}

/**
 * A line with two spaces too many or too few often lands in a section that exists: the file can be read, and several keys seem to be unknown
 * and missing. If fewer problems are left after moving some line, in memory, then that is what is wrong; else nothing is changed.
 */
export function explainShifts(document: ConfigDocument, problems: Problem[], again: Again): Problem[] {
  const errors = problems.filter(({ code }) => severityOf(code) === 'error')
  if (errors.length < 2 || errors.length > 60 || !errors.some(({ code }) => signs.has(code))) return problems
  const { lines, findings } = mendLines(document.text, { foreignKeys: true })
  const shifts = findings.filter((finding) => finding.kind === 'indentation')
  if (shifts.length === 0 || shifts.length < findings.length) return problems
  const mended = again.read(textOf(lines))
  const left = mended && again.find(mended)
  if (!left || left.filter(({ code }) => severityOf(code) === 'error').length + shifts.length >= errors.length)
    return problems
  const table = new LineTable(document.text)
  const back = backTo(table, new LineTable(mended.text))
  const placed = (spot: Spot): Span => {
    const [start, end] = mended.locate(spot)
    return [back(start).offset, back(end).offset]
  }
  const others = left.map((problem) => ({
    ...problem,
    span: placed(problem),
    related: problem.related?.map((spot) => ({ ...spot, span: placed(spot) })),
  }))
  return [...shifts.map((finding) => indentationProblem(finding, table)), ...others]
}
