import type { Path } from '../diagnostics/problem.ts'

/** How far a text is translated, as translators see it. */
export type UnitState = 'missing' | 'stale' | 'copied' | 'machine' | 'done'

/** A text that goes to a translator. */
export interface Unit {
  /** Its path, as files for translators write it. */
  readonly id: string
  /** The path of the mapping with all languages. */
  readonly path: Path
  readonly kind: 'text' | 'markdown' | 'address'
  /** The text to translate and its present translation (empty if there is none), both trimmed. */
  readonly source: string
  readonly present: string
  readonly state: UnitState
  /** The source from which it was translated, if that is known and has changed since. */
  readonly before?: string
  /** What the text is for. */
  readonly note: string
  /** The most letters that it may have. */
  readonly limit?: number
  /** The address of the page that shows it. */
  readonly page?: string
  /** What the glossary says of its words. */
  readonly terms: readonly string[]
}

/** A language of the site, for those who translate. */
export interface TargetLanguage {
  readonly key: string
  readonly tag: string
}

/** The texts for a translator, in reading order, then the addresses of pages. */
export interface Batch {
  /** The name of the configuration file. */
  readonly file: string
  readonly from: TargetLanguage
  readonly to: TargetLanguage
  readonly units: readonly Unit[]
}

/** A row as the translator's program names it: its number; on a further sheet, such as `addresses!3`. */
export type RowName = number | string

/** A row of a returned file. */
export interface ReturnedRow {
  readonly row: RowName
  readonly id: string
  readonly source: string
  /** Empty for "no change". */
  readonly translation: string
  /** The hash of the translation when the file was made; left out if the file does not have it. */
  readonly present?: string
  /** Whether the translator says that the translation is right as it is. */
  readonly isConfirmed: boolean
  /** Whether it is marked as not finished. */
  readonly isUnfinished: boolean
  /** Whether the translation cannot be determined. */
  readonly isDamaged?: boolean
  /** Whether it has more cells than its table has columns: remarks, or a text that was cut at a separator. */
  readonly hasExtraCells?: boolean
  /** Whether it comes from a table, whose cells a spreadsheet may have converted. */
  readonly isCell?: boolean
}

/** The content of a returned file. */
export interface ReturnedFile {
  readonly rows: readonly ReturnedRow[]
  /** The target and the source language, as keys or BCP 47 tags; undefined if the file does not name them. */
  readonly to?: string | undefined
  readonly from?: string | undefined
  /** The encoding, if it is not that of the exported file. */
  readonly encoding?: string | undefined
}

/** Hints for guessing the encoding of a file: the languages and the texts of the site. */
export interface ReadingHints {
  /** The encoding that a person has chosen. */
  readonly encoding?: string | undefined
  /** The BCP 47 tags of its languages, by their keys. */
  readonly tags: Readonly<Record<string, string>>
  /** Texts of the site by the keys of their languages: most of them are in the file. */
  readonly texts: readonly Readonly<Record<string, string>>[]
}

/** The factor by which the files of a site may be larger than those of a small one. */
export function sizeScale({ texts }: ReadingHints): number {
  const lengths = texts.flatMap((text) => Object.values(text).map(({ length }) => length))
  return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / 1_000_000)
}

/** A possible encoding of a file, with a word that reads differently in the others. */
export interface Reading {
  readonly encoding: string
  readonly example: string
}

/** Why a returned file cannot be read at all. */
export type Unreadable = 'empty' | 'type' | 'broken' | 'columns' | 'letters' | 'encodings' | 'languages' | 'size'

/** Thrown by the readers of returned files. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable
  /** The words of the parser, for those who know the format. */
  readonly detail: string

  /** The possible encodings, if nothing tells which one is right. */
  readonly readings: readonly Reading[]

  constructor(reason: Unreadable, detail = '', readings: readonly Reading[] = []) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
    this.detail = detail
    this.readings = readings
  }
}

/** A format of files for translators. */
export interface Format {
  write(batch: Batch): Promise<Uint8Array> | Uint8Array
  /** @throws UnreadableFile */
  read(bytes: Uint8Array, hints?: ReadingHints): Promise<ReturnedFile> | ReturnedFile
  /** The returned file, with an answer in each row that has one. */
  answer(
    bytes: Uint8Array,
    answers: ReadonlyMap<RowName, string>,
    hints?: ReadingHints,
  ): Promise<Uint8Array> | Uint8Array
}
