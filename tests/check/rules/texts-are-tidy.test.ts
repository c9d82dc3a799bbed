import { expect, test } from 'vitest'
import { found } from './found.ts'

test.each([['" Notre métier"'], ['"Notre métier "'], ['Notre  métier']])('tells %s', (text) => {
  expect(found(['fr: Notre métier', `fr: ${text}`])).toEqual([
    'text-spaces pages.atelier.sections.purpose.items.0.title.fr',
  ])
})

test('leaves the spaces within longer texts alone', () => {
  expect(
    found([
      'Depuis, plus de 400 instruments sont passés par l’établi. Nous tenons un carnet pour chacun d’eux.',
      'Depuis, plus de 400 instruments.  \n            Un carnet pour chacun.',
    ]),
  ).toEqual([])
})
