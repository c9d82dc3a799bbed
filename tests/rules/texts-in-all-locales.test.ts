import { expect, test } from 'vitest'
import { found } from './found.ts'

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
  const italian = '  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n'
  const codes = found(['\nlocaleDetection:', `${italian}\nlocaleDetection:`])
  expect(codes.length).toBeGreaterThan(300)
  expect(new Set(codes.map((line) => line.split(' ')[0]))).toEqual(new Set(['text-missing']))
})

test('asks for no texts in what is no language, as where "draft" stands too far out', () => {
  expect(found(['    flag: de\n', '    flag: de\n  draft: true\n'])).toEqual(['type-wrong locales.draft'])
})
