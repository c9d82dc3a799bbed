import type { Language } from '../diagnostics/languages.ts'
import type { Coverage } from './coverage.ts'

const headings = {
  en: {
    section: 'section',
    total: 'texts',
    complete: 'complete',
    missing: 'missing',
    identical: 'identical',
    stale: 'stale',
    all: 'all',
  },
  pt: {
    section: 'seção',
    total: 'textos',
    complete: 'prontos',
    missing: 'faltam',
    identical: 'iguais',
    stale: 'desatualizados',
    all: 'tudo',
  },
} as const

const counts = ['total', 'complete', 'missing', 'identical', 'stale'] as const

/** The table of translations for people: for each locale the sections with their counts, and the sums. */
export function formatCoverage(coverage: readonly Coverage[], language: Language): string {
  const words = headings[language]
  const locales = [...new Set(coverage.map(({ locale }) => locale))]
  const width = Math.max(words.all.length, ...coverage.map(({ section }) => section.length))
  return locales
    .map((locale) => {
      const rows = coverage.filter((row) => row.locale === locale)
      const sum = {
        section: words.all,
        ...Object.fromEntries(counts.map((key) => [key, rows.reduce((total, row) => total + row[key], 0)])),
      } as Coverage
      const head = [locale.padEnd(width), ...counts.map((key) => words[key].padStart(9))].join(' ')
      const lines = [...rows, sum].map((row) =>
        [row.section.padEnd(width), ...counts.map((key) => number(row[key], key).padStart(9))].join(' ').trimEnd(),
      )
      return [head, ...lines].join('\n')
    })
    .join('\n\n')
}

/** A count; a dot for 0, so that the work to do stands out. */
function number(value: number, key: (typeof counts)[number]): string {
  return value === 0 && key !== 'total' && key !== 'complete' ? '·' : String(value)
}
