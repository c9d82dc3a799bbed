import type { Image } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Pictures; a tap opens one in its full size. */
export interface GallerySection extends HeadedSection {
  /** The kind of section. */
  kind: 'gallery'
  /**
   * How the pictures stand: in a grid, whole and of any height, in a row that scrolls, or small ones around a large one. To compare: in pairs, one
   * over the other, such as before and after; visitors move the line between them. @default grid
   */
  look?: 'grid' | 'masonry' | 'strip' | 'mosaic' | 'compare'
  /** What the first picture of two is called where they are compared, such as "2019". Left out, the word of the language for "Before". */
  before?: LocalisedText
  /** What the second picture of two is called. Left out, the word of the language for "After". */
  after?: LocalisedText
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
