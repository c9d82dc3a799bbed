import type { Localised, Unknown } from '../parameters.ts'

/** The languages of the site: the codes, each with what its message needs to know. */
export interface LanguageCodes {
  'locale-form': { readonly key: string; readonly suggestion?: string }
  'text-missing': Localised
  'draft-needed': Localised
  'language-draft': Localised & { readonly missing: number; readonly total: number }
  'locale-unknown': Unknown
  'locale-absent': Localised & { readonly places: number; readonly defined: readonly string[] }
  'locale-renamed': {
    readonly key: string
    readonly wanted: string
    readonly places: number
    /** How many texts already have the key of the list. */
    readonly written: number
  }
  'locale-not-listed': Unknown & {
    readonly places: number
    /** Whether it can be taken out: it is an entry of a list. */
    readonly isEntry: boolean
  }
  'language-repeated': { readonly key: 'name' | 'tag'; readonly value: string }
  'flag-language': Localised & {
    readonly flag: string
    readonly tag: string
    /** The flag that the tag makes likely. */
    readonly suggestion: string
  }
  'tag-country': { readonly tag: string; readonly suggestion: string }
}
