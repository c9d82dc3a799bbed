import { getSeverity } from '../../diagnostics/codes.ts'
import type { Problem, Span, Spot } from '../../diagnostics/problem.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { validate } from '../validate/validate.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { loadText } from '../yaml/load.ts'
import { type Candidate, offsetsInOriginal } from './candidate.ts'
import { hasContent, type RawLine, rawLines } from './raw-line.ts'

/** A file that can be read, with what is wrong with it. */
export interface Judged {
  readonly document: ConfigDocument
  readonly problems: readonly Problem[]
}

/** The problems that keep a configuration from being used. */
export function errorsAmong(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => getSeverity(code) === 'error')
}

/**
 * The problems of a file if a candidate is what was meant: its mistakes, and those that are left without them, placed in the file as it is.
 * Undefined if the candidate is not better. It has to leave fewer errors, and must not add one, leave one in the lines that it moves, move them
 * to where nothing is checked, or take a key away from where it is right.
 */
export function judgeCandidate(
  candidate: Candidate,
  { document, problems }: Judged,
  context: RuleContext,
): Problem[] | undefined {
  const { text, mistakes, added } = candidate
  // Lines that were moved twice have two problems.
  if (new Set(mistakes.map(({ span = [0, 0] }) => span[0])).size < mistakes.length) return undefined
  const loaded = loadText(text, document.file)
  if (!('document' in loaded) || keyCount(loaded.document.value) < keyCount(document.value)) return undefined
  const table = new LineTable(document.text)
  const errors = errorsAmong(problems)
  const toOriginal = offsetsInOriginal(table, new LineTable(text), added)
  const left = placedInOriginal(validate(loaded.document, context).problems, loaded.document, toOriginal)
  const remaining = errorsAmong(left)
  if (mistakes.length + remaining.length >= Math.max(errors.length, 2)) return undefined
  const known = new Set(errors.map((problem) => problemId(problem, document.locate(problem))))
  const touched = touchedLines(candidate, document.text)
  const isOld = (problem: Problem) => known.has(problemId(problem, problem.span as Span))
  const isAside = ({ span = [0, 0] }: Problem) => !touched.has(table.position(span[0]).line)
  if (!remaining.every((problem) => isOld(problem) && isAside(problem))) return undefined
  // Below a key that nothing knows, nothing is looked at: what is moved there would only be out of sight.
  const linesBelow = ({ path }: Problem) => {
    const [start, end] = loaded.document.locate({ path, at: 'value' })
    return [start, end - 1].map((offset) => table.position(toOriginal(offset)).line) as [number, number]
  }
  const hides = (problem: Problem) => {
    const [from, to] = linesBelow(problem)
    return unknownKeys.has(problem.code) && [...touched].some((line) => line >= from && line <= to)
  }
  if (remaining.some(hides)) return undefined
  return [...mistakes, ...left]
}

/** The codes of unknown keys. */
export const unknownKeys: ReadonlySet<string> = new Set(['key-unknown', 'locale-unknown'])

/** Identifies a problem, independent of its line. */
function problemId({ code, parameters }: Problem, [start]: Span): string {
  const { key, locale, value } = parameters as {
    readonly key?: string
    readonly locale?: string
    readonly value?: string
  }
  return JSON.stringify([code, start, key, locale, value])
}

function keyCount(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, child) => sum + 1 + keyCount(child), 0)
}

/** The numbers of the lines that a candidate moves, or puts below a parent key. */
function touchedLines({ text, added }: Candidate, original: string): ReadonlySet<number> {
  const touched = new Set<number>()
  const before = rawLines(original)
  const after = rawLines(text)
  if (added === undefined) {
    for (const [index, { indent }] of before.entries()) if (after[index]?.indent !== indent) touched.add(index + 1)
    return touched
  }
  const spaces = (after[added - 1] as RawLine).indent
  for (let at = added - 1; at < before.length; at++) {
    const line = before[at] as RawLine
    if (hasContent(line) && line.indent <= spaces) break
    touched.add(at + 1)
  }
  return touched
}

/** The problems of a candidate, placed in the text as it is. */
function placedInOriginal(
  problems: readonly Problem[],
  document: ConfigDocument,
  originalOffset: (offset: number) => number,
): Problem[] {
  const findSpan = (spot: Spot): Span => {
    const [start, end] = document.locate(spot)
    return [originalOffset(start), originalOffset(end)]
  }
  return problems.map((problem) => ({
    ...problem,
    span: findSpan(problem),
    related: problem.related?.map((spot) => ({ ...spot, span: findSpan(spot) })),
  }))
}
