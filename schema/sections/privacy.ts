import type { Day, LocalisedMarkdown, LocalisedText, Text } from '../texts.ts'
import type { FreeSection } from './base.ts'

/** A law that the rights of visitors come from. */
export type PrivacyLaw = PrivacySection['laws'][number]

/**
 * What the site does with data of its visitors, made of what it really does: the fields of its forms and who receives them, what browsers keep,
 * and which other services receive data of a visit. Its words are the generator's own, in the twelve languages of the built-in words.
 */
export interface PrivacySection extends FreeSection {
  /** The kind of section. */
  kind: 'privacy'
  /** The laws that the rights of visitors come from. @minItems 1 */
  laws: ('lgpd' | 'gdpr')[]
  /** How long what was sent is kept, and what else is to be said of it. */
  keeping?: LocalisedText
  /** What the site says besides, below. */
  more?: LocalisedMarkdown
  /** The day on which somebody last read the page and found it true, year-month-day. It is shown. */
  reviewed?: Day
  /** What the site did on that day, a line each, as the check writes it: when that changes, the check says so. @unpublished true */
  facts?: Text[]
}
