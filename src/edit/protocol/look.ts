// What the app and its server send each other about the look. Types only.

/** A family of typefaces that the site can use as it is installed. */
export interface EditedTypeface {
  readonly family: string
  readonly isSerif: boolean
  /** Whether it has a script of thousands of signs: it is for the languages of that script. */
  readonly isWhole: boolean
  /** Its file, below the editor's address. */
  readonly file: string
}

/** `GET /@edit/typefaces`: the families to choose from. */
export interface Typefaces {
  readonly families: readonly EditedTypeface[]
  /** Those that the pages are set in: the ones that the theme names, else those of its art direction. */
  readonly used: { readonly heading: string; readonly text: string; readonly display: string }
  /** The families that the site names and that are not installed: until they are, others stand in for them. */
  readonly missing: readonly string[]
  /** By the key of a language, the families that have its letters. */
  readonly byLocale: Readonly<Record<string, readonly string[]>>
}
