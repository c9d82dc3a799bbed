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
