import type { Stat } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** Figures with what they count. */
export interface FiguresSection extends HeadedSection {
  /** The kind of section. */
  kind: 'figures'
  /** How they stand: in a row, as a band in the brand colour, large below each other, or in one line beside the heading. @default row */
  look?: 'row' | 'band' | 'large' | 'inline'
  /**
   * The figures, in their order.
   * @minItems 1
   */
  items: Stat[]
}
