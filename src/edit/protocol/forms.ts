import type { SvgShape } from '../../content/page-content.ts'
import type { Path } from './protocol.ts'

// What the app and its server send each other about the forms of places. Types only.

/** `GET /@edit/form?path=`: what stands at a place, and what may be added to it. */
export interface EditedForm {
  readonly isList: boolean
  /** The keys of a mapping, in the order of the schema. */
  readonly order: readonly string[]
  readonly parts: readonly FormPart[]
  /** What a new entry of a list may be, by its kind. */
  readonly entries: readonly { readonly kind?: string | undefined; readonly value: unknown }[]
}

/** The groups in which the parts of a whole site are shown: a tag of the types in `schema/`. */
export type PartGroup = 'identity' | 'contact' | 'pages' | 'languages' | 'visits'

/** A value of a place, or one that may be added to it. */
export interface FormPart {
  readonly path: Path
  readonly as: 'text' | 'line' | 'number' | 'choice' | 'choices' | 'switch' | 'icon' | 'place'
  /** The kind of input of a line that is a day or a time. */
  readonly input?: 'date' | 'time' | undefined
  readonly isRequired: boolean
  /** Whether it is an entry, which its own texts name, and not the schema. */
  readonly isEntry: boolean
  /** Among which parts it is shown, where a form has groups of them. */
  readonly group?: PartGroup | undefined
  /** What is put there when it is added; undefined where it is there already. */
  readonly fresh: unknown
  /** What there is to choose from. */
  readonly options?: readonly string[]
  /** What the options are the keys of; left out for words of the schema. */
  readonly names?: string
  /** What the options say that name a text, in the main language. */
  readonly texts?: Readonly<Record<string, string>>
  /** What says in one line what stands there. */
  readonly tellings: readonly Telling[]
  readonly least?: number | undefined
  readonly most?: number | undefined
}

/** What says a value in one line, or a part of it. */
export interface Telling {
  /** Where it stands in the value: nothing for the value itself. */
  readonly at: Path
  /** What it names: a choice of the schema, or something of the site, such as a page; left out for a text. */
  readonly names?: string | undefined
}

/** `POST /@edit/test-message`: what became of a message to the receiver of a form. */
export interface TestAnswer {
  /** `later`: it can be sent only where the site is; `unfinished`: the file has mistakes. */
  readonly outcome: 'sent' | 'refused' | 'failed' | 'later' | 'unfinished'
}

/** `GET /@edit/icons`: the icons to choose from. */
export interface EditedIcon {
  readonly name: string
  readonly shapes: readonly SvgShape[]
  /** Words under which it is looked for, in English. */
  readonly tags: readonly string[]
}
