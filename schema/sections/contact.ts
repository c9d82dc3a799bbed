import type { ContactInfoItem } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** The ways to reach the company; their values stand under `contactDetails`. */
export interface ContactSection extends HeadedSection {
  /** The kind of section. */
  kind: 'contact'
  /**
   * The ways, in their order.
   * @minItems 1
   */
  items: ContactInfoItem[]
}
