import type { Unknown } from '../parameters.ts'

/** Links within texts: the codes, each with what its message needs to know. */
export interface LinkCodes {
  'link-unknown': Unknown
  'link-insecure': { readonly url: string }
  'url-host': { readonly value: string; readonly host: string; readonly suggestion?: string }
  'link-refused': { readonly url: string }
}
