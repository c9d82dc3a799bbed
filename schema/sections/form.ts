import type { ContactInfo, PointList } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** The contact form, which is described under `contactForm`, with ways to reach the company and reasons beside it. A page has one at most. */
export interface FormSection extends HeadedSection {
  /** The kind of section. */
  kind: 'form'
  /** The ways to reach the company; their values stand under `contactDetails`. */
  info?: ContactInfo
  /** The reasons beside the form. */
  reasons?: PointList
}
