import { expect, test } from 'vitest'
import { smallPage } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const page = (before: string): [string, string] => [
  '  devis:\n',
  `${smallPage('avis').replace('    kind', `    ${before}kind`)}  devis:\n`,
]

test('wants something that leads to each page', () => {
  expect(found(page(''))).toEqual(['page-unreachable pages.avis'])
})

test('leaves pages alone that are switched off', () => {
  expect(found(page('enabled: false\n    '))).toEqual([])
})

test('leaves pages alone that search engines are not to list, such as that of a letter', () => {
  expect(found(page('robots: "noindex, follow"\n    '))).toEqual([])
  expect(found(page('robots: index, nofollow\n    '))).toEqual(['page-unreachable pages.avis'])
})

test('follows links in texts', () => {
  expect(
    found(
      page(''),
      ['Nous tenons un carnet pour chacun', 'Nous tenons [un carnet](page:avis) pour chacun'],
      ['Für jedes führen wir ein Heft', 'Für jedes führen wir [ein Heft](page:avis)'],
    ),
  ).toEqual([])
})

test('does not count the link of a page to itself', () => {
  const consent: [string, string] = ['page: confidentialite\n', 'page: tarifs\n']
  const unreachable = (...changes: [string, string][]) =>
    found(['    - confidentialite\n', ''], consent, consent, ...changes)
  const alone = 'page-unreachable pages.confidentialite'
  expect(unreachable()).toEqual([alone])
  const link = (heading: string): [string, string] => [heading, `${heading}\n\n            [1](page:confidentialite)`]
  expect(unreachable(link('## Éditeur'), link('## Anbieter'))).toEqual([alone])
})
