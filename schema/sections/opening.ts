import type { Action, Hero } from '../common.ts'
import type { LocalisedText, PageRef } from '../texts.ts'
import type { SectionBase } from './base.ts'

/**
 * The opening of a page, with its main heading. It is the first section.
 * @atMostOne documents image
 */
export interface OpeningSection extends SectionBase, Hero {
  /** The kind of section. */
  kind: 'opening'
  /** Where the words stand: beside the photo or the documents, in the middle, or on the photo. @default beside */
  look?: 'beside' | 'centred' | 'behind'
  /** The button that matters. */
  primary?: Action
  /** The quieter link beside it. */
  secondary?: Action
  /** One more link beside them, such as to the chat. */
  third?: Action
  /** Short facts under the buttons, such as "Reply within 24 hours". */
  facts?: LocalisedText[]
  /** The services whose documents are shown beside the words, one to three. A photo (`image`) stands in their place. @maxItems 3 */
  documents?: PageRef[]
}
