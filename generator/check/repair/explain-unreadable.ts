import type { Document, YAMLError } from 'yaml'
import type { Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import type { Unreadable } from '../yaml/load.ts'
import { treeValueOf } from '../yaml/tree-value-of.ts'
import { parseYaml } from '../yaml/yaml-library.ts'
import { Budget } from './budget.ts'
import { editProblem } from './edit-problem.ts'
import { uncommented } from './explain-commented.ts'
import { explainSyntax } from './explain-syntax.ts'
import { joinTabs } from './join-tabs.ts'
import { lineSlips } from './line-slips.ts'
import { lostHeadings, named, withHeading } from './lost-heading.ts'
import { endOfBlock, offsetsInOriginal, type RawLine, rawLines, textOf } from './raw-line.ts'
import { type Edit, repairLines } from './repair-lines.ts'
import { type Candidate, withSameLines } from './trial.ts'

/** How many lines may be read in search of slips, and how many in search of lines that do not fit. */
const slipLimit = 1_000_000
const lineLimit = 1_000_000

/** What parsing a line as YAML costs, in lines of which the outline is read. */
const parsingCost = 11

/** A text that the YAML library rejects, with its tree. */
type Rejected = Pick<Unreadable, 'document' | 'text'>

/**
 * Why a text could not be read. The YAML library goes astray after a line with wrong indentation, so its errors are the last resort: a slip
 * in a line beside one that it complains of is put right in memory, then a missing heading and lines that do not fit, and the library parses the result. If it
 * finds fewer errors, the repairs are what was wrong; the errors that remain are mistakes of their own.
 */
export function explainUnreadable(rejected: Rejected): Problem[] {
  return joinTabs(explainWithin(new Budget(slipLimit), rejected), rejected.text)
}

/** Tries candidates as long as the budget lasts, then looks for lines that do not fit. */
function explainWithin(budget: Budget, rejected: Rejected): Problem[] {
  const { document, text } = rejected
  if (document.errors.length === 0) return []
  if (budget.isSpent) return explainLines(rejected)
  const table = new LineTable(text)
  for (const candidate of candidates(table, { budget, errors: document.errors })) {
    budget.spend(table.length * parsingCost)
    const repaired = parsed(candidate.text)
    if (repaired.document.errors.length < document.errors.length) {
      const others = explainWithin(budget, repaired)
      return [candidate.problem, ...others.map((problem) => spanMapped(problem, candidate.originalOffset))]
    }
    if (budget.isSpent) break
  }
  return explainLines(rejected)
}

/** The text with a slip put right in a line beside one that the library complains of, or without the # before such lines; then with the heading that may be missing. */
function* candidates(
  table: LineTable,
  { budget, errors }: { readonly budget: Budget; readonly errors: readonly YAMLError[] },
): Generator<Candidate> {
  const lines = rawLines(table.text)
  for (const { index, line, mistake, at, length } of lineSlips(lines, indexesNear(errors, table), budget)) {
    const start = table.start(index + 1) + at
    yield withSameLines(textOf(lines.with(index, line)), { ...mistake, span: [start, start + length] }, table)
  }
  yield* uncommented(table, { blamed: linesOf(errors, table), within: reach })
  const [heading] = lostHeadings(table.text, budget)
  if (!heading) return
  const { document, text } = parsed(withHeading(heading, table).text)
  yield withHeading(document.errors.length > 0 ? heading : named(heading, treeValueOf(document, text).value), table)
}

function linesOf(errors: readonly YAMLError[], table: LineTable): number[] {
  return errors.map(({ pos }) => table.position(pos[0]).line)
}

/** How many lines above one that the library complains of may be the cause. */
const reach = 2

/** The lines beside those that the library complains of, by their indexes; several errors may be about the same ones. */
function indexesNear(errors: readonly YAMLError[], table: LineTable): Set<number> {
  const near = new Set<number>()
  for (const line of linesOf(errors, table)) {
    const blamed = line - 1
    for (let index = blamed - reach; index <= blamed + 1; index++) near.add(index)
  }
  return near
}

/** A problem of a repaired text, with its span in the original. */
function spanMapped(problem: Problem, originalOffset: (offset: number) => number): Problem {
  const [from, to] = problem.span ?? [0, 0]
  const start = originalOffset(from)
  return { ...problem, span: [start, Math.max(start, originalOffset(to))] }
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
  const repairedTable = new LineTable(repaired.text)
  const originalOffset = offsetsInOriginal(table, repairedTable)
  for (const problem of explainSyntax(repaired.document, repaired.text)) {
    const { line } = repairedTable.position(problem.span?.[0] ?? 0)
    if (!problems.has(line) && !follows.has(line)) problems.set(line, spanMapped(problem, originalOffset))
  }
  return [...problems.values()]
}

/** The lines that are further in than one with two keys: what is wrong with them only follows from it. */
function linesBelowJoined(edits: readonly Edit[], lines: readonly RawLine[]): ReadonlySet<number> {
  return new Set(
    edits.flatMap((edit) => {
      if (edit.kind !== 'fix' || edit.fix.mistake.code !== 'yaml-keys-joined') return []
      return lines.slice(edit.index + 1, endOfBlock(lines, edit.index)).map(({ number }) => number)
    }),
  )
}

function parsed(text: string): { document: Document.Parsed; text: string } {
  return { document: parseYaml(text), text }
}
