import type { LocalisedMarkdown, LocalisedText, PageRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** What something is and why to choose it, beside a sample of the document that the client will hold. */
export interface OverviewSection extends HeadedSection {
  /** The kind of section. */
  kind: 'overview'
  /** The description: 80 to 150 words. */
  text: LocalisedMarkdown
  /** The reasons to choose it. */
  reasons?: Reasons
  /** The service whose document is shown beside it, in its full size. */
  document?: PageRef
}

/** Reasons, a line each, below a heading. */
export interface Reasons {
  /** The heading. */
  title: LocalisedText
  /**
   * The reasons, one sentence each.
   * @minItems 1
   */
  items: LocalisedText[]
}
