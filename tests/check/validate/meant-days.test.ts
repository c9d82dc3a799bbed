import { expect, test } from 'vitest'
import { meantDays } from '../../../generator/check/validate/meant-form.ts'
import { formatDiagnostics } from '../../../generator/diagnostics/reporters/format-diagnostics.ts'
import { blogPage } from '../../diagnostics/blog-page.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

test.each([
  ['05/08/2025', ['2025-08-05', '2025-05-08']],
  ['5.8.2025', ['2025-08-05', '2025-05-08']],
  ['5. 8. 2025', ['2025-08-05', '2025-05-08']],
  ['05-08-25', ['2025-08-05', '2025-05-08']],
  ['25/08/2025', ['2025-08-25']],
  ['08/25/2025', ['2025-08-25']],
  ['07/07/2025', ['2025-07-07']],
  ['2025/8/5', ['2025-08-05']],
  ['2025.08.05', ['2025-08-05']],
  ['2025-08-05T10:00:00', ['2025-08-05']],
  ['31/02/2025', []],
  ['31/31/2025', []],
  ['August 2025', []],
])('%s can mean %j', (written, days) => {
  expect(meantDays(written)).toEqual(days)
})

test('a date with one quotation mark is told with the day that it is', () => {
  const text = changed([blogPage({ date: '2025-05-05' })]).replace('date: "2025-05-05"', 'date: 2025-05-05"')
  expect(checkText(text).map(({ parameters }) => parameters)).toMatchObject([{ form: 'day', days: ['2025-05-05'] }])
})

test('a date in another form is reported with both of its readings', () => {
  const found = checkText(changed([blogPage({ date: '05/08/2025' })]))
  const [en, pt] = (['en', 'pt'] as const).map((language) =>
    formatDiagnostics(found, { format: 'pretty', colour: false, language, file: 'site.config.yaml' }),
  )
  expect(en).toContain('Write "2025-08-05" for 5 August 2025, or "2025-05-08" for 8 May 2025.')
  expect(pt).toContain('Escreva "2025-08-05" para 5 de agosto de 2025, ou "2025-05-08" para 8 de maio de 2025.')
})
