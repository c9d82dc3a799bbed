import type { Code } from '../../diagnostics/codes.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget, validatingCost } from './budget.ts'
import { withoutLines } from './candidate.ts'
import type { Explanation } from './explanation.ts'
import { type InnerBlock, innerBlocks } from './outline/inner-block.ts'
import { spanOfLine } from './span-of-line.ts'
import { errorsAmong, errorsButCopies, placedInOriginal, type Trial } from './trial.ts'

/** Symptoms of a section that another block cuts off. */
const symptoms: ReadonlySet<Code> = new Set(['key-missing', 'text-missing'])

/** How many blocks are tried, and how many lines may be read for them. */
const trialLimit = 8
const lineLimit = 600_000

/**
 * A block that was pasted into the middle of one of its kind takes the rest of that for its own, which lacks it then. If the file without
 * the block, in memory, has fewer problems, and has no others with the block behind the one around it, that is the mistake; undefined if it
 * is not.
 */
export const explainInnerBlock: Explanation = (document, problems, trial) => {
  const errors = errorsAmong(problems)
  const lacking = errors.filter(({ code, path }) => symptoms.has(code) && path.length > 0)
  if (lacking.length === 0 || errors.length < 2) return undefined
  const table = new LineTable(document.text)
  const cutOff = lacking.map((problem) => ({
    index: table.position(document.locate(problem)[0]).line - 1,
    lacks: lackedBy(problem),
  }))
  const budget = new Budget(lineLimit)
  let trials = 0
  for (const block of innerBlocks(document.text, { cutOff, budget })) {
    if (trials++ === trialLimit || budget.isSpent) break
    budget.spend(table.length * validatingCost * 2)
    const told = toldWithout(block, { table, fewest: errors.length - 1, trial })
    if (told) return told
  }
  return undefined
}

/** The key or the language that is missing. */
function lackedBy({ parameters }: Problem): string {
  const { key, locale } = parameters as { key?: string; locale?: string }
  return key ?? locale ?? ''
}

interface Cutting {
  readonly table: LineTable
  /** How many errors there must be fewer than. */
  readonly fewest: number
  readonly trial: Trial
}

/** The problem of a block and what else is wrong, if the document without it has fewer errors, and is as right with it behind the one around it. */
function toldWithout(block: InnerBlock, { table, fewest, trial }: Cutting): Problem[] | undefined {
  const candidate = withoutLines(problemOf(block, table), { first: block.first + 1, next: block.next + 1, table })
  const repaired = trial(candidate.text)
  const left = repaired ? errorsAmong(repaired.problems).length : fewest
  if (!repaired || left >= fewest) return undefined
  const moved = trial(withBlockBehind(block, table))
  if (!moved || errorsButCopies(moved.problems).length > left) return undefined
  return [candidate.problem, ...placedInOriginal(repaired, candidate.originalOffset)]
}

/** The text with a block behind the one around it. */
function withBlockBehind({ first, next, end }: InnerBlock, table: LineTable): string {
  const { text } = table
  const [from, to, behind] = [table.start(first + 1), table.start(next + 1), table.start(end + 2)]
  return `${text.slice(0, from)}${text.slice(to, behind)}${text.slice(from, to)}${text.slice(behind)}`
}

function problemOf({ first, end, last, around }: InnerBlock, table: LineTable): Problem {
  return atValue('entry-inside', [], {
    parameters: { last: last + 1, end: end + 1 },
    span: spanOfLine(first + 1, table),
    related: [{ path: [], at: 'value', span: spanOfLine(around + 1, table) }],
  })
}
