/** The drawn documents: the codes, each with what its message needs to know. */
export interface DocumentCodes {
  'day-absent': {
    readonly day: number
    /** The month, year-month, and its last day. */
    readonly month: string
    readonly last: number
  }
  'sign-repeated': { readonly sign: string }
  'document-missing': { readonly key: string }
}
