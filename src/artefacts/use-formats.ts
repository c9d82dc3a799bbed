import { useShell } from '../content/site-context.tsx'

/** How numbers are written in the current locale. */
export interface Formats {
  readonly tag: string
  number(value: number, fractionDigits?: number): string
  /** A share, given in percent. */
  percent(value: number): string
  grams(value: number): string
  money(value: number, currency: string): string
}

const formatters = new Map<string, Intl.NumberFormat>()

/** A formatter costs far more to make than to use. */
function formatter(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${Object.values(options).join(' ')}`
  const known = formatters.get(key) ?? new Intl.NumberFormat(tag, options)
  formatters.set(key, known)
  return known
}

/** The formats of the current locale. */
export function useFormats(): Formats {
  const { tag } = useShell()
  const format = (value: number, options: Intl.NumberFormatOptions) => formatter(tag, options).format(value)
  return {
    tag,
    number: (value, digits) => format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 2 }),
    percent: (value) => format(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    grams: (value) => format(value, { style: 'unit', unit: 'gram' }),
    money: (value, currency) => format(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  }
}
