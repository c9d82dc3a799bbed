import type { OtherDetail } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'

/** The other phone numbers and e-mail addresses of the company, in their order, in the locale of the projection; nothing where it has none. */
export function otherDetails(projection: LocaleProjection): { readonly others?: readonly OtherDetail[] } {
  const written = projection.config.contactDetails.others
  const { others } = projection.plain('ContactDetails', { ...(written && { others: written }) })
  if (!written || !others) return {}
  return {
    others: others.map(({ label: name, phone, email }, index) => ({
      name,
      detail: phone === undefined ? 'email' : 'phone',
      label: written[index]?.phone ?? written[index]?.email ?? '',
      href: phone ?? email ?? '',
    })),
  }
}
