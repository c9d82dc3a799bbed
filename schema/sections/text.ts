import type { LocalisedMarkdown } from '../texts.ts'
import type { FreeSection } from './base.ts'

/** Plain text: "## " begins a heading, "- " a line of a list, and an empty line a new paragraph. */
export interface TextSection extends FreeSection {
  /** The kind of section. */
  kind: 'text'
  /** How it is set: as it is, in columns like a newspaper, or large. @default plain */
  look?: 'plain' | 'columns' | 'large'
  /** The text. */
  text: LocalisedMarkdown
}
