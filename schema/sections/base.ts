import type { Heading, Sample } from '../common.ts'
import type { LocaleRef, LocalisedText, OptionalSlug } from '../texts.ts'

/** What every section may say. */
export interface SectionBase extends Sample {
  /** Set to false to leave the section out; it may then be unfinished. @default true */
  enabled?: boolean
  /** The languages in which the section is shown; its texts are needed in these alone. Left out, all. @minItems 1 */
  languages?: LocaleRef[]
  /** The ground on which it stands. @default plain */
  ground?: 'plain' | 'deep' | 'brand'
  /** How wide it is: a column for reading, wider than the others, or as wide as the window. Left out, like the others of the page. */
  width?: 'narrow' | 'wide' | 'full'
  /** What stands behind "#" in the address of the section, in the languages in which it is not the section's key. */
  anchor?: OptionalSlug
}

/** A section with a heading. */
export interface HeadedSection extends SectionBase, Heading {}

/** A section that may do without a heading. */
export interface FreeSection extends SectionBase {
  /** The small line above the title. */
  eyebrow?: LocalisedText
  /** The title. */
  title?: LocalisedText
  /** The paragraph below the title. */
  intro?: LocalisedText
}
