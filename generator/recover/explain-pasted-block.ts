import type { Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { LineTable } from '../load/line-table.ts'
import { Budget, validatingCost } from './budget.ts'
import { outlineFacts } from './outline/outline-facts.ts'
import { lineAbove, rawLines } from './outline/raw-line.ts'
import { anomaliesOf } from './outline/read-outline.ts'
import { errorsAmong, placedInOriginal, type Repaired, type Trial } from './trial.ts'

/** How many ends of a block are tried, and how many lines may be read for them. */
const trialLimit = 6
const lineLimit = 600_000

/**
 * A block that was pasted into the middle of another one takes the rest of that for its own, which lacks it then. If the file without the
 * block, in memory, has no such problems, the block is the mistake, and the line is known where it ends; undefined if it is not.
 */
export function explainPastedBlock(
  document: ConfigDocument,
  problems: readonly Problem[],
  trial: Trial,
): Problem[] | undefined {
  const errors = errorsAmong(problems)
  const pasted = errors.find(({ code }) => code === 'entry-misplaced') as Problem<'entry-misplaced'> | undefined
  if (!pasted || errors.length === 1) return undefined
  const table = new LineTable(document.text)
  const first = table.position(document.locate(pasted)[0]).line
  const { better } = pasted.parameters
  const best = bestCut({ document, table, first, better, fewest: errors.length - 1, trial })
  if (!best) return undefined
  const { repaired, start, end, last } = best
  const others = placedInOriginal(repaired, (offset) => (offset < start ? offset : offset + end - start))
  return [{ ...pasted, parameters: { ...pasted.parameters, last } }, ...others]
}

interface Cut {
  readonly start: number
  readonly end: number
  /** The last line that is cut out. */
  readonly last: number
  readonly repaired: Repaired
}

interface Search {
  readonly document: ConfigDocument
  readonly table: LineTable
  /** The first line of the block. */
  readonly first: number
  /** The section to which it belongs. */
  readonly better: string
  /** How many errors there must be fewer than. */
  readonly fewest: number
  readonly trial: Trial
}

/** The text without the block up to one of the lines that are no part of it, such that the fewest errors are left. */
function bestCut({ document: { text }, table, first, better, fewest, trial }: Search): Cut | undefined {
  const budget = new Budget(lineLimit)
  const lines = rawLines(text)
  // Where it belongs, it has no lines that do not fit; the first of those are no part of it.
  const below = [{ number: 0, indent: 0, text: `${better}:` }, ...lines.slice(first - 1)]
  const ends = anomaliesOf(below, outlineFacts(lines), budget).map(({ index }) => index - 1 + first - 1)
  const start = table.start(first)
  let least = fewest
  let best: Cut | undefined
  for (const index of ends.slice(0, trialLimit)) {
    if (budget.isSpent) break
    budget.spend(table.length * validatingCost)
    const end = table.start(index + 1)
    const repaired = trial(text.slice(0, start) + text.slice(end))
    const left = repaired ? errorsAmong(repaired.problems).length : least
    if (!repaired || left >= least) continue
    best = { start, end, last: lineAbove(lines, index) + 1, repaired }
    least = left
  }
  return best
}
