import { expect, test } from 'vitest'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import type { Language } from '../../generator/diagnostics/languages.ts'
import { formatDiagnostics, formatNames } from '../../generator/diagnostics/reporters/format-diagnostics.ts'
import { changed, checkExample, checkText, printed } from './check-example.ts'
import { examples } from './examples.ts'

/** The second site with a language that has no texts, and with another mistake after most of those that are missing. */
const many = checkText(
  changed([
    [
      '\nlocaleDetection:',
      '  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n\nlocaleDetection:',
    ],
    ['section: contact.form', 'section: contact.formulaire'],
  ]),
)
const missing = many.filter(({ code }) => code === 'text-missing').length

function pretty(diagnostics: readonly Diagnostic[], language: Language): string[] {
  const options = { format: 'pretty', colour: false, language, file: 'site.config.yaml' } as const
  return formatDiagnostics(diagnostics, options).split('\n')
}

test('of many problems alike, the first twenty are shown and the rest counted; others are shown among them', () => {
  const lines = pretty(many, 'en')
  expect(lines.filter((line) => line.includes('error text-missing'))).toHaveLength(20)
  expect(lines.filter((line) => line.includes('error section-unknown'))).toHaveLength(1)
  expect(lines.slice(-4)).toEqual([
    `text-missing: ${missing - 20} more of these. All of them: npm run check -- --format json`,
    'If a language is still being written, add "draft: true" to it, below "locales:": the rest of the site can then be built in the meantime.',
    '',
    `site.config.yaml: ${missing + 1} errors.`,
  ])
})

test('the same in Portuguese', () => {
  expect(pretty(many, 'pt').slice(-4)).toEqual([
    `text-missing: mais ${missing - 20} como esses. Todos: npm run check -- --format json`,
    'Se um idioma ainda está sendo escrito, acrescente "draft: true" a ele, abaixo de "locales:": assim o resto do site pode ser gerado enquanto isso.',
    '',
    `site.config.yaml: ${missing + 1} erros.`,
  ])
})

test('twenty are all shown; drafts are spoken of only where texts are missing', () => {
  const [one] = checkExample(examples['title-long']) as [Diagnostic]
  expect(printed(Array(20).fill(one))).not.toContain('title-long:')
  expect(pretty(Array(21).fill(one), 'en').slice(-3)).toEqual([
    'title-long: 1 more of these. All of them: npm run check -- --format json',
    '',
    'site.config.yaml: 21 warnings. If a warning is right as it is, copy its code and its path to "ignore:", with the reason.',
  ])
})

test.each(formatNames.filter((format) => format !== 'pretty'))('%s lists all', (format) => {
  const text = formatDiagnostics(many, { format, colour: false, language: 'en', file: 'site.config.yaml' })
  expect(text.match(/The text in Italian is missing/g)?.length).toBeGreaterThanOrEqual(missing)
})
