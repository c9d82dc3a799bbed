import { expect, test } from 'vitest'
import { hasSmallWord, seemsToBe } from '../../../generator/check/rules/language-guess.ts'

const english =
  'We help you to get on with it, so you can do as you like and be well at home all day with your own people.'

test('a text of short words is not taken for another language that has some of them', () => {
  expect(seemsToBe(english, 'en')).toBe(true)
  expect(seemsToBe(english, 'pt')).toBe(false)
})

test('a small word counts between spaces only', () => {
  expect(hasSmallWord('Ficha técnica da receita', 'pt')).toBe(true)
  expect(hasSmallWord('Agenda', 'pt')).toBe(false)
})

test('nothing is known of other languages, whatever they are called', () => {
  expect(seemsToBe(english, 'constructor')).toBe(true)
  expect(hasSmallWord(english, 'constructor')).toBe(false)
})
