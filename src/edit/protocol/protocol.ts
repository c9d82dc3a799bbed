// What the editor's app and its server send each other, below `/@edit/`. Types only.

/** The path of a value in the configuration: keys of mappings, and indexes of lists. */
export type Path = readonly (string | number)[]

/** A language of the site. */
export interface EditedLocale {
  readonly key: string
  readonly name: string
  readonly tag: string
}

/** A page or service of the site. */
export interface EditedPage {
  readonly key: string
  /** Its name in each language. */
  readonly labels: Readonly<Record<string, string>>
  /** Where it stands in the file; left out for an article of the blog. */
  readonly place?: Path
  /** Its path in each language in which it exists; none while it is switched off. */
  readonly paths: Readonly<Record<string, string>>
}

/** A text that visitors read, somewhere on the site or in search results. */
export interface EditedText {
  /** That of the mapping of all languages, where it is translated. */
  readonly path: Path
  readonly isTranslated: boolean
  readonly isMarkdown: boolean
  /** The languages in which it is still to be written, where it is translated. */
  readonly missing: readonly string[]
  /** Those in which it only repeats its source. */
  readonly copied: readonly string[]
}

/** A picture of the site, or the place where one may be added. */
export interface EditedPicture {
  /** The section, entry or page that it belongs to. */
  readonly owner: Path
  /** Where the name of its file stands, or would stand. */
  readonly path: Path
  /** Where the text stands that says what it shows; left out where it has none. */
  readonly alt?: Path | undefined
  /** Where the point stands that is never cut off; left out where it has none. */
  readonly focus?: Path | undefined
  /** The name of its file; left out where there is no picture yet. */
  readonly file?: string | undefined
  /** Whether it is the logo or its symbol, which has to be a drawing (SVG) or a PNG. */
  readonly isLogo: boolean
  /** Where the editor shows it; left out while the pages do not show this version. */
  readonly src?: string | undefined
}

/** Something that the check says. */
export interface EditedProblem {
  readonly path: Path
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly line: number
  /** Whether a person may say that it is right as it is: a warning, unless it only says how far something is. */
  readonly isAcceptable: boolean
  /** What fixes it, where there is only one right answer. */
  readonly fix?: SentEdit | undefined
}

/** A kind of sections or documents of the site's own, with its words by languages. */
export interface OwnKind {
  readonly name: string
  readonly of: 'section' | 'document'
  /** Whether its code is not here: what is of the kind is kept as it is. */
  readonly isKept?: boolean
  readonly words: {
    readonly name: Readonly<Record<string, string>>
    readonly help: Readonly<Record<string, string>>
    readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly keyHelp: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

/** All that the app shows. */
export interface EditState {
  /** Tells this state of the file from any other. */
  readonly version: string
  /** The name of the file, for messages. */
  readonly file: string
  readonly defaultLocale: string
  readonly locales: readonly EditedLocale[]
  readonly pages: readonly EditedPage[]
  /** The kinds of the site's own. */
  readonly kinds: readonly OwnKind[]
  /** The value of the whole configuration. */
  readonly value: unknown
  /** All its texts, in the order of the file. */
  readonly texts: readonly EditedText[]
  /** Its pictures, and where there could be one. */
  readonly pictures: readonly EditedPicture[]
  /** Whether the pages show this version: not while an error keeps it from being built. */
  readonly isShown: boolean
  readonly problems: readonly EditedProblem[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether this is what the last visit has left: the file is still being read and checked. */
  readonly isChecking?: boolean
  /** How many changes are not published; undefined where nothing tells. */
  readonly unpublished?: number | undefined
}

/** A change of one place, with the value that was seen there; `null` for none. */
export type SentEdit =
  | {
      readonly do: 'set'
      readonly path: Path
      readonly was: unknown
      readonly value: unknown
      readonly order?: readonly string[]
    }
  | { readonly do: 'insert'; readonly path: Path; readonly value: unknown }
  | { readonly do: 'add'; readonly path: Path; readonly value: unknown; readonly before?: string }
  | { readonly do: 'remove'; readonly path: Path; readonly was: unknown }
  | { readonly do: 'move'; readonly path: Path; readonly was: unknown; readonly to: number }
  | { readonly do: 'rename'; readonly path: Path; readonly was: unknown; readonly key: string }

/** `POST /@edit/edits`: changes that are made together, or not at all. Steps of one group are undone together. */
export interface EditsRequest {
  readonly edits: readonly SentEdit[]
  readonly group?: string
}

/** `POST /@edit/parts`: adds a section (where wanted before another one), a page (or an entry of a collection, at its place, where wanted a copy of another) or a language, hidden and with its texts to be written; or accepts a warning. */
export type PartRequest =
  | { readonly what: 'section'; readonly kind: string; readonly page: string; readonly before?: string }
  | {
      readonly what: 'page'
      readonly name: string
      readonly place?: Path
      readonly like?: string
      readonly kind?: string
    }
  | { readonly what: 'language'; readonly tag: string }
  | { readonly what: 'field'; readonly form: string; readonly type: string }
  /** The acceptance of a warning: what it is about is right as it is. */
  | { readonly what: 'acceptance'; readonly code: string; readonly at: Path; readonly reason: string }

/** The answer to adding a part: where it is now, or why nothing was written. */
export type PartAnswer = EditsAnswer & { readonly path?: Path }

/** The answer to edits, undo and redo: the new version of the file, or why nothing was written. */
export type EditsAnswer =
  | { readonly version: string }
  | { readonly conflicts: readonly { readonly path: Path; readonly was: unknown; readonly now: unknown }[] }
  /** `place`: what prevents it, if that is elsewhere. */
  | { readonly refused: string; readonly place?: Path }

/** Why a request failed: the disk is full, the system does not allow writing there, or any other reason. */
export const failureReasons = ['disk-full', 'no-access', 'failed'] as const

/** The reason of a failed request. */
export type FailureReason = (typeof failureReasons)[number]

/** The root path of the editor and of all requests to its server. */
export const editRoot = '/@edit/'

/** The header that carries the token. */
export const tokenHeader = 'x-edit-token'

/** In the address of a page: the art direction to show it in, or nothing for none. */
export const directionParameter = 'direction'

/** In the address of a page: the `Path` of a hidden section that is shown all the same, as JSON. */
export const sectionParameter = 'section'

/** In the address of a page: a `SectionLook` as JSON, in which that section is shown, alone. */
export const lookParameter = 'look'

/** In the address of a page: a kind of section, of which an example is shown in the look and the language of the page, alone. */
export const kindParameter = 'kind'

/** A look that a section of a page might have. */
export interface SectionLook {
  /** The place of the section. */
  readonly section: Path
  /** The look; null for none of its own. */
  readonly look: string | null
  /** The id of the section in the page. */
  readonly id: string
}

/** The id of the element of a previewed page that holds its `Path`s, by the number of each text, as JSON. */
export const textsElement = 'edit-texts'
