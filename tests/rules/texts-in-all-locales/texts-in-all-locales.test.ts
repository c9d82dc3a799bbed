import { expect, it } from 'vitest'
import { found } from '../found.ts'

it('wants every text in every locale', () => {
  expect(found(['        de: Unser Handwerk\n', ''])).toEqual(['text-missing pages.atelier.mission.title'])
})

it('takes a text that may be left out', () => {
  expect(
    found([
      '    footerText:\n      de: Fahrten',
      '    footerText:\n      fr: Sans supplément jusqu’à Offenbourg.\n      de: Fahrten',
    ]),
  ).toEqual([])
})

it('tells a locale that the site does not have, also in a text that may be left out', () => {
  expect(found(['    footerText:\n      de: ', '    footerText:\n      at: '])).toEqual([
    'locale-unknown services.accord.footerText.at',
  ])
})

it('takes a misspelt locale for the one that is missing, and says so once', () => {
  expect(found(['        de: Unser Handwerk', '        dee: Unser Handwerk'])).toEqual([
    'locale-unknown pages.atelier.mission.title.dee',
  ])
})

it('lists every text that a new locale lacks', () => {
  const italian = '  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n'
  const codes = found(['\nlocaleDetection:', `${italian}\nlocaleDetection:`])
  expect(codes.length).toBeGreaterThan(300)
  expect(new Set(codes.map((line) => line.split(' ')[0]))).toEqual(new Set(['text-missing']))
})
