import type { DocumentBase, LabelledValue, LocalisedText } from 'site-from-yaml/kinds'

/** A manual: its cover and its contents. */
export interface Manual extends DocumentBase {
  /** The kind of document. */
  kind: 'manual'
  /** The facts on the cover: code, revision, date, author. */
  facts: LabelledValue[]
  /** The heading of the contents. */
  contentsTitle: LocalisedText
  /**
   * The chapters.
   * @minItems 1
   */
  contents: ManualChapter[]
}

/** A chapter of a manual. */
export interface ManualChapter {
  /** The chapter's title. */
  title: LocalisedText
  /** The page on which it starts. @minimum 1 @form wholeNumber @multipleOf 1 */
  page: number
}
