import { type Language, languages } from '../diagnostics/languages.ts'
import { type Coverage, translationStates } from './coverage.ts'

const counts = ['total', ...translationStates] as const

type Count = (typeof counts)[number]

/** The table of translations for people: for each locale the sections with their counts, and the sums. */
export function formatCoverage(coverage: readonly Coverage[], language: Language): string {
  const words = languages[language].report.coverage
  const locales = [...new Set(coverage.map(({ locale }) => locale))]
  const width = Math.max(words.all.length, ...coverage.map(({ section }) => section.length))
  return locales
    .map((locale) => {
      const rows = coverage.filter((row) => row.locale === locale)
      const sum = { section: words.all, ...sumRows(rows) }
      const head = [locale.padEnd(width), ...counts.map((key) => words[key].padStart(9))].join(' ')
      const lines = [...rows, sum].map((row) =>
        [row.section.padEnd(width), ...counts.map((key) => number(row[key], key).padStart(9))].join(' ').trimEnd(),
      )
      return [head, ...lines].join('\n')
    })
    .join('\n\n')
}

function sumRows(rows: readonly Coverage[]): Pick<Coverage, Count> {
  const sums = counts.map((key) => [key, rows.reduce((total, row) => total + row[key], 0)])
  return Object.fromEntries(sums) as Pick<Coverage, Count>
}

/** A count; a dot where there is nothing left to do, so that the rest stands out. */
function number(value: number, key: Count): string {
  return value === 0 && key !== 'total' && key !== 'reviewed' ? '·' : String(value)
}
