import { getCountries, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { memoize } from '../../../src/memoize.ts'
import { asciiDigits } from '../languages/ascii-digits.ts'
import { memoizeByText } from '../memoize.ts'

/** A phone number as it is dialled from everywhere, and what is doubtful about how it is written. */
export interface JudgedPhone {
  /** `+` and digits only. */
  readonly dialled: string
  /**
   * What is doubtful: it begins with an international access code (`access`), it lacks a 0 that its country keeps (`zero`),
   * or it is in no numbering plan (`plan`).
   */
  readonly slip?: 'access' | 'zero' | 'plan'
  /** The number that was probably meant, which is valid in its country. */
  readonly suggestion?: string
}

/**
 * The number that a link calls (E.164): `+` and digits only, with the country prefix put before it unless the number has one.
 * The national trunk prefix, such as a 0, is removed where the numbering plan of the country says so.
 */
export function dialledNumber(phone: string, prefix: string): string {
  return judgePhone(phone, prefix).dialled
}

/** Reads a phone number as people write it, in the digits of any script, by the numbering plans. */
export function judgePhone(phone: string, prefix: string): JudgedPhone {
  const text = plainForm(phone)
  const digits = text.replace(/\D/g, '')
  const country = prefix.replace(/\D/g, '')
  if (isComplete(phone)) return judged(`+${digits}`)
  const abroad = withoutAccessCode(digits, country)
  if (abroad) return { dialled: abroad, slip: 'access', suggestion: abroad }
  if (country === '') return { dialled: `+${digits}`, slip: 'plan' }
  const { slip, ...found } = judged(`+${country}${digits}`)
  if (slip !== 'plan') return { ...found, ...(slip && { slip }) }
  const whole = validNumber(`+${digits}`)
  return { dialled: `+${country}${digits.replace(/^0/, '')}`, slip, ...(whole && { suggestion: whole }) }
}

/** Judges a number that begins with the code of a country: once, since each page has the same. */
const judged = memoizeByText((number): JudgedPhone => {
  const planned = plannedNumber(number)
  if (!planned) {
    const dialled = withoutFormerTrunk(number)
    return dialled ? { dialled } : { dialled: number, slip: 'plan' }
  }
  const { countryCallingCode = '', nationalNumber = '' } = parsePhoneNumberFromString(planned) ?? {}
  const withZero = `+${countryCallingCode}0${nationalNumber}`
  const lacksZero = !validNumber(planned) && validNumber(withZero) === withZero
  return lacksZero ? { dialled: planned, slip: 'zero', suggestion: withZero } : { dialled: planned }
})

/** Removes a former national prefix, such as "01", "044" or "8", which old letterheads still have. */
function withoutFormerTrunk(number: string): string | undefined {
  const { countryCallingCode: code = '' } = parsePhoneNumberFromString(number) ?? {}
  const national = number.slice(1 + code.length)
  const lengths = { 0: [1, 2, 3], 8: [1] }[national.charAt(0)] ?? []
  return lengths.map((length) => validNumber(`+${code}${national.slice(length)}`)).find((valid) => valid !== undefined)
}

/** Removes the international access code of a country, or the usual one; undefined if no number follows it. */
function withoutAccessCode(digits: string, country: string): string | undefined {
  const rests = [...accessCodes(country), /^00/].flatMap((code) => {
    const [begin] = code.exec(digits) ?? []
    return begin ? [digits.slice(begin.length)] : []
  })
  return rests.map((rest) => validNumber(`+${rest}`)).find((valid) => valid !== undefined)
}

const accessCodes = memoize((country: string): RegExp[] => {
  const code = getCountries().find((name) => getCountryCallingCode(name) === country)
  if (!code) return []
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  const access = metadata.numberingPlan?.IDDPrefix()
  return access ? [new RegExp(`^(?:${access})`)] : []
})

function validNumber(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number)
  return parsed?.isValid() ? parsed.number : undefined
}

/** A number as it is dialled from abroad; undefined if it is not valid in its country. Numbers that are reserved for examples may be valid. */
export function plannedNumber(number: string): string | undefined {
  const planned = parsePhoneNumberFromString(number)
  // Of a number that only has as many digits as others, the library may have left a 0 that is not dialled.
  const suits = planned && (planned.isValid() || (planned.isPossible() && !planned.nationalNumber.startsWith('0')))
  return suits ? planned.number : undefined
}

/** Whether a phone number begins with the prefix of its country. */
export function isComplete(phone: string): boolean {
  return plainForm(phone).startsWith('+')
}

/** A number in ASCII: with full-width characters and other digits converted, and without direction marks. */
function plainForm(phone: string): string {
  return asciiDigits(phone.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/**
 * Whether a text is a phone number and nothing else.
 *
 * @param dialled the number that links call for it, which has 8 to 15 digits if it can be called, or suits a plan that has shorter ones
 */
export function isPhoneNumber(text: string, dialled: string): boolean {
  const hasForm = !/[^\d\s()+./\p{Pd}]/u.test(plainForm(text)) && /^\+[1-9]\d{1,14}$/.test(dialled)
  if (!hasForm) return false
  // Of a prefix that no country has, the library makes nothing.
  return dialled.length > 8 ? parsePhoneNumberFromString(dialled) !== undefined : validNumber(dialled) !== undefined
}
