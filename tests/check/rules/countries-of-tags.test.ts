import { expect, test } from 'vitest'
import { tagOfCountry } from '../../../generator/check/rules/texts/countries-of-tags.ts'

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
