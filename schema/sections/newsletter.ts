import type { Newsletter } from '../common.ts'
import type { SectionBase } from './base.ts'

/** The box that invites to the newsletter. It thanks for an address, but nothing is sent anywhere yet: nobody gets it. */
export interface NewsletterSection extends SectionBase, Newsletter {
  /** The kind of section. */
  kind: 'newsletter'
}
