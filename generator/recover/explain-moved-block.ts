import type { Code } from '../diagnostics/codes.ts'
import type { Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { LineTable } from '../load/line-table.ts'
import { Budget, validatingCost } from './budget.ts'
import { indentationProblem } from './edit-problem.ts'
import { movedBlocks } from './outline/moved-block.ts'
import { originalPosition, textOf } from './outline/original-position.ts'
import { errorsAmong, placedInOriginal, type Trial } from './trial.ts'

/** Symptoms of a block that is in the wrong section: it is no key there, or other than the keys there should be. */
const symptoms: ReadonlySet<Code> = new Set(['key-unknown', 'locale-unknown', 'type-wrong', 'key-missing'])

/** How many moves are tried, and how many lines may be read for them. */
const trialLimit = 6
const lineLimit = 600_000

/**
 * A whole page or service that stands too far in or out lands in another section: one key there is unknown, and nothing else says what was
 * meant. If moving it, in memory, leaves fewer problems, that is the mistake; undefined if it does not.
 */
export function explainMovedBlock(
  document: ConfigDocument,
  problems: readonly Problem[],
  trial: Trial,
): Problem[] | undefined {
  const errors = errorsAmong(problems)
  if (!errors.some(({ code }) => symptoms.has(code))) return undefined
  const { text } = document
  const table = new LineTable(text)
  const budget = new Budget(lineLimit)
  let trials = 0
  for (const { lines, edit } of movedBlocks(text, budget)) {
    if (trials++ === trialLimit || budget.isSpent) break
    budget.spend(table.length * validatingCost)
    const repaired = trial(textOf(lines))
    if (!repaired || errorsAmong(repaired.problems).length >= errors.length) continue
    const original = originalPosition(table, new LineTable(repaired.document.text))
    const others = explainMovedBlock(repaired.document, repaired.problems, trial) ?? repaired.problems
    return [
      indentationProblem(edit, table),
      ...placedInOriginal({ ...repaired, problems: others }, (offset) => original(offset).offset),
    ]
  }
  return undefined
}
