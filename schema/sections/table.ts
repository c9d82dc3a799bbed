import type { ColumnRef, LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** A table; on phones its rows are cards, unless it scrolls. */
export interface TableSection extends HeadedSection {
  /** The kind of section. */
  kind: 'table'
  /**
   * The columns by a key of your own, with their headings; the first one names the rows. Left out, they are those of a table of what a client
   * receives: `title`, `description` and `benefit`.
   * @minProperties 2
   */
  columns?: Record<string, LocalisedText>
  /**
   * The rows: the key of each column, with what stands there.
   * @minItems 1
   */
  rows: TableRow[]
  /** How it stands on a phone: each row as a card, or as a table that scrolls sideways, with its first column in place. @default cards */
  phone?: 'cards' | 'scroll'
  /** Whether a cell that says only yes or no is shown as a tick or a cross. Both words are those of `messages.tables`. @default false */
  ticks?: boolean
  /** The column that stands out, such as the one that is recommended. */
  marked?: MarkedColumn
}

/** The column of a table that stands out. */
export interface MarkedColumn {
  /** Its key. */
  column: ColumnRef
  /** The words above its heading, such as "Recommended". */
  label: LocalisedText
}

/**
 * A row of a table: the key of each column, with what stands there.
 * @minProperties 1
 */
export interface TableRow {
  /** What stands in the column of this key. */
  [column: string]: LocalisedText
}
