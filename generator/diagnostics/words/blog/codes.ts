import type { Unknown } from '../parameters.ts'

/** The blog: the codes, each with what its message needs to know. */
export interface BlogCodes {
  'category-unknown': Unknown
  'category-unused': { readonly key: string }
  'article-repeated': { readonly id: number }
  'date-future': { readonly date: string; readonly today: string }
}
