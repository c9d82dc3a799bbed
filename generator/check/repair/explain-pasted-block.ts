import type { Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { type Candidate, withoutLines } from './candidate.ts'
import type { Explanation } from './explanation.ts'
import { outlineFacts } from './outline/outline-facts.ts'
import { lineAbove, rawLines } from './outline/raw-line.ts'
import { anomaliesOf } from './outline/read-outline.ts'
import { errorsAmong } from './trial.ts'
import { bestOf, problemsOf, tryCandidates } from './try-candidates.ts'

/** How many ends of a block are tried, and how many lines may be read for them. */
const trialLimit = 6
const lineLimit = 600_000

/**
 * A block that was pasted into the middle of another one takes the rest of that for its own, which lacks it then. If the file without the
 * block, in memory, has no such problems, the block is the mistake, and the line is known where it ends; undefined if it is not.
 */
export const explainPastedBlock: Explanation = (document, problems, trial) => {
  const errors = errorsAmong(problems)
  const pasted = errors.find((problem) => problem.code === 'entry-misplaced')
  if (!pasted || errors.length === 1) return undefined
  const table = new LineTable(document.text)
  const first = table.position(document.locate(pasted)[0]).line
  const budget = new Budget(lineLimit)
  const bounds = { trial, limit: trialLimit, lines: table.length, budget }
  const best = bestOf(tryCandidates(cuts(pasted, { first, table, budget }), bounds), errors.length - 1)
  return best && problemsOf(best)
}

interface Search {
  /** The first line of the block. */
  readonly first: number
  readonly table: LineTable
  readonly budget: Budget
}

/** The text without the block, up to each of the lines that may be no part of it. */
function* cuts(pasted: Problem<'entry-misplaced'>, { first, table, budget }: Search): Generator<Candidate> {
  const lines = rawLines(table.text)
  // Where it belongs, it has no lines that do not fit; the first of those are no part of it.
  const below = [{ number: 0, indent: 0, text: `${pasted.parameters.better}:` }, ...lines.slice(first - 1)]
  for (const { index } of anomaliesOf(below, outlineFacts(lines), budget)) {
    const next = first - 1 + index
    const last = lineAbove(lines, next - 1) + 1
    yield withoutLines({ ...pasted, parameters: { ...pasted.parameters, last } }, { first, next, table })
  }
}
