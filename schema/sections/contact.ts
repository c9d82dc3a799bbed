import type { ContactInfoItem } from '../common.ts'
import type { OfficeRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** The ways to reach the company or one of its offices; their values stand under `contactDetails`, or under `offices`. */
export interface ContactSection extends HeadedSection {
  /** The kind of section. */
  kind: 'contact'
  /** The office whose values are shown; left out, those of the company. */
  office?: OfficeRef
  /**
   * The ways, in their order.
   * @minItems 1
   */
  items: ContactInfoItem[]
}
