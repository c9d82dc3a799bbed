import type { DocumentBase, LocalisedText } from 'site-from-yaml/kinds'

/** An audit checklist with its findings. */
export interface Checklist extends DocumentBase {
  /** The kind of document. */
  kind: 'checklist'
  /** The words for the results. */
  results: ChecklistResults
  /** The words for the columns. */
  columns: ChecklistColumns
  /** What the score is called, such as "Conformity". */
  scoreLabel: LocalisedText
  /** The share of items that conform, in percent. @minimum 0 @maximum 100 */
  score: number
  /**
   * The items that were checked.
   * @minItems 1
   */
  items: ChecklistItem[]
}

/** The words for the results of a check. */
export interface ChecklistResults {
  /** Conforms. */
  pass: LocalisedText
  /** Conforms in part. */
  partial: LocalisedText
  /** Does not conform. */
  fail: LocalisedText
}

/** The words for the columns of a checklist. */
export interface ChecklistColumns {
  /** The number or the clause. */
  clause: LocalisedText
  /** What was checked and what was found. */
  text: LocalisedText
  /** The result. */
  result: LocalisedText
}

/** An item of a checklist. */
export interface ChecklistItem {
  /** The number or the clause, such as "4.1.3". @minLength 1 */
  clause: string
  /** What was checked. */
  text: LocalisedText
  /** The result. */
  result: 'pass' | 'partial' | 'fail'
  /** What was found or is to be done. */
  note?: LocalisedText
}
