/** What a list of words offers where one of them is not known. */
export interface Unknown {
  /** What stands there. */
  readonly value: string
  /** The allowed word that is nearest, if one is near. */
  readonly suggestion?: string
  readonly allowed: readonly string[]
}

/** The key of the locale that a message is about. */
export interface Localised {
  readonly locale: string
}

/** The keys of the locales that a message is about, where there are several: the first of them is `locale`. */
export interface InLocales extends Localised {
  readonly locales?: readonly string[]
}

/** Of a message that needs to know nothing besides the place. */
export type Nothing = Record<never, never>
