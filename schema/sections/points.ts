import type { Action, Point } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** Points, each with a title and a text: reasons, problems, values. */
export interface PointsSection extends HeadedSection {
  /** The kind of section. */
  kind: 'points'
  /** How they stand: side by side, in rows beside the heading, or numbered. @default cards */
  look?: 'cards' | 'rows' | 'numbered'
  /**
   * The points, in their order.
   * @minItems 1
   */
  items: LinkedPoint[]
  /** The link below them. */
  action?: Action
}

/** A point that may lead somewhere. */
export interface LinkedPoint extends Point {
  /** Where it leads. */
  action?: Action
}
