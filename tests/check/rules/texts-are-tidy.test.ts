import { expect, test } from 'vitest'
import { found } from './found.ts'

test.each([['" Notre métier"'], ['"Notre métier "'], ['Notre  métier']])('tells %s', (text) => {
  expect(found(['fr: Notre métier', `fr: ${text}`])).toEqual([
    'text-spaces pages.atelier.sections.purpose.items.0.title.fr',
  ])
})

test.each([
  ['Notre\\0 métier'],
  ['Notre \\ud83d métier'],
  ['Notre \\x01 métier'],
  ['Notre \\ue000 métier'],
  ['Notre \\uffff métier'],
])('tells the character in "%s", which no page can show', (text) => {
  expect(found(['fr: Notre métier', `fr: "${text}"`])).toEqual([
    'character-unshowable pages.atelier.sections.purpose.items.0.title.fr',
  ])
})

test.each([['Notre \\U0001f3b9 métier'], ['Notre \\xe9tier'], ['Notre \\u200bmétier'], ['Notre\\u00a0métier']])(
  'takes "%s"',
  (text) => {
    expect(found(['fr: Notre métier', `fr: "${text}"`])).toEqual([])
  },
)

test('leaves the spaces within longer texts alone', () => {
  expect(
    found([
      'Depuis, plus de 400 instruments sont passés par l’établi. Nous tenons un carnet pour chacun d’eux.',
      'Depuis, plus de 400 instruments.  \n            Un carnet pour chacun.',
    ]),
  ).toEqual([])
})
