import { expect, test } from 'vitest'
import { found } from './found.ts'

test('keeps the languages and the webhook free', () => {
  expect(found(['fr: demande-de-devis', 'fr: de/devis'])).toEqual(['slug-locale pages.devis.slug.fr'])
  expect(found(['address: /crochet/atelier', 'address: /de/kontakt'])).toEqual(['slug-reserved pages.contact.slug.de'])
})

test('leaves to hosts the names by which they mean other pages', () => {
  for (const name of ['404', 'index', 'prix/404', 'prix/index'])
    expect(found(['fr: demande-de-devis', `fr: ${name.includes('/') ? name : `"${name}"`}`])).toEqual([
      'slug-reserved pages.devis.slug.fr',
    ])
  expect(found(['fr: prestations/entretien', 'fr: prestations/404'])).toEqual([
    'slug-reserved services.entretien.canonical.fr',
  ])
  expect(found(['fr: demande-de-devis', 'fr: devis-404'])).toEqual([])
})
