import type { LocalisedText } from './texts.ts'

/** What every drawn document has. */
export interface ArtefactBase {
  /** The document's title. */
  title: LocalisedText
  /** The line below the title: the client, the place, the date. */
  subtitle: LocalisedText
  /** The line below the drawing that says that it is an example. */
  caption: LocalisedText
}

/** A document that the client will hold, drawn from data; `kind` chooses the drawing. The kinds are those of the site (`pages/kinds/`). */
export interface Artefact extends ArtefactBase {
  /** The kind of document. */
  kind: string
}

/** A value with its label. */
export interface LabelledValue {
  /** What it is. */
  label: LocalisedText
  /** The value. */
  value: LocalisedText
}
