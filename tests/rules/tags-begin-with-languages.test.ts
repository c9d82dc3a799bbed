import { expect, test } from 'vitest'
import { tagOfCountry } from '../../generator/rules/tags-begin-with-languages.ts'
import { found } from './found.ts'

test.each([
  ['pt', 'br', 'pt-BR'],
  ['pt', 'BR', 'pt-BR'],
  ['en', 'us', 'en-US'],
  ['sv', 'se', 'sv-SE'],
  ['pt-br', 'br', 'pt-BR'],
])('below "%s", the tag "%s" is meant as %s', (locale, tag, meant) => {
  expect(tagOfCountry(tag, locale)).toBe(meant)
})

test.each([
  ['de', 'de'],
  ['pt', 'pt-BR'],
  ['br', 'pt'],
  ['uk', 'en'],
  ['cn', 'zh'],
  ['ch', 'de'],
  ['main', 'br'],
])('below "%s", the tag "%s" is none of a country', (locale, tag) => {
  expect(tagOfCountry(tag, locale)).toBeUndefined()
})

test('a tag that is a country is told at the tag, and the flag is right', () => {
  expect(
    found(['tag: de-DE\n    country: Deutschland\n    flag: de', 'tag: at\n    country: Österreich\n    flag: at']),
  ).toEqual(['tag-country locales.de.tag'])
})
