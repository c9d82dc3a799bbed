/**
 * The number that links call for a phone number as it is shown: `+` and digits only, beginning with the country prefix unless the number
 * is complete. The 0 that many countries put before national numbers is not dialled behind a prefix.
 */
export function dialledNumber(phone: string, prefix: string): string {
  const digits = phone.replace(/\D/g, '')
  return isComplete(phone) ? `+${digits}` : `+${prefix.replace(/\D/g, '')}${digits.replace(/^0/, '')}`
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
  return !/[^\d\s()+./\-\u00a0\u202f\u2011\u2013]/.test(text) && /^\+[1-9]\d{7,14}$/.test(dialled)
}
