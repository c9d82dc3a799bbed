import { expect, test } from 'vitest'
import { found } from './found.ts'

const accord = 'de: leistungen/stimmung'
const restauration = 'de: leistungen/restaurierung'

/** A service of the second site with addresses under which it stood before. */
function formerly(service: string, list: string): [string, string] {
  return [service, `${service}\n    formerPaths: ${list}`]
}

test('a page may have stood elsewhere, in each language at several addresses', () => {
  const lists = '{ fr: [reglage, prestations/reglage], de: [stimmung] }'
  expect(found(formerly(accord, lists), formerly(restauration, '{ de: [prestations/reglage] }'))).toEqual([])
})

test('a former address may be the present one of another language', () => {
  expect(found(formerly(accord, '{ fr: [leistungen/restaurierung] }'))).toEqual([])
})

test.each([
  ['the address', 'prestations/restauration'],
  ['the shorter address', 'prestations/entretien'],
  ['the home page', '/fr/'],
])('it is not %s of another page', (_name, slug) => {
  expect(found(formerly(accord, `{ fr: [reglage, ${slug}] }`))).toEqual([
    'former-path-taken services.accord.formerPaths.fr.1',
  ])
})

test('it is not the address of a page that is switched off: that may be switched on', () => {
  const off: [string, string] = ['  restauration:\n', '  restauration:\n    enabled: false\n']
  expect(found(off, formerly(accord, '{ fr: [prestations/restauration] }'))).toEqual([
    'former-path-taken services.accord.formerPaths.fr.0',
  ])
})

test('it is a former one of one page, and named once', () => {
  const twice = formerly(accord, '{ fr: [reglage, reglage] }')
  expect(found(twice, formerly(restauration, '{ fr: [reglage] }'))).toEqual([
    'former-path-taken services.accord.formerPaths.fr.1',
    'former-path-taken services.restauration.formerPaths.fr.0',
  ])
})

test.each(['..', '/../prix', 'prix/./un', '%2e%2e/prix', '/.htaccess', '/.ht/prix'])(
  'it is not %s, which no visitor can ask for',
  (slug) => {
    expect(found(formerly(accord, `{ fr: ["${slug}"] }`))).toEqual(['form-wrong services.accord.formerPaths.fr.0'])
  },
)

test('it is not that which the page has today', () => {
  expect(found(formerly(accord, '{ fr: [prestations/accord] }'))).toEqual([
    'former-path-present services.accord.formerPaths.fr.0',
  ])
  expect(found(formerly('de: leistungen/wartungsvertrag', '{ fr: [prestations/entretien] }'))).toEqual([
    'former-path-present services.entretien.formerPaths.fr.0',
  ])
})

test.each([
  '/reglage',
  'reglage/',
  'Reglage',
  'reglage/index',
  '/preise.html',
  '"/?page_id=12"',
  '"/index.php?id=5"',
  'Notre-Atelier',
  'à-propos',
  '/%C3%A0%20propos.htm',
  '"Nos tarifs.html"',
  'prestations/Accord',
  '"prestations/accord?imprimer=1"',
])('it is what it was: %s', (slug) => {
  expect(found(formerly(accord, `{ fr: [${slug}] }`))).toEqual([])
})

test.each([
  ['a whole address', 'https://www.marteau-feutre.example/fr/reglage', 'form-wrong'],
  ['signs that no server could be told of', '"réglage{1}"', 'form-wrong'],
  ['letters of another time', '/%E0-propos', 'form-wrong'],
  ['the language in front', 'fr/reglage', 'slug-locale'],
  ['a file of the site', '/sitemap.xml', 'slug-reserved'],
  ['the page of the root', '/index.html', 'slug-reserved'],
  ['the root', '/', 'slug-reserved'],
  ['the address of today, from the root', '/fr/prestations/accord', 'former-path-present'],
  ['the address of another page, from the root', '/de/werkstatt', 'former-path-taken'],
])('it can lead on: not %s', (_name, slug, code) => {
  expect(found(formerly(accord, `{ fr: [${slug}] }`))).toEqual([`${code} services.accord.formerPaths.fr.0`])
})

test('two languages cannot have the same one from the root', () => {
  expect(found(formerly(accord, '{ fr: ["/?p=1", /prix.html], de: ["/?p=2", /prix.html] }'))).toEqual([
    'former-path-taken services.accord.formerPaths.de.1',
  ])
})

test.each([
  ['a language that the site does not have', '{ it: [accordatura] }', 'locale-unknown services.accord.formerPaths.it'],
  ['no list', '{ fr: reglage }', 'type-wrong services.accord.formerPaths.fr'],
  ['no address', '{ fr: [] }', 'list-empty services.accord.formerPaths.fr'],
  ['no language', '[reglage]', 'type-wrong services.accord.formerPaths'],
])('%s is reported', (_name, lists, problem) => {
  expect(found(formerly(accord, lists))).toEqual([problem])
})
