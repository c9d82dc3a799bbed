import { expect, test } from 'vitest'
import { changed, checkText } from '../diagnostics/check-example.ts'

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

test('a misspelt target is told as misspelt, and not as missing too', () => {
  expect(saidOf('    pge: devis\n')).toEqual(['key-unknown header.action.pge'])
})

test('the address is a secure one, of a host that there can be', () => {
  expect(saidOf('    url: http://rdv.example\n')).toEqual(['form-wrong header.action.url'])
  expect(saidOf('    url: https://rdv\n')).toEqual(['url-host header.action.url'])
})

test('an address that is left empty is told as empty, and not as one too many', () => {
  expect(saidOf('    page: devis\n    url:\n')).toEqual(['value-empty header.action.url'])
})

test('an address is not taken for a page where only pages can be linked', () => {
  const link = `privacyLink:\n    label: { fr: Vos données, de: Ihre Daten }\n    url: https://a.example/privacy\n`
  const text = changed([]).replace(/privacyLink:\n(?: {4}.*\n)+/, link)
  expect(
    checkText(text).map(({ code, parameters }) => [code, (parameters as { suggestion?: string }).suggestion]),
  ).toEqual([
    ['key-missing', undefined],
    ['key-unknown', undefined],
  ])
})
