import type { Image, Sample } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Work that was done: the client, the problem, what was done, and the result. */
export interface CasesSection extends HeadedSection {
  /** The kind of section. */
  kind: 'cases'
  /** The words above the three parts of each case. */
  labels: CaseLabels
  /**
   * The cases, in their order.
   * @minItems 1
   */
  items: Case[]
}

/** The words above the parts of a case. */
export interface CaseLabels {
  /** Above the problem. */
  problem: LocalisedText
  /** Above what was done. */
  solution: LocalisedText
  /** Above the result. */
  result: LocalisedText
}

/** Work that was done for a client. */
export interface Case extends Sample {
  /** The client, by name or by kind. */
  client: LocalisedText
  /** The title, a few words. */
  title: LocalisedText
  /** What was wrong. */
  problem: LocalisedText
  /** What was done. */
  solution: LocalisedText
  /** What came of it. */
  result: LocalisedText
  /** A photo of it. */
  image?: Image
}
