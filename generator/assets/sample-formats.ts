import { createFormats } from '../../src/locale/formats.ts'

/**
 * What the app formats itself, as a language writes it: the content of pages has plain values in its place. Numbers with all digits, shares,
 * amounts, and days of all months and of the week.
 *
 * @param tag the BCP 47 tag of the language
 * @param texts JSON, whose currencies are those of the amounts
 */
export function sampleFormats(tag: string, texts: readonly string[]): string[] {
  const formats = createFormats(tag)
  const named = texts.flatMap((text) =>
    [...text.matchAll(/"currency":"([A-Z]{3})"/g)].map(([, currency = '']) => currency),
  )
  const days = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15 + month).toLocaleDateString(tag, { dateStyle: 'full' }),
  )
  return [
    formats.number(-9_876_543_210.5),
    formats.percent(12.5),
    ...[...new Set(named)].map((currency) => formats.money(1234.5, currency)),
    ...days,
  ]
}
