import type { Day, LocalisedMarkdown, LocalisedText } from '../texts.ts'
import type { SectionBase } from './base.ts'

/** A notice, such as on holidays; it may have days from and until which builds show it. */
export interface NoticeSection extends SectionBase {
  /** The kind of section. */
  kind: 'notice'
  /** The title. */
  title?: LocalisedText
  /** The text. */
  text: LocalisedMarkdown
  /** The first day on which it is shown, year-month-day. */
  from?: Day
  /** The last day on which it is shown, year-month-day. */
  until?: Day
}
