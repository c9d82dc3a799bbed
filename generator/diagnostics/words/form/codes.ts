import type { Nothing, Unknown } from '../parameters.ts'

/** The contact form: the codes, each with what its message needs to know. */
export interface FormCodes {
  'webhook-test': {
    readonly value: string
    /** The address that is meant; undefined if the one that is there can only be reached nearby. */
    readonly suggestion?: string
  }
  'webhook-page': { readonly value: string }
  'validation-unknown': Unknown
  'validation-unused': { readonly key: string }
  'field-repeated': { readonly name: string }
  'field-reserved': { readonly name: string }
  'option-repeated': { readonly value: string }
  'pattern-invalid': {
    readonly pattern: string
    readonly reason: string
    /** The expression without the slashes that programs put around it. */
    readonly suggestion?: string
  }
  'pattern-slow': { readonly pattern: string; readonly part: string }
  'pattern-literal': {
    readonly pattern: string
    /** The expression that was probably meant. */
    readonly suggestion?: string
  }
  'invalid-unused': Nothing
}
