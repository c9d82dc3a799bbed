import { expect, test } from 'vitest'
import { found } from './found.ts'

/** What is said of the mission in both languages, beside a word of the glossary. */
const texts = (french: string, german: string, term: string) =>
  found(
    ['fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.', `fr: "${french}"`],
    ['de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.', `de: "${german}"`],
    ['messages:\n', `glossary:\n  word: { ${term} }\n\nmessages:\n`],
  )

const hammer = 'term: { fr: marteau de piano, de: Filzhammer }'

test.each([
  ['Le marteau de piano', 'Der Filzhammer', hammer],
  ['Des marteaux de piano', 'Die Filzhämmern', 'term: { fr: marteau de piano, de: Filzhämmer }'],
  ['Un marteau', 'Ein Hammer', hammer],
  ['Le MARTEAU de piano', 'FILZHAMMERS', hammer],
  ['La norme DIN', 'Die Norm DIN', 'same: DIN'],
  ['Un dinosaure', 'Ein Fossil', 'same: DIN'],
  ['Le contrat tout-en-un', 'Der Alles-in-einem-Vertrag', 'term: { fr: tout-en-un, de: Alles-in-einem-Vertrag }'],
  ['La norme C/C++ (2)', 'Die Norm C/C++ (2)', 'same: C/C++ (2)'],
])('takes "%s" and "%s" with %s', (french, german, term) => {
  expect(texts(french, german, term)).toEqual([])
})

test.each([
  ['Le marteau de piano', 'Der Hammer', hammer],
  ['La norme DIN', 'Die Norm Din', 'same: DIN'],
  ['La norme DIN-A', 'Die Norm DIN', 'same: DIN-A'],
])('warns of "%s" and "%s" with %s', (french, german, term) => {
  expect(texts(french, german, term)).toEqual(['term-differs pages.atelier.sections.purpose.items.0.text.de'])
})

test('a word of the glossary is said in all languages, or the same in all', () => {
  expect(texts('Un', 'Eins', 'term: { fr: marteau }').map((line) => line.split(' ')[0])).toEqual(['text-missing'])
  expect(texts('Un', 'Eins', 'same: DIN, term: { fr: marteau, de: Hammer }').map((line) => line.split(' ')[0])).toEqual(
    ['key-choice'],
  )
})
