import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

test('tells a name that nothing has, at its place', () => {
  expect(found(['    page: devis\n\nfooter:', '    page: contacts\n\nfooter:'])).toEqual([
    'page-unknown header.action.page',
  ])
})

test('takes a page that is switched off for one that exists', () => {
  expect(found(['  atelier:\n    kind: page', '  atelier:\n    enabled: false\n    kind: page'])).toEqual([
    'buttons-gone pages.atelier.enabled',
  ])
})

test('tells a page that was taken away once, however many places name it', () => {
  expect(found(['  atelier:\n    kind: page', '  histoire:\n    kind: page'])).toEqual(['page-unknown header.links.3'])
})

test('points at the key when that was changed', () => {
  expect(found(['  atelier:\n    kind: page', '  ateliers:\n    kind: page'])).toEqual(['page-renamed pages.ateliers'])
})

test('knows locales, messages and categories as well', () => {
  expect(found(['    at: de', '    at: at'])).toEqual(['locale-not-listed localeDetection.countries.at'])
  expect(found(['invalid: anneeInvalide', 'invalid: anneeFausse'])).toEqual([
    'validation-unknown forms.contact.fields.4.invalid',
  ])
})

test.each([
  ['its label', 'Demander un devis'],
  ['its path', '/fr/demande-de-devis'],
  ['its whole address', 'https://www.marteau-feutre.example/fr/demande-de-devis/'],
])('suggests the key of a page that is called by %s', (_, name) => {
  const text = changed([['    page: devis\n\nfooter:', `    page: ${name}\n\nfooter:`]])
  expect(checkText(text).map(({ code, parameters }) => [code, parameters])).toEqual([
    ['page-unknown', expect.objectContaining({ suggestion: 'devis' })],
  ])
})
