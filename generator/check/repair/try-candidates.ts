import type { Problem } from '../../diagnostics/problem.ts'
import { type Budget, validatingCost } from './budget.ts'
import type { Candidate } from './candidate.ts'
import { errorsAmong, placedInOriginal, type Repaired, type Trial } from './trial.ts'

/** A candidate that can be read, with what is still wrong with it. */
interface Attempt extends Repaired {
  readonly candidate: Candidate
  /** How many of its problems are errors. */
  readonly errors: number
}

interface Bounds {
  readonly trial: Trial
  /** How many candidates are tried. */
  readonly limit: number
  /** How many lines the file has, all of which are read for each candidate. */
  readonly lines: number
  readonly budget: Budget
}

/** Tries one candidate after the other, as long as the budget lasts. */
export function* tryCandidates(
  candidates: Iterable<Candidate>,
  { trial, limit, lines, budget }: Bounds,
): Generator<Attempt> {
  let tried = 0
  for (const candidate of candidates) {
    if (tried++ === limit || budget.isSpent) return
    budget.spend(lines * validatingCost)
    const repaired = trial(candidate.text)
    if (repaired) yield { ...repaired, candidate, errors: errorsAmong(repaired.problems).length }
  }
}

/** The attempt that leaves the fewest errors; undefined if none leaves fewer than a number of them. */
export function bestOf(attempts: Iterable<Attempt>, fewerThan: number): Attempt | undefined {
  let best: Attempt | undefined
  for (const attempt of attempts) if (attempt.errors < (best?.errors ?? fewerThan)) best = attempt
  return best
}

/** The mistake that a candidate fixes, and the problems that are left, placed in the original text. */
export function problemsOf({ candidate, ...repaired }: Attempt): Problem[] {
  return [candidate.problem, ...placedInOriginal(repaired, candidate.originalOffset)]
}
