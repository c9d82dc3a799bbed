import type { ContactDetails } from '../../schema/site-config.ts'
import type { Content } from '../../src/content/page-content.ts'

/** The mailto: link of an address: nothing in it can add a header to the message, such as another recipient. */
export function emailHref(email: string): string {
  return `mailto:${email.trim().split('@').map(encodeURIComponent).join('@')}`
}

/**
 * The tel: link of a number as it is shown: digits only, with the country prefix unless the number has one. The 0 with which national numbers
 * begin in many countries is not dialled behind the prefix.
 */
export function phoneHref({ phone, phonePrefix }: Pick<Content<ContactDetails>, 'phone' | 'phonePrefix'>): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${phone.trim().startsWith('+') ? `+${digits}` : phonePrefix + digits.replace(/^0/, '')}`
}
