import type { EditedProblem, Path } from './protocol.ts'

// What the app and its server send each other about a file that cannot be read, or of which there are two versions. Types only.

/** A place of which there are two versions. */
export interface VersionConflict {
  /** Its lines in the file. */
  readonly mine: string
  readonly theirs: string
  /** The texts that differ; none where more than texts differs. */
  readonly texts: readonly { readonly path: Path; readonly mine: string; readonly theirs: string }[]
}

/** The version that is taken at each of them, in their order. */
export type VersionChoices = readonly ('mine' | 'theirs')[]

/** Lines that keep a file from being read, beside those of the last version that could be. */
export interface BrokenLines {
  /** The number of the first of them. */
  readonly line: number
  readonly was: string
  readonly now: string
}

/** A way to read letters that are not in UTF-8. */
export interface FileReading {
  /** The name of the encoding. */
  readonly encoding: string
  /** Words of the file as they read then. */
  readonly example: string
}

/** A file that cannot be read, and the ways back. */
export interface FileRepair {
  readonly version: string
  /** "letters": it was not saved in UTF-8; "older" and "newer": it is written in another format than the present one. */
  readonly kind: 'missing' | 'unreadable' | 'letters' | 'conflict' | 'older' | 'newer'
  /** What the first way back changes: all other changes stay. */
  readonly lines: readonly BrokenLines[]
  /** Whether there is a version that could be read. */
  readonly hasLast: boolean
  readonly conflicts: readonly VersionConflict[]
  /** How its letters may be read, where they are not in UTF-8. */
  readonly readings: readonly FileReading[]
  readonly canUndo: boolean
}

/** `POST /@edit/repair`: fixes a file that cannot be read, in the version that was seen. */
export interface RepairRequest {
  readonly version: string
  /** The broken lines as they were, the whole last version that could be read, the present format, one version at each conflict, or its letters read in an encoding. */
  readonly by: 'lines' | 'last' | 'upgrade' | VersionChoices | Pick<FileReading, 'encoding'>
}

/** `POST /@edit/merge`: takes one version at each place that was published by others as well. */
export interface MergeRequest {
  /** What others have published. */
  readonly theirs: string
  readonly choices: VersionChoices
  readonly note: string
}

/** What it shows where the file cannot be read: another program has left it so, or it is written in another format. */
export interface BrokenState {
  readonly broken: readonly EditedProblem[]
  /** The ways back. */
  readonly repair: FileRepair
}
