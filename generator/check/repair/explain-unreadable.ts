import type { Document, YAMLError } from 'yaml'
import type { Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import type { Unreadable } from '../yaml/load.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { treeValueOf } from '../yaml/tree-value-of.ts'
import { Budget, parsingCost } from './budget.ts'
import { type Candidate, withFix, withHeading, withMove } from './candidate.ts'
import { editProblem } from './edit-problem.ts'
import { uncommented } from './explain-commented.ts'
import { explainSyntax } from './explain-syntax.ts'
import { joinTabs } from './join-tabs.ts'
import { named } from './missing-name.ts'
import { lineSlips } from './outline/line-slips.ts'
import { type LostHeading, lostHeadings } from './outline/lost-heading.ts'
import { movedBlocks } from './outline/moved-block.ts'
import { type RawLine, rawLines } from './outline/raw-line.ts'
import { type Edit, repairLines } from './outline/repair-lines.ts'
import { offsetsInOriginal, textOf } from './outline/repaired-text.ts'
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
  return joinTabs(explainWithin(new Budget(headingLimit), rejected), rejected.text)
}

/** Looks for moved blocks and missing headings as long as the budget lasts, then for lines that do not fit. */
function explainWithin(budget: Budget, rejected: Rejected): Problem[] {
  const { document, text } = rejected
  if (document.errors.length === 0) return []
  if (budget.isSpent) return explainLines(rejected)
  const table = new LineTable(text)
  for (const candidate of candidates(table, { budget, errors: document.errors })) {
    budget.spend(table.length * parsingCost)
    const repaired = parsed(candidate.text)
    if (repaired.document.errors.length >= document.errors.length) continue
    const others = explainWithin(budget, repaired)
    return [candidate.problem, ...spansMapped(others, candidate.originalOffset)]
  }
  return explainLines(rejected)
}

/** How many lines above one that the library complains of may be the cause. */
const reach = 2

/**
 * The text with a slip put right in a line beside one that the library complains of, or without the # before such lines; then with each
 * block moved that may stand too far in or out; then with the heading that may be missing above the first line that does not fit.
 */
function* candidates(
  table: LineTable,
  { budget, errors }: { readonly budget: Budget; readonly errors: readonly YAMLError[] },
): Generator<Candidate> {
  const lines = rawLines(table.text)
  for (const slip of lineSlips(lines, indexesNear(errors, table), budget)) {
    if (budget.isSpent) break
    yield withFix(slip, lines, table)
  }
  for (const candidate of uncommented(table, () => linesOfErrors(errors, table), reach)) {
    if (budget.isSpent) break
    yield candidate
  }
  for (const moved of movedBlocks(table.text, budget)) {
    if (budget.isSpent) break
    yield withMove(moved, table)
  }
  const [heading] = lostHeadings(table.text, budget)
  if (heading) yield withHeading(nameFound(heading, table), table)
}

function linesOfErrors(errors: readonly YAMLError[], table: LineTable): number[] {
  return errors.map(({ pos }) => table.position(pos[0]).line)
}

/** The lines beside those that the library complains of, by their indexes; several errors may be about the same ones. */
function indexesNear(errors: readonly YAMLError[], table: LineTable): Set<number> {
  const near = new Set<number>()
  for (const line of linesOfErrors(errors, table)) {
    const blamed = line - 1
    for (let index = blamed - reach; index <= blamed + 1; index++) near.add(index)
  }
  return near
}

/** A heading with its name, if that can be told once the text can be read with the heading in it. */
function nameFound(heading: LostHeading, table: LineTable): LostHeading {
  if (!heading.kind) return heading
  const { document, text } = parsed(withHeading(heading, table).text)
  return document.errors.length > 0 ? heading : named(heading, treeValueOf(document, text).value)
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
  const repairedTable = new LineTable(repaired.text)
  const originalOffset = offsetsInOriginal(table, repairedTable)
  for (const problem of explainSyntax(repaired.document, repaired.text)) {
    const [from, to] = problem.span ?? [0, 0]
    const { line } = repairedTable.position(from)
    const start = originalOffset(from)
    const span = [start, Math.max(start, originalOffset(to))] as const
    if (!problems.has(line) && !follows.has(line)) problems.set(line, { ...problem, span })
  }
  return [...problems.values()]
}

/** The lines that are further in than one with two keys: what is wrong with them only follows from it. */
function linesBelowJoined(edits: readonly Edit[], lines: readonly RawLine[]): ReadonlySet<number> {
  return new Set(
    edits.flatMap((edit) => {
      if (edit.kind !== 'fix' || edit.fix.mistake.code !== 'yaml-keys-joined') return []
      return linesOf(lines, edit.index)
        .slice(1)
        .filter(({ indent }) => indent > (lines[edit.index]?.indent ?? 0))
        .map(({ number }) => number)
    }),
  )
}

function parsed(text: string): { document: Document.Parsed; text: string } {
  return { document: parseYaml(text), text }
}
