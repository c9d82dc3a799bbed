import { useShell } from '../content/site-context.tsx'
import { memoized } from '../memoized.ts'

/** Formats numbers in the current locale. */
interface Formats {
  readonly tag: string
  number(value: number, fractionDigits?: number): string
  /** Formats a share, given in percent. */
  percent(value: number): string
  grams(value: number): string
  money(value: number, currency: string): string
}

const known = new Map<string, Formats>()

/** Returns the formats of the current locale. They are cached, with what they return: a formatter is slow to create, and to use. */
export function useFormats(): Formats {
  const { tag } = useShell()
  const formats = known.get(tag) ?? createFormats(tag)
  known.set(tag, formats)
  return formats
}

function createFormats(tag: string): Formats {
  const formatters = new Map<string, (value: number) => string>()
  const format = (value: number, kind: string, options: Intl.NumberFormatOptions) => {
    const formatted = formatters.get(kind) ?? memoized(new Intl.NumberFormat(tag, options).format)
    formatters.set(kind, formatted)
    return formatted(value)
  }
  return {
    tag,
    number: (value, digits) =>
      format(value, `${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 2 }),
    percent: (value) => format(value / 100, '%', { style: 'percent', maximumFractionDigits: 1 }),
    grams: (value) => format(value, 'g', { style: 'unit', unit: 'gram' }),
    money: (value, currency) =>
      format(value, currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  }
}
