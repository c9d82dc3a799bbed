import type { Action } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { SectionBase } from './base.ts'

/** The closing of a page: a question or promise, and what to do next. */
export interface ClosingSection extends SectionBase {
  /** The kind of section. */
  kind: 'closing'
  /** The heading. */
  title: LocalisedText
  /** One or two sentences. */
  text: LocalisedText
  /** The button that matters. */
  primary: Action
  /** The quieter link beside it. */
  secondary?: Action
  /** One more quiet link, such as to all services where the second leads to a sample. */
  third?: Action
}
