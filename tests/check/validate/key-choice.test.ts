import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** What is said of the second site with another target of the button of its header. */
const saidOf = (target: string) =>
  checkText(changed([['    page: devis\n\nfooter:', `${target}\nfooter:`]])).map(
    ({ code, path }) => `${code} ${path.join('.')}`,
  )

test('a button leads to a page or to an address, never to both or to none', () => {
  expect(saidOf('    page: devis\n')).toEqual([])
  expect(saidOf('    url: https://rdv.example\n')).toEqual([])
  expect(saidOf('')).toEqual(['key-choice header.action'])
  expect(saidOf('    page: devis\n    url: https://rdv.example\n')).toEqual(['key-choice header.action.url'])
})

test('a misspelt target is reported as misspelt, and not as missing too', () => {
  expect(saidOf('    pge: devis\n')).toEqual(['key-unknown header.action.pge'])
})

test('the address is a secure one, of a host that visitors reach', () => {
  expect(saidOf('    url: http://rdv.example\n')).toEqual(['form-wrong header.action.url'])
  expect(saidOf('    url: https://rdv\n')).toEqual(['link-private header.action.url'])
})

test('an address that is left empty is reported as empty, and not as one too many', () => {
  expect(saidOf('    page: devis\n    url:\n')).toEqual(['value-empty header.action.url'])
})

test('an address is not taken for a page where only pages can be linked', () => {
  const link = `privacyLink:\n      label: { fr: Vos données, de: Ihre Daten }\n      url: https://a.example/privacy\n`
  const text = changed([]).replace(/privacyLink:\n(?: {6}.*\n)+/, link)
  expect(
    checkText(text).map(({ code, parameters }) => [code, (parameters as { suggestion?: string }).suggestion]),
  ).toEqual([
    ['key-missing', undefined],
    ['key-unknown', undefined],
  ])
})

test.each([
  ['devis', 'devis'],
  ['/fr/demande-de-devis', 'devis'],
  ['Demander un devis', 'devis'],
  ['rdv.example/piano', undefined],
])('%s in the place of an address is told with the page that it names', (written, page) => {
  const [problem, ...more] = checkText(changed([['    page: devis\n\nfooter:', `    url: ${written}\n\nfooter:`]]))
  expect(more).toEqual([])
  expect(problem).toMatchObject({ code: 'form-wrong' })
  expect((problem?.parameters as { page?: string } | undefined)?.page).toBe(page)
})

test('an address in the place of a page is told with the key for it, where there is one', () => {
  const instead = (change: readonly [string, string]) =>
    checkText(changed([change])).map(({ code, parameters }) => [code, (parameters as { instead?: string }).instead])
  expect(instead(['    page: devis\n\nfooter:', '    page: www.rdv.example\n\nfooter:'])).toEqual([
    ['page-unknown', 'url'],
  ])
  expect(instead(['    page: devis\n\nfooter:', '    page: rendez-vous\n\nfooter:'])).toEqual([
    ['page-unknown', undefined],
  ])
  expect(instead(['    - accueil\n    - prestations', '    - https://a.example\n    - prestations'])).toEqual([
    ['page-unknown', undefined],
  ])
})
