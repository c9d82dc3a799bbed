import { severityOf } from '../diagnostics/codes.ts'
import type { Problem, Span, Spot } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'

/** A document that was mended in memory, and what is left wrong with it. */
export interface Mend {
  readonly document: ConfigDocument
  readonly problems: readonly Problem[]
}

/** Reads a mended text as the document was read and finds its problems: what a mend is worth shows when it is tried. Undefined where it cannot be read. */
export type Trial = (text: string) => Mend | undefined

/** The problems that keep a configuration from being used. */
export function errorsAmong(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => severityOf(code) === 'error')
}

/** What is left wrong after a mend, placed in the text as it was before. */
export function placedBefore({ document, problems }: Mend, back: (offset: number) => number): Problem[] {
  const spanOf = (spot: Spot): Span => {
    const [start, end] = document.locate(spot)
    return [back(start), back(end)]
  }
  return problems.map((problem) => ({
    ...problem,
    span: spanOf(problem),
    related: problem.related?.map((spot) => ({ ...spot, span: spanOf(spot) })),
  }))
}
