import type { DocumentBase, LocalisedText, Text } from 'site-from-yaml/kinds'

/** A matrix of things in classes, each with a score and what comes next. */
export interface Matrix extends DocumentBase {
  /** The kind of document. */
  kind: 'matrix'
  /** The words for the columns. */
  columns: MatrixColumns
  /**
   * The classes, in their order.
   * @distinct sign
   * @minItems 1
   */
  classes: MatrixClass[]
}

/** The words for the columns of a matrix. */
export interface MatrixColumns {
  /** The class. */
  class: LocalisedText
  /** What is classed. */
  name: LocalisedText
  /** The score of the last assessment. */
  score: LocalisedText
  /** What comes next. */
  next: LocalisedText
}

/** A class of a matrix with what is in it. */
export interface MatrixClass {
  /** The sign of the class, a letter or digit such as "A". */
  sign: Text
  /** How good or bad it is to be in this class; it chooses the look of the sign. */
  tone: 'good' | 'fair' | 'bad'
  /** What the sign means. */
  label: LocalisedText
  /** What is in this class. */
  rows: MatrixRow[]
}

/** A row of a matrix. */
export interface MatrixRow {
  /** What is classed. */
  name: LocalisedText
  /** The score of the last assessment, in percent. @minimum 0 @maximum 100 */
  score: number
  /** What comes next: the action and when. */
  next: LocalisedText
}
