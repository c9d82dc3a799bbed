import tags from 'language-tags'
import { expect, test } from 'vitest'
import { isLanguageTag } from '../../generator/lib/languages/language-tags.ts'

test.each([
  ['pt', true],
  ['pt-BR', true],
  ['ca-valencia', true],
  ['zh-Hant-TW', true],
  ['bh', false],
  ['iw', false],
  ['de-EU', false],
  ['xx', false],
  ['und', false],
])('%s is the tag of a language: %s', (tag, isOne) => {
  expect(isLanguageTag(tag)).toBe(isOne)
})

test('the system knows no language of two letters that the registry of IANA does not have', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const known = codes.filter((code) => tags(code).valid() && tags(code).language()?.scope() !== 'collection')
  expect(codes.filter(isLanguageTag)).toEqual(known)
})
