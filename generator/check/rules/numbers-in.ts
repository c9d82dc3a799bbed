/** A quick look: what the next two patterns find has a digit before its letter. */
const letterAfterDigit = /\d\s?[aph]/i

/** Half past noon is 12:30, 12.30, 12h30 or 12:30 pm; only the first two need no rewriting. */
const halfDayTime = /\b(1[0-2]|0?[1-9])(?:[:.](\d\d))?\s?([ap]m(?![\p{L}\p{N}])|[ap]\.m\.)/giu
const hourTime = /\b(\d{1,2})\s?h\s?(\d\d)\b/gi

/** A day as 24.12.2025. The dots would else make numbers of it; 24/12/2025 and 2025-12-24 are three numbers as they stand. */
const dottedDate = /\b\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)\b/g

/** Most numbers are already in the standard form. */
const wholeNumber = /^[1-9]\d*$/

/** Numbers: in groups of three digits, perhaps with a fraction, or any others. The sign before a fraction may be the colon of a time. */
const number = /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,:]\d+)?/g

/**
 * The numbers of two or more digits in a text, in a standard form: 1234.56, 12.30 (also for times, on the 24-hour clock).
 * Translations often write numbers of one digit as words. A date counts as three numbers, since its month may be a word too.
 */
export function numbersIn(text: string): string[] {
  return allNumbersIn(text).filter((standardised) => standardised.length > 1)
}

/** An amount of money with the sign of its currency, before it or behind it: `R$ 1.200`, `US$230`, `1 200 €`. */
const amount = /([A-Z]{0,3}\p{Sc})\s?\d[\d.,'’]*|\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3})*\s?(\p{Sc})/gu

/** A quick look: few texts have the sign of a currency. */
const currencySign = /\p{Sc}/u

/** The numbers in a text that another language has as well: amounts of money only where both are in one currency. */
export function numbersToCompare(text: string, other: string): string[] {
  return numbersIn(currenciesIn(text) === currenciesIn(other) ? text : text.replace(amount, ''))
}

function currenciesIn(text: string): string {
  if (!currencySign.test(text)) return ''
  const signs = Array.from(text.matchAll(amount), ([, before, behind]) => before ?? behind)
  return [...new Set(signs)].sort().join()
}

/** All numbers in a text, in the same form. */
export function allNumbersIn(text: string): string[] {
  const found = withoutDates(withoutClock(withoutAddresses(inOurDigits(text)))).match(number) ?? []
  return found.map(standard)
}

/** The zeros of other scripts: Arabic, Persian, Hindi, Bengali, Thai, and the wide ones of Chinese and Japanese. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const otherDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19\u066b\u066c]/g

/** A text whose numbers are written in the digits 0 to 9. */
function inOurDigits(text: string): string {
  return text.replace(otherDigit, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? (sign === '\u066b' ? '.' : ',') : String(code - zero)
  })
}

/** A quick look: whether two texts have the same numbers, written the same way, and no times on a 12-hour clock. */
export function haveSameDigits(text: string, other: string): boolean {
  return digitsOf(text) === digitsOf(other) && !letterAfterDigit.test(text) && !letterAfterDigit.test(other)
}

function digitsOf(text: string): string | undefined {
  return text.match(/\d(?:[\d.,:'’]|[ \u00a0\u202f](?=\d))*/g)?.join('|')
}

/** Whether a number is among others, in one piece or in parts: "24.12" may be a date that others write as "24/12". */
export function isSaidIn(found: string, others: readonly string[]): boolean {
  if (others.includes(found)) return true
  const parts = others.flatMap((other) => other.split('.'))
  return found.split('.').every((part) => others.includes(part)) || parts.includes(found)
}

/** Rewrites times to the 24-hour clock. */
function withoutClock(text: string): string {
  if (!letterAfterDigit.test(text)) return text
  return text
    .replace(halfDayTime, (_, hour, minutes, half) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
      return minutes ? `${hours}:${minutes}` : String(hours)
    })
    .replace(hourTime, '$1:$2')
}

/** Separates the numbers of each date. */
function withoutDates(text: string): string {
  return text.replace(dottedDate, (day) => day.replaceAll('.', ' | '))
}

/** The standard form of a number: no separators between thousands, no leading zeros, and a dot before a fraction that is not zero. */
function standard(written: string): string {
  if (wholeNumber.test(written)) return written
  const [, whole = written, fraction = ''] = /^(.*?)(?:[.,:](\d{1,2}|\d{4,}))?$/.exec(written) ?? []
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d{1,2}$)/, '')
  return /[1-9]/.test(fraction) ? `${digits}.${fraction}` : digits
}

function withoutAddresses(text: string): string {
  return text.includes('@') || text.includes('://') ? text.replace(/[\w.+-]+@[\w.-]+|https?:\/\/\S+/g, '') : text
}
