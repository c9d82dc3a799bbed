import type { LocalisedMarkdown, LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Questions with their answers. */
export interface QuestionsSection extends HeadedSection {
  /** The kind of section. */
  kind: 'questions'
  /** How they stand: folded, all answers open in columns, or each answer open beside its question. @default folded */
  look?: 'folded' | 'columns' | 'list'
  /**
   * The questions, in their order.
   * @minItems 1
   */
  items: Question[]
}

/** A question with its answer. */
export interface Question {
  /** The heading of the group that begins with this question; left out, it belongs to the group before. */
  group?: LocalisedText
  /** The question. */
  question: LocalisedText
  /** The answer. */
  answer: LocalisedMarkdown
}
