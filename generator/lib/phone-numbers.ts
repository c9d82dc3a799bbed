import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The number that links call for a phone number as it is shown: `+` and digits only, beginning with the country prefix unless the number
 * is complete. What a country puts before its numbers only at home, such as a 0, is left out, as its numbering plan says.
 */
export function dialledNumber(phone: string, prefix: string): string {
  const digits = phone.replace(/\D/g, '')
  const country = isComplete(phone) ? '' : prefix.replace(/\D/g, '')
  const planned = plannedNumber(`+${country}${digits}`)
  const atHome = country ? digits.replace(/^0/, '') : digits
  return planned ?? (withoutFormerTrunk(country, digits) || `+${country}${atHome}`)
}

/** A number without what was dialled before it at home in former years, such as "01" or "044", which signs and letterheads still have. */
function withoutFormerTrunk(country: string, digits: string): string | undefined {
  if (country === '' || !digits.startsWith('0')) return undefined
  const shorter = [2, 3].map((length) => parsePhoneNumberFromString(`+${country}${digits.slice(length)}`))
  return shorter.find((number) => number?.isValid())?.number
}

/** A number as it is dialled from abroad; undefined if it does not suit the numbering plan of its country. Examples that nobody has may suit it. */
export function plannedNumber(number: string): string | undefined {
  const planned = parsePhoneNumberFromString(number)
  // Of a number that only has as many digits as others, the library may have left a 0 that is not dialled.
  const suits = planned && (planned.isValid() || (planned.isPossible() && !planned.nationalNumber.startsWith('0')))
  return suits ? planned.number : undefined
}

/** Whether a phone number begins with the prefix of its country. */
export function isComplete(phone: string): boolean {
  return phone.trim().startsWith('+')
}

/**
 * Whether a text is a phone number and nothing else.
 *
 * @param dialled the number that links call for it, which has 8 to 15 digits if it can be called
 */
export function isPhoneNumber(text: string, dialled: string): boolean {
  const hasForm = !/[^\d\s()+./\-\u00a0\u202f\u2011\u2013]/.test(text) && /^\+[1-9]\d{7,14}$/.test(dialled)
  // Of a prefix that no country has, the library makes nothing.
  return hasForm && parsePhoneNumberFromString(dialled) !== undefined
}
