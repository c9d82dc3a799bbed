import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** What is said of the tag of a language. */
const told = (tag: string, beside = '') =>
  checkText(changed([['    tag: de-DE\n', `    tag: ${tag}\n${beside}`]])).flatMap(({ code, path }) =>
    path.join('.') === 'locales.de.tag' ? [code] : [],
  )

test.each([
  'de',
  'de-AT',
  'de-CH-1996',
  'ca-valencia',
  'sl-rozaj',
  'zh-Hant-HK',
  'sr-Latn',
  'es-419',
  'sq-XK',
  'gsw',
  'tlh',
])('takes %s', (tag) => expect(told(tag)).toEqual([]))

test.each([
  'de-EU',
  'en-UN',
  'und',
  'mul',
  'zxx',
  'art',
  'qaa',
  'xyz',
  'deu',
  'en-UK',
  'iw',
  'de-DD',
  'de-abcdefg',
  'de-Xxxx',
  'de_DE',
  'de-1996-1996',
])('refuses %s, whose parts no registry has, or are no language', (tag) => expect(told(tag)).toEqual(['form-wrong']))

test('tells a country in which the language is hardly spoken, unless it is named beside the tag or the company is there', () => {
  expect(told('es-LA')).toEqual(['tag-region'])
  expect(told('pl-GB')).toEqual(['tag-region'])
  expect(told('pl-GB', '    country: Wielka Brytania\n')).toEqual([])
  expect(told('pl-GB', '    flag: gb\n')).toEqual([])
  expect(told('es-US')).toEqual([])
})
