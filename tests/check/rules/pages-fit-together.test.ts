import { expect, test } from 'vitest'
import { found } from './found.ts'

test('leaves the empty address to the home page', () => {
  expect(found(['fr: demande-de-devis', 'fr: ""'])).toEqual(['slug-empty pages.devis.slug.fr'])
  expect(found(['slug:\n      fr: ""', 'slug:\n      fr: accueil'])).toEqual(['slug-of-home pages.accueil.slug.fr'])
})

test('wants one home page that is switched on', () => {
  expect(found(['    role: home', '    enabled: false\n    role: home'])).toEqual(['home-count pages'])
})

test('keeps the keys of pages and services apart', () => {
  expect(found(['  devis:\n    kind', '  accord:\n    kind'])).toContain('key-shared services.accord')
})
