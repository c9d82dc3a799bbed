import { expect, test } from 'vitest'
import { changed, checkText } from '../diagnostics/check-example.ts'
import { found } from './found.ts'

/** A language of which no text is there yet. */
const italian: [string, string] = [
  '\nlocaleDetection:',
  '  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n\nlocaleDetection:',
]

test('wants every text in every locale', () => {
  expect(found(['        de: Unser Handwerk\n', ''])).toEqual(['text-missing pages.atelier.mission.title'])
})

test('takes a text that may be left out', () => {
  expect(
    found([
      '    footerText:\n      de: Fahrten',
      '    footerText:\n      fr: Sans supplément jusqu’à Offenbourg.\n      de: Fahrten',
    ]),
  ).toEqual([])
})

test('tells a locale that the site does not have, also in a text that may be left out', () => {
  expect(found(['    footerText:\n      de: ', '    footerText:\n      at: '])).toEqual([
    'locale-unknown services.accord.footerText.at',
  ])
})

test('takes a misspelt locale for the one that is missing, and says so once', () => {
  expect(found(['        de: Unser Handwerk', '        dee: Unser Handwerk'])).toEqual([
    'locale-unknown pages.atelier.mission.title.dee',
  ])
})

test('lists every text that a new locale lacks', () => {
  const codes = found(italian)
  expect(codes.length).toBeGreaterThan(300)
  expect(new Set(codes.map((line) => line.split(' ')[0]))).toEqual(new Set(['text-missing']))
})

test('asks for no texts in what is no language, as where "draft" stands too far out', () => {
  expect(found(['    flag: de\n', '    flag: de\n  draft: true\n'])).toEqual(['type-wrong locales.draft'])
})

test('takes a misspelt locale for the nearest of those that are missing', () => {
  const misspelt = changed([italian, ['        de: Unser Handwerk', '        dee: Unser Handwerk']])
  const title = checkText(misspelt).filter(({ path }) => path.join('.').startsWith('pages.atelier.mission.title'))
  expect(title).toMatchObject([
    { code: 'text-missing', parameters: { locale: 'it' } },
    { code: 'locale-unknown', parameters: { value: 'dee', suggestion: 'de' } },
  ])
})

test('takes a second line for a locale as misspelt, though nothing is missing', () => {
  const twice = '        de: Unser Handwerk\n        dee: Unser Handwerk'
  expect(checkText(changed([['        de: Unser Handwerk', twice]]))).toMatchObject([
    { code: 'locale-unknown', parameters: { value: 'dee', suggestion: 'de' } },
  ])
})

test('tells at each text a locale that only some of them have', () => {
  const also = (line: string) => [line, `        it: Titolo\n${line}`] as const
  expect(
    found(also('        fr: Notre métier\n'), also('        fr: Notre cap\n'), also('        fr: Nos prestations\n')),
  ).toEqual([
    'locale-unknown pages.atelier.mission.title.it',
    'locale-unknown pages.atelier.vision.title.it',
    'locale-unknown pages.prestations.list.title.it',
  ])
})
