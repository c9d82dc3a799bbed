import { expect, test } from 'vitest'
import { areSwapped, strangeText } from '../../../generator/check/rules/texts/language-guess.ts'

function swapped(pt: string, second: string, language = 'de') {
  const [one, other] = [strangeText(pt, 'pt'), strangeText(second, language)]
  return one !== undefined && other !== undefined && areSwapped(one, other)
}

test('two titles in each other’s place are reported', () => {
  const [portuguese, german] = [
    'Voltar a mexer-se sem medo da dor',
    'Wieder beweglich sein, ohne Angst vor dem Schmerz',
  ]
  expect(swapped(german, portuguese)).toBe(true)
  expect(swapped(portuguese, german)).toBe(false)
})

test.each([
  [
    'a text that stays in the other language',
    'Wieder beweglich sein ohne Angst vor dem Schmerz',
    'Fit in den Alltag mit Plan',
  ],
  ['texts of three words', 'Wohl von hier', 'Dor das costas'],
  ['names and figures', 'Physio Ribeira Porto 2025', 'Physio Ribeira Porto, 2025'],
])('nothing is said of %s', (_, pt, de) => {
  expect(swapped(pt, de)).toBe(false)
})

test('two locales of one language are not told apart', () => {
  expect(swapped('Wieder beweglich sein ohne Angst vor dem Schmerz', 'Ein Plan der zu dir passt', 'pt')).toBe(false)
})
