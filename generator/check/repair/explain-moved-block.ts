import type { Code } from '../../diagnostics/codes.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { type Candidate, withMove } from './candidate.ts'
import type { Explanation } from './explanation.ts'
import { movedBlocks } from './outline/moved-block.ts'
import { errorsAmong, errorsButCopies } from './trial.ts'
import { problemsOf, tryCandidates } from './try-candidates.ts'

/** Symptoms of a block that is in the wrong section: it is no key there, or other than the keys there should be. */
const symptoms: ReadonlySet<Code> = new Set([
  'key-unknown',
  'locale-unknown',
  'type-wrong',
  'key-missing',
  'entry-misplaced',
])

/** How many moves are tried, and how many lines may be read for them. */
const trialLimit = 6
const lineLimit = 600_000

/**
 * A whole page or service that stands too far in or out lands in another section: one key there is unknown, and nothing else says what was
 * meant. If moving it, in memory, leaves fewer problems, that is the mistake; undefined if it does not.
 */
export const explainMovedBlock: Explanation = (document, problems, trial) => {
  const errors = errorsAmong(problems)
  if (!errors.some(({ code }) => symptoms.has(code))) return undefined
  const table = new LineTable(document.text)
  const budget = new Budget(lineLimit)
  const incomplete = errors
    .filter(({ code, path }) => code === 'key-missing' && path.length > 0)
    .map(({ path }) => table.position(document.locate({ path, at: 'key' })[0]).line - 1)
  const bounds = { trial, limit: trialLimit, lines: table.length, budget }
  for (const attempt of tryCandidates(moves(table, budget, incomplete), bounds)) {
    if (errorsButCopies(attempt.problems).length >= errorsButCopies(problems).length) continue
    const others = explainMovedBlock(attempt.document, attempt.problems, trial)
    return problemsOf(others ? { ...attempt, problems: others } : attempt)
  }
  return undefined
}

/** The text with each block moved that may stand too far in or out. */
function* moves(table: LineTable, budget: Budget, incomplete: readonly number[]): Generator<Candidate> {
  for (const moved of movedBlocks(table.text, budget, incomplete)) yield withMove(moved, table)
}
