import type { Problem } from '../../diagnostics/problem.ts'

/** Why a file is not read at all, with as much of its text as can be shown. */
export interface Refusal {
  readonly problem: Problem
  readonly text: string
}
