import type { LocalisedText, Text } from './texts.ts'

/**
 * A word that is always said in the same way. Translators get it with their texts.
 * @exactlyOne term same
 */
export interface GlossaryTerm {
  /** How it is said in each language. */
  term?: LocalisedText
  /** How it is written in all languages, where it is never translated: a name, an abbreviation. */
  same?: Text
  /** What it means, for those who translate; of an abbreviation, what its letters stand for. */
  meaning?: LocalisedText
}
