import { expect, test } from 'vitest'
import { hasSmallWord, likelyLanguage, seemsToBe } from '../../../generator/check/rules/texts/language-guess.ts'

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

test('a text of both languages is taken for the other one only if that has twice as many of its small words', () => {
  const languages = ['pt', 'es']
  const guess = (words: string) => likelyLanguage(words.split(' '), { own: 'pt', languages })
  const names = 'Ana Bia Caio Duda Eva Fabio Gil Hugo Ivo Joca Lia Mel'
  expect(guess(`não você com el la los las y ${names}`)).toBeUndefined()
  expect(guess(`não você Caio el la los las y ${names}`)).toBe('es')
})
