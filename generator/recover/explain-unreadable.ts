import type { Document } from 'yaml'
import type { Problem } from '../diagnostics/problem.ts'
import { LineTable } from '../load/line-table.ts'
import { parseYaml } from '../load/parse-yaml.ts'
import type { Unreadable } from '../load.ts'
import { Budget, parsingCost } from './budget.ts'
import { editProblem, indentationProblem } from './edit-problem.ts'
import { explainSyntax } from './explain-syntax.ts'
import { headingProblem, placeBeforeHeading } from './heading-problem.ts'
import { lostHeadings, withHeading } from './outline/lost-heading.ts'
import { movedBlocks } from './outline/moved-block.ts'
import { originalPosition, textOf } from './outline/original-position.ts'
import type { RawLine } from './outline/raw-line.ts'
import { type Edit, repairLines } from './outline/repair-lines.ts'
import { linesOf } from './outline/section-lines.ts'

/** How many lines may be read in search of missing headings, and how many in search of lines that do not fit. */
const headingLimit = 1_000_000
const lineLimit = 1_000_000

/** A text that the YAML library rejects, with its tree. */
type Rejected = Pick<Unreadable, 'document' | 'text'>

/**
 * Why a text could not be read. The YAML library goes astray after a line with wrong indentation, so its errors are the last resort: lines
 * that do not fit are repaired in memory, and the library parses the result. If it finds fewer errors, the repairs are what was wrong; the
 * errors that remain are mistakes of their own.
 */
export function explainUnreadable(rejected: Rejected): Problem[] {
  return explainWithin(new Budget(headingLimit), rejected)
}

/** Looks for moved blocks and missing headings as long as the budget lasts, then for lines that do not fit. */
function explainWithin(budget: Budget, rejected: Rejected): Problem[] {
  if (rejected.document.errors.length === 0) return []
  const explained = budget.isSpent ? undefined : (explainBlock(budget, rejected) ?? explainHeading(budget, rejected))
  return explained ?? explainLines(rejected)
}

/** The block that stands too far in or out, and what else is wrong. */
function explainBlock(budget: Budget, { document, text }: Rejected): Problem[] | undefined {
  const table = new LineTable(text)
  for (const { lines, edit } of movedBlocks(text, budget)) {
    if (budget.isSpent) break
    budget.spend(table.length * parsingCost)
    const repaired = parsed(textOf(lines))
    if (repaired.document.errors.length >= document.errors.length) continue
    const original = originalPosition(table, new LineTable(repaired.text))
    const others = explainWithin(budget, repaired)
    return [indentationProblem(edit, table), ...spansMapped(others, (offset) => original(offset).offset)]
  }
  return undefined
}

/** The heading that is missing above the first line that does not fit, and what else is wrong. */
function explainHeading(budget: Budget, { document, text }: Rejected): Problem[] | undefined {
  const [heading] = lostHeadings(text, budget)
  if (!heading) return undefined
  const table = new LineTable(text)
  budget.spend(table.length * parsingCost)
  const repaired = parsed(withHeading(text, heading))
  if (repaired.document.errors.length >= document.errors.length) return undefined
  const others = explainWithin(budget, repaired)
  return [headingProblem(heading, table), ...spansMapped(others, placeBeforeHeading(heading, table))]
}

/** Problems of a repaired text, with their spans in the original. */
function spansMapped(problems: readonly Problem[], originalOffset: (offset: number) => number): Problem[] {
  return problems.map((problem) => {
    const [from, to] = problem.span ?? [0, 0]
    return { ...problem, span: [originalOffset(from), originalOffset(to)] }
  })
}

/** The lines that do not fit, and what else is wrong: one problem per line. */
function explainLines({ document, text }: Rejected): Problem[] {
  const { lines, edits } = repairLines(text, new Budget(lineLimit))
  const repaired = edits.length > 0 ? parsed(textOf(lines)) : { document, text }
  if (repaired.document.errors.length >= document.errors.length) return explainSyntax(document, text)
  const table = new LineTable(text)
  const follows = linesBelowJoined(edits, lines)
  const told = edits.filter(({ index }) => !follows.has(index + 1))
  const problems = new Map(told.map((edit) => [edit.index + 1, editProblem(edit, table)]))
  const original = originalPosition(table, new LineTable(repaired.text))
  for (const problem of explainSyntax(repaired.document, repaired.text)) {
    const [start, end] = problem.span ?? [0, 0]
    const { line, offset } = original(start)
    const span = [offset, Math.max(offset, original(end).offset)] as const
    if (!problems.has(line) && !follows.has(line)) problems.set(line, { ...problem, span })
  }
  return [...problems.values()]
}

/** The lines that are further in than one with two keys: what is wrong with them only follows from it. */
function linesBelowJoined(edits: readonly Edit[], lines: readonly RawLine[]): ReadonlySet<number> {
  return new Set(
    edits.flatMap(({ kind, index, ...edit }) => {
      if (kind !== 'fix' || !('fix' in edit) || edit.fix.kind !== 'joined') return []
      return linesOf(lines, index)
        .slice(1)
        .filter((line) => line.indent > (lines[index]?.indent ?? 0))
        .map(({ number }) => number)
    }),
  )
}

function parsed(text: string): { document: Document.Parsed; text: string } {
  return { document: parseYaml(text), text }
}
