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
  /** The BCP 47 tags of the site's locales, for the names of languages in messages. */
  readonly tags: Readonly<Record<string, string>>
  /** Whether the file cannot be read because of it, so that other problems are still unknown. */
  readonly hidesRest?: boolean
}

/** Diagnostics with the errors before the warnings, each in the order of their lines. */
export function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isWarning = ({ severity }: Diagnostic) => Number(severity === 'warning')
  return diagnostics.toSorted((one, other) => isWarning(one) - isWarning(other))
}

/**
 * The line of an entry of `ignore:` that, with the code, matches a warning: `path: services.training.slug.es`. Undefined for errors, and for
 * the warning about `ignore:` itself.
 */
export function ignorePath({ severity, code, path }: Diagnostic): string | undefined {
  if (severity === 'error' || code === 'ignore-unused') return undefined
  if (path.length === 0) return 'path: "*"'
  // Paths are split at dots and contain no spaces: "*" stands for a key with any of these.
  const keys = path.map((key) => (/[\s.]/.test(String(key)) ? '*' : key)).join('.')
  return `path: ${/^[\w.-]+$/.test(keys) ? keys : JSON.stringify(keys)}`
}
