import { severityOf } from '../../diagnostics/codes.ts'
import type { Path, Problem, Span, Spot } from '../../diagnostics/problem.ts'
import type { Surroundings } from '../rules/surroundings.ts'
import { validate } from '../validate/validate.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { LineTable } from '../yaml/line-table.ts'
import { load } from '../yaml/load.ts'
import type { Budget } from './budget.ts'
import { offsetsInOriginal } from './raw-line.ts'

/**
 * Explains the problems of a document that can be read by one mistake, of which they are the consequences: returns that mistake, and the
 * problems that remain without it; undefined where it was not made.
 */
export type Explanation = (
  document: ConfigDocument,
  problems: readonly Problem[],
  trial: Trial,
) => Problem[] | undefined

/** A text as it may have been meant. */
export interface Candidate {
  readonly text: string
  /** The mistake that it fixes. */
  readonly problem: Problem
  /** Maps an offset of it to the original. */
  readonly originalOffset: (offset: number) => number
  /** The section that has no error if that is the mistake. */
  readonly section?: Path
}

/** A text with some of its lines changed, none added and none removed. */
export function withSameLines(text: string, problem: Problem, table: LineTable): Candidate {
  return { text, problem, originalOffset: offsetsInOriginal(table, new LineTable(text)) }
}

/** A document that was repaired in memory, and what is still wrong with it. */
interface Repaired {
  readonly document: ConfigDocument
  readonly problems: readonly Problem[]
}

/** Loads and validates a candidate text. Returns undefined if it cannot be read. */
export type Trial = (text: string) => Repaired | undefined

/** Makes the function that tries candidate texts of a file. */
export function createTrial(file: string, surroundings: Surroundings): Trial {
  return (text) => {
    const loaded = load({ file, bytes: new TextEncoder().encode(text) })
    if (!('document' in loaded)) return undefined
    const { document } = loaded
    return { document, problems: validate(document, surroundings).problems }
  }
}

/** The problems that keep a configuration from being used. */
export function errorsAmong(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => severityOf(code) === 'error')
}

/** What validating a line costs, in lines of which the outline is read. */
const validatingCost = 7

interface Bounds {
  readonly trial: Trial
  /** How many candidates are tried. */
  readonly limit: number
  /** How many lines the file has, all of which are read for each candidate. */
  readonly lines: number
  readonly budget: Budget
  /** How many errors there must be fewer than. */
  readonly fewerThan: number
}

/**
 * Tries one candidate after the other, as long as the budget lasts. Returns the mistake of the one that leaves the fewest errors, and the
 * problems that are left, placed in the original text; undefined if none leaves few enough.
 */
export function bestOf(
  candidates: Iterable<Candidate>,
  { trial, limit, lines, budget, fewerThan }: Bounds,
): Problem[] | undefined {
  let fewest = fewerThan
  let best: Problem[] | undefined
  let tried = 0
  for (const candidate of candidates) {
    if (tried++ === limit || budget.isSpent) break
    budget.spend(lines * validatingCost)
    const repaired = trial(candidate.text)
    const left = repaired && errorsAmong(repaired.problems)
    if (!repaired || !left || left.length >= fewest || left.some((error) => isWithin(error, candidate.section)))
      continue
    fewest = left.length
    best = [candidate.problem, ...placedInOriginal(repaired, candidate.originalOffset)]
  }
  return best
}

function isWithin({ path }: Problem, section: Path | undefined): boolean {
  return section?.every((key, depth) => path[depth] === key) ?? false
}

/** The problems of a repaired document, placed in the original text. */
function placedInOriginal({ document, problems }: Repaired, originalOffset: Candidate['originalOffset']): Problem[] {
  const spanOf = (spot: Spot): Span => {
    const [start, end] = document.locate(spot)
    return [originalOffset(start), originalOffset(end)]
  }
  return problems.map((problem) => ({
    ...problem,
    span: spanOf(problem),
    related: problem.related?.map((spot) => ({ ...spot, span: spanOf(spot) })),
  }))
}
