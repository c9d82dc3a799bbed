import { type Code, severityOf } from '../../diagnostics/codes.ts'
import type { Problem, Span, Spot } from '../../diagnostics/problem.ts'
import type { Surroundings } from '../rules/surroundings.ts'
import { validate } from '../validate/validate.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { load } from '../yaml/load.ts'

/** A document that was repaired in memory, and what is still wrong with it. */
export interface Repaired {
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

/** What a copy has until it is rewritten, wherever it stands. */
const copied: ReadonlySet<Code> = new Set([
  'slug-taken',
  'canonical-taken',
  'field-repeated',
  'article-repeated',
  'key-duplicate',
])

/** The errors that do not come from a copy: where a block that was hard to find is put in order, what it repeats is told for the first time. */
export function errorsButCopies(problems: readonly Problem[]): Problem[] {
  return errorsAmong(problems).filter(({ code }) => !copied.has(code))
}

/** The problems of a repaired document, placed in the original text. */
export function placedInOriginal(
  { document, problems }: Repaired,
  originalOffset: (offset: number) => number,
): Problem[] {
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
