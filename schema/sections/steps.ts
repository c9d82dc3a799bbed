import type { Step } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** How the work goes, step by step; steps are numbered by their order. */
export interface StepsSection extends HeadedSection {
  /** The kind of section. */
  kind: 'steps'
  /** How they stand: in a row, along a line from top to bottom, with large numbers, or as cards that come down like stairs. @default row */
  look?: 'row' | 'timeline' | 'numerals' | 'stairs'
  /**
   * The steps, in their order.
   * @minItems 1
   */
  items: Step[]
}
