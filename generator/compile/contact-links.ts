import { dialledNumber } from '../lib/phone-numbers.ts'

/** The mailto: link of an address: nothing in it can add a header to the message, such as another recipient. */
export function emailHref(email: string): string {
  return `mailto:${email.trim().split('@').map(encodeURIComponent).join('@')}`
}

/** The tel: link of a number as it is shown. */
export function phoneHref(phone: string, phonePrefix: string): string {
  return `tel:${dialledNumber(phone, phonePrefix)}`
}
