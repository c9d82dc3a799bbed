import type { Unknown } from '../parameters.ts'

/** Links within texts: the codes, each with what its message needs to know. */
export interface LinkCodes {
  'link-unknown': Unknown
  'link-anchor': {
    readonly target: string
    /** What stands after the #. */
    readonly anchor: string
  }
  'place-repeated': {
    /** What two parts of a page are called. */
    readonly name: string
  }
  'link-insecure': { readonly url: string }
  'url-host': { readonly value: string; readonly host: string; readonly suggestion?: string }
  'link-refused': { readonly url: string }
}
