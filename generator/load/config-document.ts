import type { Document } from 'yaml'
import type { Problem, Span, Spot } from '../diagnostics/problem.ts'
import type { Place } from '../walk.ts'

/** An unquoted value of which the parser may have kept less, or something else, than was written. */
export interface PlainScalar {
  readonly container: Record<string | number, unknown>
  readonly place: Place
  /** The characters as written. */
  readonly source: string
  /** What was taken for a comment behind it. */
  readonly comment?: string
}

/** A configuration file that could be read: its value, and where everything stands. */
export interface ConfigDocument {
  readonly file: string
  /** All of the file; made when it is first asked for, as a file without mistakes is told nothing of. */
  readonly text: string
  /** The tree of the YAML parser, made when it is first asked for: a file without mistakes needs none. */
  readonly document: Document.Parsed
  readonly value: unknown
  /** Unquoted values that are not texts to YAML, or that are followed by a comment. */
  readonly plainScalars: readonly PlainScalar[]
  /** What is wrong with the file although it could be read. */
  readonly problems: readonly Problem[]
  /** Where something stands in the text. */
  locate(spot: Spot): Span
}
