import type { Image, Sample } from '../common.ts'
import type { LanguageTag, LocalisedText, SecureAddress, Text } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** What clients say: one large, several side by side. */
export interface QuotesSection extends HeadedSection {
  /** The kind of section. */
  kind: 'quotes'
  /** How they stand: side by side, as a wall of cards of any height, or the first one large with the others below it. @default cards */
  look?: 'cards' | 'wall' | 'large'
  /**
   * The quotes, in their order.
   * @minItems 1
   */
  items: Quote[]
}

/**
 * Words of somebody else.
 * @exactlyOne text original
 */
export interface Quote extends Sample {
  /** What was said, in each language. */
  text?: LocalisedText
  /** What was said, in the one language in which it was said. */
  original?: OriginalWords
  /** Who said it. */
  author: Text
  /** What that person does, and where. */
  role?: LocalisedText
  /** A photo of that person. */
  image?: Image
  /** The page on the web where it was said. */
  url?: SecureAddress
}

/** Words that stay in the language in which they were said. */
export interface OriginalWords {
  /** The BCP 47 tag of their language. @examples ["de"] */
  language: LanguageTag
  /** The words. */
  text: Text
}
