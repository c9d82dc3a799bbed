import type { Step } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** How the work goes, step by step; steps are numbered by their order. */
export interface StepsSection extends HeadedSection {
  /** The kind of section. */
  kind: 'steps'
  /**
   * The steps, in their order.
   * @minItems 1
   */
  items: Step[]
}
