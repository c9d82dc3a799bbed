/** The contact details: the codes, each with what its message needs to know. */
export interface ContactCodes {
  'phone-form': { readonly value: string }
  'phone-prefix': {
    readonly value: string
    readonly prefix: string
    readonly dialled: string
    readonly slip: 'twice' | 'long' | 'zero'
  }
  'phone-differs': { readonly value: string; readonly other: string }
  'email-form': { readonly value: string; readonly suggestion?: string }
  'chat-phone': { readonly value: string }
  'hours-order': { readonly opens: string; readonly closes: string }
  'hours-differ': { readonly time: string }
}
