import type { Image } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Pictures; a tap opens one in its full size. */
export interface GallerySection extends HeadedSection {
  /** The kind of section. */
  kind: 'gallery'
  /**
   * The pictures, in their order.
   * @minItems 1
   */
  items: GalleryPicture[]
}

/** A picture of a gallery. */
export interface GalleryPicture extends Image {
  /** The line below it. */
  caption?: LocalisedText
}
