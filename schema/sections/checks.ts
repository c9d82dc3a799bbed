import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Short lines with a tick each: what is included, what a client gains. */
export interface ChecksSection extends HeadedSection {
  /** The kind of section. */
  kind: 'checks'
  /**
   * The lines, in their order.
   * @minItems 1
   */
  items: LocalisedText[]
}
