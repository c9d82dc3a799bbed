import type { Action, Image } from '../common.ts'
import type { LocalisedMarkdown, PageRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/**
 * A picture or a document with text beside it. One after the other, their sides alternate.
 * @exactlyOne image document
 */
export interface SplitSection extends HeadedSection {
  /** The kind of section. */
  kind: 'split'
  /** The picture. */
  image?: Image
  /** The service whose document stands in its place. */
  document?: PageRef
  /** The text. */
  text: LocalisedMarkdown
  /** The link below the text. */
  action?: Action
}
