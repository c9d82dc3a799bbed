import type { InLocales, Localised } from '../parameters.ts'

/** The addresses of pages: the codes, each with what its message needs to know. */
export interface AddressCodes {
  'slug-taken': InLocales & { readonly slug: string; readonly owner: string }
  'slug-empty': Localised
  'slug-of-home': Localised & { readonly slug: string }
  'slug-locale': Localised & { readonly slug: string; readonly prefix: string }
  'slug-reserved': Localised & { readonly slug: string; readonly reserved: string }
  'slug-unsafe': Localised & { readonly slug: string; readonly suggestion: string }
  'canonical-taken': InLocales & { readonly slug: string; readonly owner: string }
  /** The part of an article's address has no locale: it is the same in all. */
  'address-lost': Partial<Localised> & { readonly slug: string }
  'former-slug-present': Localised & { readonly slug: string }
  'former-slug-taken': Localised & {
    readonly slug: string
    readonly owner: string
    /** Whether it is the owner's address today, and not a former one as well. */
    readonly today: boolean
  }
}
