import type { Stat } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** Figures with what they count. */
export interface FiguresSection extends HeadedSection {
  /** The kind of section. */
  kind: 'figures'
  /**
   * The figures, in their order.
   * @minItems 1
   */
  items: Stat[]
}
