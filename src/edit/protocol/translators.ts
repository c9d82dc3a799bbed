import type { EditedProblem, Path } from './protocol.ts'

// What the app and its server send each other about translators. Types only.

/** `POST /@edit/send-out`: makes the file for a translator; the answer is the file. */
export interface SendRequest {
  readonly to: string
  readonly format: string
  /** Also what is translated already. */
  readonly all: boolean
}

/** What is said of a file that came back, or of a row of it, by its name in the words of the editor. */
export type ToldName =
  // Of the whole file.
  | 'summary'
  | 'right'
  | 'encoding'
  | 'absent'
  | 'nothing'
  | 'errors'
  | 'otherSite'
  | 'changedMeanwhile'
  | 'localeUnknown'
  | 'sameLocale'
  | 'empty'
  | 'type'
  | 'broken'
  | 'columns'
  | 'noLetters'
  | 'encodings'
  | 'languages'
  | 'size'
  // Of a row.
  | 'moved'
  | 'like'
  | 'numbers'
  | 'numbersMissing'
  | 'refused'
  | 'unknown'
  | 'unclear'
  | 'source-edited'
  | 'changed-meanwhile'
  | 'twice'
  | 'swapped'
  | 'tags'
  | 'tagsMissing'
  | 'tagsExtra'
  | 'linkTo'
  | 'stars'
  | 'letters'
  | 'spreadsheet'
  | 'formula'
  | 'unfinished'
  | 'damaged'
  | 'place'

/** A sentence: one of the editor's with its values, or what the check says. */
export type Told =
  | { readonly say: ToldName; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly problem: Pick<EditedProblem, 'code' | 'message'> }

/** `PUT /@edit/take-in/<name>?to=&lang=&encoding=`: what came of a file that came back. */
export interface TakenFile {
  /** What is said of the whole. */
  readonly said: readonly Told[]
  /** The first texts of which the file has no row. */
  readonly absent?: readonly Path[]
  /** What is said of its rows, first of those that were not taken; nothing of the others, unless they are to be looked at. */
  readonly rows: readonly { readonly row: number | string; readonly path: Path; readonly said: readonly Told[] }[]
  /** The file with these answers, in base 64. */
  readonly answered?: string | undefined
  /** The encodings in which it may have been saved, each with a word as it reads then, where nobody can tell which is right. */
  readonly readings?: readonly { readonly encoding: string; readonly example: string }[]
}

/** `GET /@edit/drafts`: a text that only a machine has read. */
export interface Draft {
  readonly path: Path
  readonly locale: string
  readonly source: string
  readonly text: string
}
