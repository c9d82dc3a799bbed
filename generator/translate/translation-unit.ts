import type { Path } from '../diagnostics/problem.ts'

/** How far a text is translated, as translators see it. */
export type UnitState = 'missing' | 'stale' | 'copied' | 'machine' | 'done'

/** A text that goes to a translator. */
export interface Unit {
  /** Its path as files for translators write it. */
  readonly id: string
  /** That of the mapping of all languages. */
  readonly path: Path
  readonly kind: 'text' | 'markdown' | 'address'
  /** The text to translate, and its translation as it is now, empty for none: without the spaces and line ends around them. */
  readonly source: string
  readonly present: string
  readonly state: UnitState
  /** What the source said when it was translated, where that is known and not what it says now. */
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

/** What goes to a translator: the texts in the order in which they are read, then the addresses of pages. */
export interface Batch {
  /** The name of the configuration file. */
  readonly file: string
  readonly from: TargetLanguage
  readonly to: TargetLanguage
  readonly units: readonly Unit[]
}

/** A row as the translator's program calls it: its number; on another sheet than the first, such as `addresses!3`. */
export type RowName = number | string

/** A row of a file that came back. */
export interface ReturnedRow {
  readonly row: RowName
  readonly id: string
  readonly source: string
  /** Empty for "no change". */
  readonly translation: string
  /** A hash of the translation when the file was made; left out where the file does not say. */
  readonly present?: string
  /** Whether the translator says that the translation is right as it is. */
  readonly isConfirmed: boolean
  /** Whether it is marked as not finished. */
  readonly isUnfinished: boolean
  /** Whether it is not known what the translation is. */
  readonly isDamaged?: boolean
  /** Whether it has more cells than its table has columns: remarks, or a text that was cut where its source is another one. */
  readonly hasExtraCells?: boolean
  /** Whether it is of a table, whose cells a spreadsheet may have changed by itself. */
  readonly isCell?: boolean
}

/** What a file that came back says. */
export interface ReturnedFile {
  readonly rows: readonly ReturnedRow[]
  /** The language that it is translated into, as a key or a BCP 47 tag, and the one of its sources; undefined where the file does not say. */
  readonly to?: string | undefined
  readonly from?: string | undefined
  /** The encoding, where it is not the one that was sent. */
  readonly encoding?: string | undefined
}

/** Hints for guessing the encoding of a file: the languages and the texts of the site. */
export interface ReadingHints {
  /** The encoding that somebody has named. */
  readonly encoding?: string | undefined
  /** The BCP 47 tags of its languages, by their keys. */
  readonly tags: Readonly<Record<string, string>>
  /** Texts of the site by the keys of their languages: most of them stand in the file again. */
  readonly texts: readonly Readonly<Record<string, string>>[]
}

/** How many times as large as those of a small site its files may be. */
export function sizeScale({ texts }: ReadingHints): number {
  const lengths = texts.flatMap((text) => Object.values(text).map(({ length }) => length))
  return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / 1_000_000)
}

/** An encoding in which a file may be, and one of the words that tell it from others. */
export interface Reading {
  readonly encoding: string
  readonly example: string
}

/** Why a file that came back cannot be read at all. */
export type Unreadable = 'empty' | 'type' | 'broken' | 'columns' | 'letters' | 'encodings' | 'languages' | 'size'

/** Thrown by what reads a file that came back. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable
  /** What the reader says of it, for those who know the format. */
  readonly detail: string

  /** The encodings in which it may have been saved, where nothing tells which is right. */
  readonly readings: readonly Reading[]

  constructor(reason: Unreadable, detail = '', readings: readonly Reading[] = []) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
    this.detail = detail
    this.readings = readings
  }
}

/** A kind of file in which texts go out and come back. */
export interface Format {
  /** How the names of its files end; the first is that of the files that are made. */
  readonly endings: readonly string[]
  write(batch: Batch): Promise<Uint8Array> | Uint8Array
  /** @throws UnreadableFile */
  read(bytes: Uint8Array, hints?: ReadingHints): Promise<ReturnedFile> | ReturnedFile
  /** The file that came back, with what is said of its rows. */
  answer(
    bytes: Uint8Array,
    answers: ReadonlyMap<RowName, string>,
    hints?: ReadingHints,
  ): Promise<Uint8Array> | Uint8Array
}

/** The names of the formats of files for translators. */
export const formatNames = ['xliff', 'xliff2', 'xlsx', 'po', 'csv'] as const

/** The name of a format. */
export type FormatName = (typeof formatNames)[number]
