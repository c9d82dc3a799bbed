import { asciiDigits } from '../../../lib/languages/ascii-digits.ts'

/** A quick test for the next two patterns: both need a digit before a letter. */
const letterAfterDigit = /\d\s?[aph]/i

/** Half past noon is 12:30, 12.30, 12h30 or 12:30 pm; only the first two need no rewriting. */
const halfDayTime = /\b(1[0-2]|0?[1-9])(?:[:.](\d\d))?\s?([ap]m(?![\p{L}\p{N}])|[ap]\.m\.)/giu
const hourTime = /\b(\d{1,2})\s?h\s?(\d\d)\b/gi

/** A date such as 24.12.2025, whose dots would look like decimals. 24/12/2025 and 2025-12-24 are three numbers as they are. */
const dottedDate = /\b\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)\b/g

/** Most numbers are already in the standard form. */
const wholeNumber = /^[1-9]\d*$/

/** Numbers, with or without groups of three digits and a fraction. The separator before a fraction may be the colon of a time. */
const number = /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,:]\d+)?/g

/**
 * The numbers of two or more digits in a text, in a standard form: 1234.56, 12.30 (also for times, on the 24-hour clock).
 * Translations often write numbers of one digit as words. A date counts as three numbers, since its month may be a word too.
 */
export function findNumbers(text: string): string[] {
  return findAllNumbers(text).filter((standardised) => standardised.length > 1)
}

/** All numbers in a text, in the same form. */
export function findAllNumbers(text: string): string[] {
  const found = withoutDates(withoutClock(withoutAddresses(inOurDigits(text)))).match(number) ?? []
  return found.map(standard)
}

/** The digits 0 to 9 of Chinese and Japanese years, such as 二〇二六年. */
const ideographs = '〇一二三四五六七八九'

/** A text whose numbers are written in the digits 0 to 9. */
function inOurDigits(text: string): string {
  return /[\u0250-\uffff]/.test(text)
    ? asciiDigits(text)
        .replaceAll('\u066b', '.')
        .replaceAll('\u066c', ',')
        .replace(/(\d[\d,]*(?:\.\d+)?)\s?([万萬만億억])/g, (_, count: string, unit: string) =>
          String(Math.round(Number(count.replaceAll(',', '')) * (/[億억]/.test(unit) ? 1e8 : 1e4))),
        )
        .replace(/[〇一二三四五六七八九]{4}(?=年)/g, (year) =>
          Array.from(year, (sign) => ideographs.indexOf(sign)).join(''),
        )
    : text
}

/** A quick test: whether two texts have the same numbers in the same notation, and no times on a 12-hour clock. */
export function haveSameDigits(text: string, other: string): boolean {
  return readDigits(text) === readDigits(other) && !letterAfterDigit.test(text) && !letterAfterDigit.test(other)
}

function readDigits(text: string): string | undefined {
  return text.match(/\d(?:[\d.,:'’]|[ \u00a0\u202f](?=\d))*/g)?.join('|')
}

/** Whether a number is among others, in one piece or in parts: "24.12" may be a date that others write as "24/12". */
export function matchesNumber(found: string, others: readonly string[]): boolean {
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
  return text.includes('@') || text.includes('://')
    ? text.replace(/(?<![\w.+-])[\w.+-]+@[\w.-]+|https?:\/\/\S+/g, '')
    : text
}
