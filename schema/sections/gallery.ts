import type { Image } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Pictures; a tap opens one in its full size. */
export interface GallerySection extends HeadedSection {
  /** The kind of section. */
  kind: 'gallery'
  /** How the pictures stand: in a grid, whole and of any height, in a row that scrolls, or small ones around a large one. @default grid */
  look?: 'grid' | 'masonry' | 'strip' | 'mosaic'
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
