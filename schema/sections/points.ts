import type { Action, Point } from '../common.ts'
import type { FreeSection } from './base.ts'

/** Points, each with a title and a text: reasons, problems, values. */
export interface PointsSection extends FreeSection {
  /** The kind of section. */
  kind: 'points'
  /** How they stand: side by side, in rows beside the heading, numbered, as large sentences, each below its title, as boxes of different sizes, or with large numbers. @default cards */
  look?: 'cards' | 'rows' | 'numbered' | 'statements' | 'bento' | 'numerals'
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
