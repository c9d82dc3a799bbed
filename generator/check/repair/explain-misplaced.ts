import type { Code } from '../../diagnostics/codes.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import type { Surroundings } from '../rules/surroundings.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { indentationProblem } from './edit-problem.ts'
import { explainCommented } from './explain-commented.ts'
import { explainLostHeading } from './explain-lost-heading.ts'
import { textOf } from './raw-line.ts'
import { repairLines } from './repair-lines.ts'
import { bestOf, createTrial, type Explanation, errorsAmong, withSameLines } from './trial.ts'

/**
 * Explains the problems of a file that can be read. If they come from lines that are notes, a missing line, or lines in the wrong section,
 * returns that mistake and the problems that remain without it; otherwise returns the problems as they are.
 */
export function explainMisplaced(
  document: ConfigDocument,
  problems: readonly Problem[],
  surroundings: Surroundings,
): Problem[] {
  const trial = createTrial(document.file, surroundings)
  const commented = explainCommented(document, problems, trial)
  if (commented) return commented
  const explained = [explainShifts, explainLostHeading].flatMap((explain) => {
    const told = explain(document, problems, trial)
    return told ? [told] : []
  })
  const [best] = explained.toSorted((one, other) => errorsAmong(one).length - errorsAmong(other).length)
  return best ?? [...problems]
}

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
 * missing. If moving lines, in memory, leaves fewer problems, that is the mistake; undefined if it does not.
 */
const explainShifts: Explanation = (document, problems, trial) => {
  const errors = errorsAmong(problems)
  const suspicious = errors.filter(({ code }) => symptoms.has(code)).length
  if (suspicious === 0 || suspicious > 60) return undefined
  // One wrong key or value is most likely just that, unless nothing like it is known there.
  if (errors.length === 1 && !errors.every(isForeign)) return undefined
  const { lines, edits } = repairLines(document.text, new Budget(lineLimit), { foreignKeys: true })
  const shifts = edits.filter((edit) => edit.kind === 'shift')
  if (shifts.length === 0 || shifts.length < edits.length) return undefined
  const table = new LineTable(document.text)
  const [first, ...others] = shifts.map((edit) => indentationProblem(edit, table))
  if (!first) return undefined
  const bounds = { trial, limit: 1, lines: table.length, budget: new Budget(lineLimit) }
  const fewerThan = errors.length === 1 ? 1 : errors.length - shifts.length
  const told = bestOf([withSameLines(textOf(lines), first, table)], { ...bounds, fewerThan })
  return told && [...told, ...others]
}

/** Whether a problem is that of a key which is not like any of those around it. */
function isForeign({ code, parameters }: Problem): boolean {
  return code === 'type-wrong' || !('suggestion' in parameters) || parameters.suggestion === undefined
}
