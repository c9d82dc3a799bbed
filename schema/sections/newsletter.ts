import type { Newsletter } from '../common.ts'
import type { SectionBase } from './base.ts'

/** The box that invites to the newsletter, with a form of its own. */
export interface NewsletterSection extends SectionBase, Newsletter {
  /** The kind of section. */
  kind: 'newsletter'
}
