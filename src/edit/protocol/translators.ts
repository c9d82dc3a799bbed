import type { Path } from './protocol.ts'

// What the app and its server send each other about translators. Types only.

/** `POST /@edit/send-out`: makes the file for a translator; the answer is the file. */
export interface SendRequest {
  readonly to: string
  readonly format: string
  /** Also what is translated already. */
  readonly all: boolean
}

/** `PUT /@edit/take-in/<name>?to=&lang=&encoding=`: what came of a file that came back. */
export interface TakenFile {
  /** What is said of the whole. */
  readonly said: readonly string[]
  /** What is said of its rows. */
  readonly rows: readonly { readonly row: number | string; readonly path: Path; readonly text: string }[]
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
