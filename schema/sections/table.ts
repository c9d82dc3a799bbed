import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** A table, shown as cards on phones. */
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
}

/**
 * A row of a table: the key of each column, with what stands there.
 * @minProperties 1
 */
export interface TableRow {
  /** What stands in the column of this key. */
  [column: string]: LocalisedText
}
