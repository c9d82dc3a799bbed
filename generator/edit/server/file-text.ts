/** The text of a file, and what tells it from any other. */
export interface FileText {
  /** Without the byte order mark that some editors write. */
  readonly text: string
  /** A hash of the bytes. */
  readonly version: string
  /** Its bytes where they are not valid UTF-8. Its text has U+FFFD in the place of unknown letters: written back, it would lose them. */
  readonly oldBytes?: Uint8Array
}

/** What is to be written into a file. */
export type NextText = Omit<FileText, 'version'>

/** Stands for a file that is missing. */
export const noFile: FileText = { text: '', version: 'none' }

/** The byte order mark, with which some programs begin a file in UTF-8. */
export const byteOrderMark = '\ufeff'
