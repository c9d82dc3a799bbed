import type { Problem } from '../../diagnostics/problem.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { LineTable } from '../yaml/line-table.ts'
import type { Unreadable } from '../yaml/load.ts'
import { readTreeValue } from '../yaml/read-tree-value.ts'
import { parseYaml } from '../yaml/yaml-library.ts'
import { Budget } from './budget.ts'
import { type Candidate, offsetsInOriginal } from './candidate.ts'
import { explainSyntax } from './explain-syntax.ts'
import { followSyntax } from './follow-syntax.ts'
import { judgeRepairs, type Repair, type Repaired } from './judge-repairs.ts'
import { findMissingParentKeys, nameByReference, withParentKey } from './missing-parent-key.ts'
import { repairLines } from './repair-lines.ts'
import { tabProblems } from './tabs.ts'

/** How many lines may be read in search of missing parent keys, and as many again in search of lines that do not fit. */
const lineLimit = 1_000_000

/** The cost of parsing a line as YAML, measured in lines of outline reading. */
const parsingCost = 11

/** A text that the YAML library rejects, with its tree. */
type Rejected = Pick<Unreadable, 'document' | 'text'>

/**
 * Why a text could not be read. The YAML library loses track after a line with wrong indentation, so its errors are the last resort: a
 * missing parent key is put in, in memory, then lines that do not fit are put right, and the library parses the result. If it finds fewer
 * errors, the repairs are what was wrong; the errors that remain are mistakes of their own.
 * Each proposal is tried in memory: where it only replaces one mistake by another, the message just says what is there.
 */
export function explainUnreadable(rejected: Rejected & { readonly file: string }, context: RuleContext): Problem[] {
  const tabs = tabProblems(rejected.text)
  if (tabs.length > 0) return tabs
  const problems = judgeRepairs(explain(rejected, new Budget(lineLimit)), rejected.file, context)
  // What is wrong below a line with two keys only follows from it.
  const [end] = problems.find(({ code }) => code === 'yaml-keys-joined')?.span ?? [Number.POSITIVE_INFINITY]
  return problems.filter(({ span: [start] = [0] }) => start <= end)
}

function explain(rejected: Rejected, budget: Budget): Repaired {
  const { document, text } = rejected
  if (document.errors.length === 0) return { text, repairs: [], lineAfter: (line) => line }
  const table = new LineTable(text)
  const withParent = budget.isSpent ? undefined : addMissingParentKey(table, budget)
  budget.spend(table.length * parsingCost)
  return (
    (withParent && explainWith(withParent, rejected, (rest) => explain(rest, budget))) ??
    explainWith(repairLines(table, new Budget(lineLimit)), rejected, explainErrors) ??
    explainErrors(rejected)
  )
}

/** What the library says; the text has its proposals applied. */
function explainErrors({ document, text }: Rejected): Repaired {
  const problems = explainSyntax(document, text)
  const table = new LineTable(text)
  const repairs = problems.map((problem) => makeRepair(problem, table.position(problem.span?.[0] ?? 0).line))
  return { text: followSyntax(text, problems), repairs, lineAfter: (line) => line }
}

/** The mistakes of a candidate that leaves fewer errors, and what is wrong beside them: one problem per line. */
function explainWith(
  { text, mistakes, added = Number.POSITIVE_INFINITY }: Candidate,
  rejected: Rejected,
  explainRest: (rest: Rejected) => Repaired,
): Repaired | undefined {
  const rest = parsed(text)
  if (rest.document.errors.length >= rejected.document.errors.length) return undefined
  const table = new LineTable(rejected.text)
  const originalOffset = offsetsInOriginal(table, new LineTable(text), added)
  const problemLine = ({ span = [0, 0] }: Problem) => table.position(span[0]).line
  const told = new Set(mistakes.map(problemLine))
  const explained = explainRest(rest)
  const lineAfter = (line: number) => explained.lineAfter(line >= added ? line + 1 : line)
  const others = explained.repairs.map((repair) => ({ ...repair, problem: spanMapped(repair.problem, originalOffset) }))
  const own = mistakes.map((problem) => makeRepair(problem, problemLine(problem), lineAfter))
  return {
    text: explained.text,
    repairs: [...own, ...others.filter(({ problem }) => !told.has(problemLine(problem)))],
    lineAfter,
  }
}

/** A mistake, with its line and the last that it is about. */
function makeRepair(problem: Problem, line: number, lineAfter = (number: number) => number): Repair {
  const { last = line } = problem.parameters as { readonly last?: number }
  return { problem, from: lineAfter(line), to: lineAfter(last) }
}

/** The text with the parent key that may be missing; undefined where none seems to be. */
function addMissingParentKey(table: LineTable, budget: Budget): Candidate | undefined {
  const [missing] = findMissingParentKeys(table.text, budget)
  if (!missing) return undefined
  const { document, text } = parsed(withParentKey(missing, table).text)
  const isBroken = document.errors.length > 0
  return withParentKey(isBroken ? missing : nameByReference(missing, readTreeValue(document, text).value), table)
}

/** A problem of a repaired text, with its span in the original. */
function spanMapped(problem: Problem, originalOffset: (offset: number) => number): Problem {
  const [from, to] = problem.span ?? [0, 0]
  const start = originalOffset(from)
  return { ...problem, span: [start, Math.max(start, originalOffset(to))] }
}

function parsed(text: string): Rejected {
  return { document: parseYaml(text), text }
}
