import { expect, test } from 'vitest'
import { areSwapped } from '../../../generator/rules/swapped-texts.ts'

const swapped = (pt: string, de: string) => areSwapped({ text: pt, language: 'pt' }, { text: de, language: 'de' })

test('two titles in each other’s place are told', () => {
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
  const text = { text: 'Wieder beweglich sein ohne Angst vor dem Schmerz', language: 'pt' }
  expect(areSwapped(text, { text: 'Voltar a mexer-se sem medo da dor', language: 'pt' })).toBe(false)
})
