import { memoize } from '../memoize.ts'

/** Formats numbers and dates as a language does. */
export interface Formats {
  number(value: number, fractionDigits?: number): string
  /** Formats a share, given in percent. */
  percent(value: number): string
  grams(value: number): string
  /** Formats an amount in a currency, given by its ISO 4217 code. */
  money(value: number, currency: string): string
  /** Formats a price: like an amount, but a round one without fraction digits. */
  price(value: number, currency: string): string
  /** Formats a day, given as YYYY-MM-DD. */
  date(day: string): string
}

/** Returns the formats of a language, given by its BCP 47 tag. They are cached, with what they return: a formatter is slow to create, and to use. */
export const createFormats = memoize((tag: string): Formats => {
  const formatters = new Map<string, (value: number) => string>()
  const format = (value: number, kind: string, options: Intl.NumberFormatOptions) => {
    const formatted = formatters.get(kind) ?? memoize(new Intl.NumberFormat(tag, options).format)
    formatters.set(kind, formatted)
    return formatted(value)
  }
  const moneyFormat = (currency: string) => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const
  let longDate: Intl.DateTimeFormat | undefined
  return {
    number: (value, digits) =>
      format(value, `${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 2 }),
    percent: (value) => format(value / 100, '%', { style: 'percent', maximumFractionDigits: 1 }),
    grams: (value) => format(value, 'g', { style: 'unit', unit: 'gram' }),
    money: (value, currency) => format(value, currency, moneyFormat(currency)),
    price: (value, currency) =>
      Number.isInteger(value)
        ? format(value, `round ${currency}`, {
            ...moneyFormat(currency),
            minimumFractionDigits: 0,
            maximumFractionDigits: 0,
          })
        : format(value, currency, moneyFormat(currency)),
    date: (day) => {
      longDate ??= new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
      return longDate.format(new Date(day))
    },
  }
})
