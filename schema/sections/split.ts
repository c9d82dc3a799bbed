import type { Action, Image } from '../common.ts'
import type { LocalisedMarkdown, PageRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'
import type { Person } from './people.ts'

/**
 * A picture, a document or a person with text beside it. Pictures and documents one after the other alternate their sides.
 * @exactlyOne image document person
 */
export interface SplitSection extends HeadedSection {
  /** The kind of section. */
  kind: 'split'
  /** How picture and text stand: side by side, the picture up to the edge of the window, above the text as wide as the page, or with the words as a card on it. @default beside */
  look?: 'beside' | 'edge' | 'above' | 'overlap'
  /** The picture. */
  image?: Image
  /** The service whose document stands in its place. */
  document?: PageRef
  /** The person who stands in its place, with a photo or a drawn placeholder. */
  person?: Person
  /** The text. */
  text: LocalisedMarkdown
  /** The link below the text. */
  action?: Action
}
