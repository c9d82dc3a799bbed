import type { Action, Image } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { SectionBase } from './base.ts'

/** The closing of a page: a question or promise, and what to do next. */
export interface ClosingSection extends SectionBase {
  /** The kind of section. */
  kind: 'closing'
  /** How it stands: on a card, as a band with large words in the middle, in two halves without a card, or beside a picture. @default card */
  look?: 'card' | 'band' | 'halves' | 'picture'
  /** The heading. */
  title: LocalisedText
  /** One or two sentences. */
  text: LocalisedText
  /** The picture of the look `picture`. */
  image?: Image
  /** The button that matters. */
  primary: Action
  /** The quieter link beside it. */
  secondary?: Action
  /** One more quiet link, such as to all services where the second leads to a sample. */
  third?: Action
}
