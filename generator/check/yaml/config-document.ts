import type { Document } from 'yaml'
import type { Problem, Span, Spot } from '../../diagnostics/problem.ts'
import type { SchemaPlace } from '../../schema/walk.ts'

/** An unquoted value that the parser may have shortened or converted. */
export interface PlainScalar {
  readonly place: SchemaPlace
  /** The characters as written. */
  readonly source: string
  /** The comment behind it, which may be a part of the text. */
  readonly comment?: string
}

/** A configuration file that could be read: its value, and the position of everything in it. */
export interface ConfigDocument {
  readonly file: string
  /** The whole text of the file. */
  readonly text: string
  /** Whether it is written in the plain subset of YAML that `quickRead` reads. */
  readonly isPlain: boolean
  /** The tree of the YAML library. Parsed on demand: a file without mistakes does not need it. */
  readonly document: Document.Parsed
  readonly value: unknown
  /** Unquoted values that are not strings in YAML, or that are followed by a comment. */
  readonly plainScalars: readonly PlainScalar[]
  /** Problems that did not keep the file from being read. */
  readonly problems: readonly Problem[]
  /** The position of a spot in the text. */
  locate(spot: Spot): Span
}
