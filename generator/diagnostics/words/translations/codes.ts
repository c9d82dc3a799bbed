import type { Localised } from '../parameters.ts'

/** Texts that do not say the same as their translations: the codes, each with what its message needs to know. */
export interface TranslationCodes {
  'text-identical': Localised & { readonly source: string }
  'text-language': Localised & { readonly found: string }
  'placeholder-differs': Difference & {
    /** Whether all translations lack what the source has: then it is told of the source. */
    readonly isAlone?: boolean
  }
  'number-differs': Difference
  'email-differs': Difference
  'url-differs': Difference
  'picture-differs': Difference
  'markup-differs': Difference
  'translation-stale': Localised & { readonly source: string; readonly changed: string; readonly translated: string }
}

/** A difference between a text and its source. */
export interface Difference extends Localised {
  /** The locale that is compared with. */
  readonly source: string
  /** What only the source has. */
  readonly missing: readonly string[]
  /** What only this locale has. */
  readonly extra: readonly string[]
}
