import type { Code } from '../diagnostics/codes.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { LineTable } from '../load/line-table.ts'
import { Budget, validatingCost } from './budget.ts'
import { type InnerBlock, innerBlocks } from './outline/inner-block.ts'
import { errorsAmong, errorsButCopies, placedInOriginal, type Repaired, type Trial } from './trial.ts'

/** Symptoms of a section that another block cuts off. */
const symptoms: ReadonlySet<Code> = new Set(['key-missing', 'text-missing'])

/** How many blocks are tried, and how many lines may be read for them. */
const trialLimit = 8
const lineLimit = 600_000

/**
 * A block that was pasted into the middle of one of its kind takes the rest of that for its own, which lacks it then. If the file without the block, in
 * memory, has fewer problems, and has no others with the block behind the one around it, that is the mistake; undefined if it is not.
 */
export function explainInnerBlock(
  document: ConfigDocument,
  problems: readonly Problem[],
  trial: Trial,
): Problem[] | undefined {
  const errors = errorsAmong(problems)
  const table = new LineTable(document.text)
  const cutOff = errors
    .filter(({ code, path }) => symptoms.has(code) && path.length > 0)
    .map((problem) => ({ index: table.position(document.locate(problem)[0]).line - 1, lacks: lackedBy(problem) }))
  if (cutOff.length === 0 || errors.length < 2) return undefined
  const budget = new Budget(lineLimit)
  let trials = 0
  for (const block of innerBlocks(document.text, { cutOff, budget })) {
    if (trials++ === trialLimit || budget.isSpent) break
    budget.spend(table.length * validatingCost * 2)
    const repaired = withoutBlock(block, { table, fewest: errors.length - 1, trial })
    if (repaired) return told(block, { table, repaired })
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

/** The document without a block, if that is as right behind the one around it. */
function withoutBlock({ first, next, end }: InnerBlock, { table, fewest, trial }: Cutting): Repaired | undefined {
  const { text } = table
  const [from, to, behind] = [first, next, end + 1].map((index) => table.start(index + 1)) as [number, number, number]
  const repaired = trial(text.slice(0, from) + text.slice(to))
  const left = repaired ? errorsAmong(repaired.problems).length : fewest
  if (left >= fewest) return undefined
  const moved = trial(`${text.slice(0, from)}${text.slice(to, behind)}${text.slice(from, to)}${text.slice(behind)}`)
  return moved && errorsButCopies(moved.problems).length <= left ? repaired : undefined
}

/** The problem of a block, and what else is wrong. */
function told(
  { first, next, end, last, around }: InnerBlock,
  { table, repaired }: { readonly table: LineTable; readonly repaired: Repaired },
): Problem[] {
  const [start, behind] = [table.start(first + 1), table.start(next + 1)]
  const spanOf = (index: number) => {
    const line = table.line(index + 1)?.trimEnd() ?? ''
    return [table.start(index + 1) + line.search(/[^ ]|$/), table.start(index + 1) + line.length] as const
  }
  const problem = atValue('entry-inside', [], {
    parameters: { last: last + 1, end: end + 1 },
    span: spanOf(first),
    related: [{ path: [], at: 'value', span: spanOf(around) }],
  })
  return [problem, ...placedInOriginal(repaired, (offset) => (offset < start ? offset : offset + behind - start))]
}
