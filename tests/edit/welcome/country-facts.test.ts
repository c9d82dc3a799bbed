import { describe, expect, test } from 'vitest'
import { isInventedNumber } from '../../../generator/check/launch/invented.ts'
import { countryFacts, languageTag } from '../../../generator/edit/welcome/country-facts.ts'
import { listLanguages } from '../../../generator/edit/welcome/language-list.ts'

test.each([
  ['PT', 'pt-PT', '+351', 'EUR'],
  ['BR', 'pt-BR', '+55', 'BRL'],
  ['GR', 'el-GR', '+30', 'EUR'],
  ['CH', 'de-CH', '+41', 'CHF'],
  ['UA', 'uk-UA', '+380', 'UAH'],
  ['IL', 'he-IL', '+972', 'ILS'],
  ['TW', 'zh-Hant-TW', '+886', 'TWD'],
])('%s has its language, the prefix of its numbers and its currency', (country, tag, prefix, currency) => {
  expect(countryFacts(country)).toMatchObject({ prefix, currency })
  expect(countryFacts(country).languages[0]).toBe(tag)
})

test('a sample of a phone number is one that nobody takes for his own', () => {
  for (const country of ['PT', 'GR', 'VN', 'IL', 'UA', 'IR'])
    expect([country, isInventedNumber(countryFacts(country).samplePhone ?? '')]).toEqual([country, true])
})

test('a language that is not the own of a country is written as it is in the countries around', () => {
  expect(['PT', 'DE'].map((country) => languageTag('en', country))).toEqual(['en-GB', 'en-GB'])
  expect(['ES', 'FR', 'AO'].map((country) => languageTag('pt', country))).toEqual(['pt', 'pt-PT', 'pt-AO'])
  expect(['BR', 'JP'].map((country) => languageTag('es', country))).toEqual(['es', 'es'])
})

describe('the languages to choose from', () => {
  const languages = listLanguages('PT', 'pt')
  const named = (name: string) => languages.filter((one) => one.name === name)

  test('are all that have a name of their own, each once', () => {
    for (const name of ['Ελληνικά', 'Українська', 'עברית', 'فارسی', 'Tiếng Việt', 'Cymraeg', 'English', 'Português'])
      expect([name, named(name).length]).toEqual([name, 1])
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length)
  })

  test('begin with those in which a site has its first words, the others by their names', () => {
    const called = languages.map((one) => one.called)
    expect(called.slice(0, 5)).toEqual(['alemão', 'árabe', 'chinês', 'espanhol', 'francês'])
    expect(called.slice(12, 15)).toEqual(['africâner', 'akan', 'albanês'])
  })

  test('have a flag where that stands for nothing else', () => {
    expect([named('Português'), named('English')]).toMatchObject([
      [{ tag: 'pt-PT', called: 'português', flag: 'pt' }],
      [{ tag: 'en-GB', called: 'inglês', flag: 'gb' }],
    ])
    for (const name of ['Cymraeg', 'Català', 'Euskara']) expect(named(name)[0]?.flag).toBeUndefined()
  })
})
