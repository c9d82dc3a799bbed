import type { DocumentBase, LabelledValue, LocalisedText } from 'site-from-yaml/kinds'

/** A certificate of a training. */
export interface Certificate extends DocumentBase {
  /** The kind of document. */
  kind: 'certificate'
  /** The line before the name, such as "We certify that". */
  lead: LocalisedText
  /** The name of the holder (an example). @minLength 1 */
  holder: string
  /** What the holder did: the course, the hours, the place. */
  text: LocalisedText
  /** The facts in small print: date, hours, validity. */
  facts: LabelledValue[]
  /** Who signs: name and function, one line each. */
  signatures: Signature[]
}

/** Who signs a document. */
export interface Signature {
  /** The name (an example). @minLength 1 */
  name: string
  /** The function and registration. */
  role: LocalisedText
}
