import { expect, test } from 'vitest'
import { found } from './found.ts'

test('gives one address to one page of a locale', () => {
  expect(found(['de: leistungen/stimmung', 'de: leistungen/restaurierung'])).toEqual([
    'slug-taken services.restauration.slug.de',
  ])
})

test('lets two locales have the same address', () => {
  expect(found(['      de: kontakt', '      de: contact'])).toEqual([])
})

test('keeps shorter addresses apart from those of other pages', () => {
  expect(found(['fr: prestations/entretien', 'fr: prestations/accord'])).toEqual([
    'canonical-taken services.entretien.canonical.fr',
  ])
})

test('lets a shorter address be the address itself', () => {
  expect(found(['fr: prestations/entretien', 'fr: prestations/contrat-entretien'])).toEqual([])
})

test('counts pages that are switched off: they may be switched on', () => {
  const off: [string, string] = ['  restauration:\n', '  restauration:\n    enabled: false\n']
  expect(found(off, ['de: leistungen/stimmung', 'de: leistungen/restaurierung'])).toEqual([
    'slug-taken services.restauration.slug.de',
  ])
})
