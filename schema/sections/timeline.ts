import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** What happened, in the order of time. */
export interface TimelineSection extends HeadedSection {
  /** The kind of section. */
  kind: 'timeline'
  /**
   * The events, in their order.
   * @minItems 1
   */
  items: TimelineEvent[]
}

/** Something that happened. */
export interface TimelineEvent {
  /** When it was, such as a year. */
  date: LocalisedText
  /** What happened, in a few words. */
  title: LocalisedText
  /** A sentence or two about it. */
  text?: LocalisedText
}
