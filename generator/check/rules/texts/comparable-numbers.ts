import { memoize } from '../../../../src/memoize.ts'
import { memoizeByText, once } from '../../../lib/memoize.ts'
import { findNumbers } from './find-numbers.ts'

/** Digits with separators. The length is bounded: in a text of digits only, each digit could start a match, which takes quadratic time. */
const digits = String.raw`\d[\d.,'’]{0,30}(?:[ \u00a0\u202f]\d{3}){0,6}`
/** What stands between the ends of a range. */
const between = '(?:\\s?[–-]\\s?|\\s(?:to|or|a|o|ou|à|bis|oder|tot|of|do|til|till|ile|до|или)\\s)'
/** A multiplier behind a number: `1.2k`, `5 million`, `3万`. */
const times =
  '(?:\\s?(?:k|K|M|mil(?:hão|hões)?|mille|millón|millones|millions?|Mio\\.?|Million(?:en)?|tys\\.?|тыс\\.?|млн|[千万億만억]))?'
/** One amount, or the two ends of a range. */
const amounts = `${digits}(?:${between}${digits})?${times}`

/** Currency symbols made of letters, with their dots. Three letters are a currency code. */
const letters = 'kr|zł|Kč|Ft|Fr|lei|лв|руб|р|din|RM|Rp|Rs|Lt|Kčs|Bs|Sh'

/** Currencies in words. Those with another meaning, such as "real", are left out. */
const words =
  '[Ee]uros?|[Dd]ollar[si]?|[Dd]ólar(?:es)?|Franken|francs?|francos?|franchi|reais|reales|pesos?|złot(?:ych|e)|zlotys?|kron(?:er|or)|korun|forint|yen|yuan|rupees|rupias|roupies|Rupien|евро|євро|ευρώ|лева|рубл(?:ей|я|ь)|грив(?:ен|ень|ни|ні|на)|тенге|динар(?:а|и)?|ريال|درهم|دينار|جنيه|يورو|دولار'

/** Currency characters that stand beside other letters without a space. */
const ideographs = '円元원엔'

const sign = once(() => {
  const codes = Intl.supportedValuesOf('currency').join('|')
  return String.raw`(?:[A-Z]{0,3}\p{Sc}|[${ideographs}]|(?<!\p{L})(?:${codes}|${letters}|${words})(?!\p{L})\.?)`
})

/** An amount of money with the sign or the code of its currency, before it or behind it: `R$ 1.200`, `US$230`, `1 200 €`, `CHF 80`, `80 kr`, `80 euros to 120`. */
const amount = once(
  () => new RegExp(`(${sign()})\\s?${amounts}|${amounts}\\s?(${sign()})(?:${between}${digits})?`, 'gu'),
)

/** A quick test: a currency has a symbol, or letters beside its number. */
const mayBeAmount = /\p{Sc}|\p{L}\.?\s?\d|\d\s?\p{L}/u

/**
 * The numbers of a text that its translation must have as well. Left out are amounts of money if the two use different currencies, and dates if
 * they use different calendars.
 */
export function numbersToCompare(text: string, other: string): string[] {
  const isPriced = findCurrencies(text) !== '' && findCurrencies(text) !== findCurrencies(other)
  const numbers = findNumbers(isPriced ? text.replace(amount(), ' ') : text)
  const years = otherYears(numbers, findNumbers(other))
  // In another calendar, the day of the month differs, too.
  return years.length === 0 ? numbers : numbers.filter((number) => !years.includes(number) && Number(number) > 31)
}

/** The currencies of the amounts in a text, joined; empty if there are none. Memoized: each text is compared with several. */
const findCurrencies = memoizeByText((text) => {
  if (!mayBeAmount.test(text)) return ''
  // "euros" and "Euro" are one.
  const signs = Array.from(text.matchAll(amount()), ([, before, behind]) =>
    (before ?? behind)?.replace(/^\p{L}.{3,}$/u, (word) => word.toLowerCase().replace(/(?:es|s|i)$/, '')),
  )
  return [...new Set(signs)].sort().join()
})

/** The offset of years in calendars that `Intl` does not know: that of Nepal (Bikram Sambat), and that of Bengal. */
const before = [56, 57, -593, -594]

/** The numbers that are years, written in another calendar in the other text. */
function otherYears(numbers: readonly string[], others: readonly string[]): string[] {
  const [own, theirs] = [new Set(numbers), new Set(others)]
  const foreign = [...theirs].filter((other) => !own.has(other))
  return [...own].filter(
    (one) => !theirs.has(one) && foreign.some((other) => isSameYear(one, other) || isSameYear(other, one)),
  )
}

/** Whether a Gregorian year overlaps with a year of another calendar. */
function isSameYear(year: string, other: string): boolean {
  if (!/^(?:1[5-9]|20|21)\d\d$/.test(year) || !/^\d{1,4}$/.test(other)) return false
  return yearsElsewhere(year).has(other) || before.includes(Number(other) - Number(year))
}

/** Calendars other than the Gregorian one. */
const calendars = [
  'buddhist',
  'coptic',
  'ethiopic',
  'hebrew',
  'indian',
  'islamic-umalqura',
  'islamic-civil',
  'japanese',
  'persian',
  'roc',
]

const yearsElsewhere = memoize((year: string): ReadonlySet<string> => {
  const days = [`${year}-01-01T12:00Z`, `${year}-06-30T12:00Z`, `${year}-12-31T12:00Z`].map((day) => new Date(day))
  const found = calendars.flatMap((calendar) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { year: 'numeric', timeZone: 'UTC' })
    return days.map((day) => format.formatToParts(day).find(({ type }) => type === 'year')?.value ?? '')
  })
  return new Set(found)
})
