import type { Code } from '../../diagnostics/codes.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { indentationProblem } from './edit-problem.ts'
import { repairLines } from './outline/repair-lines.ts'
import { offsetsInOriginal, textOf } from './outline/repaired-text.ts'
import { errorsAmong, placedInOriginal, type Trial } from './trial.ts'

/** Symptoms of a line that is in the wrong section because its indentation is wrong. */
const symptoms: ReadonlySet<Code> = new Set([
  'key-unknown',
  'key-duplicate',
  'value-empty',
  'locale-unknown',
  'type-wrong',
])

/** How many lines may be read in search of such lines. */
const lineLimit = 400_000

/**
 * A line with two spaces too many or too few often lands in another section: the file can be read, but several keys are unknown or
 * missing. If moving lines, in memory, leaves fewer problems, that is the mistake; otherwise returns the problems as they are.
 */
export function explainShifts(document: ConfigDocument, problems: Problem[], trial: Trial): Problem[] {
  const errors = errorsAmong(problems)
  const suspicious = errors.filter(({ code }) => symptoms.has(code)).length
  if (suspicious === 0 || suspicious > 60) return problems
  // One wrong key or value is most likely just that, unless nothing like it is known there.
  if (errors.length === 1 && !errors.every(isForeign)) return problems
  const { lines, edits } = repairLines(document.text, new Budget(lineLimit), { foreignKeys: true })
  const shifts = edits.filter((edit) => edit.kind === 'shift')
  if (shifts.length === 0 || shifts.length < edits.length) return problems
  const repaired = trial(textOf(lines))
  const left = repaired && errorsAmong(repaired.problems).length
  const isBetter = left !== undefined && (left + shifts.length < errors.length || (errors.length === 1 && left === 0))
  if (!repaired || !isBetter) return problems
  const table = new LineTable(document.text)
  const others = placedInOriginal(repaired, offsetsInOriginal(table, new LineTable(repaired.document.text)))
  return [...shifts.map((edit) => indentationProblem(edit, table)), ...others]
}

/** Whether a problem is that of a key which is not like any of those around it. */
function isForeign({ code, parameters }: Problem): boolean {
  return code === 'type-wrong' || !('suggestion' in parameters) || parameters.suggestion === undefined
}
