import type { Action, Image } from '../common.ts'
import type { LocalisedMarkdown, LocalisedText, OfficeRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/**
 * Where the company or one of its offices is, with its hours and the way there. No map service is called before a visitor asks for it.
 * @atMostOne address office
 */
export interface PlaceSection extends HeadedSection {
  /** The kind of section. */
  kind: 'place'
  /** Another address than that of `contactDetails`, which is shown with its hours where this and the office are left out. Begun with `|-`, it may have several lines. */
  address?: LocalisedText
  /** The office whose address, phone number, e-mail address and hours are shown instead. */
  office?: OfficeRef
  /** The hours, in the place of those of the office or the company. Begun with `|-`, they may have several lines. */
  hours?: LocalisedText
  /** How to get there. */
  directions?: LocalisedMarkdown
  /** The picture of the house, or of a map. */
  image?: Image
  /** The link to a map on the web. */
  map?: Action
}
