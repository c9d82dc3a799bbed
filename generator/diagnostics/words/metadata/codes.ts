import type { InLocales } from '../parameters.ts'

/** What search engines show of pages: the codes, each with what its message needs to know. */
export interface MetadataCodes {
  'title-long': { readonly length: number; readonly limit: number }
  'description-length': { readonly length: number; readonly minimum: number; readonly maximum: number }
  'title-repeated': InLocales
  'description-repeated': InLocales
}
