import type { Code, CodeParameters, Severity } from './codes.ts'
import type { Path } from './problem.ts'

/** A place in the text. Line and column count from 1; the column in UTF-16 units, as in editors. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** A part of the text. */
export interface Range {
  readonly start: Position
  readonly end: Position
}

/** The lines of the file around a place. */
interface Excerpt {
  /** The number of the first line. */
  readonly line: number
  readonly lines: readonly string[]
}

/** A problem of the configuration with its place. */
export interface Diagnostic<C extends Code = Code> {
  readonly code: C
  readonly severity: Severity
  readonly file: string
  readonly range: Range
  readonly path: Path
  /** The parameters of the message. */
  readonly parameters: CodeParameters[C]
  /** Other places that belong to the problem. */
  readonly related: readonly Range[]
  readonly excerpt: Excerpt
  /** The BCP 47 tags of the site's locales, from which messages take the names of languages. */
  readonly tags: Readonly<Record<string, string>>
  /** Whether the file cannot be read because of it: what else is wrong is not known yet. */
  readonly hidesRest?: boolean
}
