import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

test('tells languages of one name or tag', () => {
  expect(found(['name: Deutsch (Deutschland)', 'name: Français (France)'])).toEqual([
    'language-repeated locales.de.name',
  ])
  expect(found(['tag: de-DE', 'tag: fr-FR'])).toEqual(['language-repeated locales.de.tag'])
})

test('tells a page that stands in a menu twice, and takes one that stands in two menus', () => {
  const menu = '    - atelier\n    - contact\n  action'
  expect(found([menu, `    - atelier\n${menu}`])).toEqual([expect.stringMatching(/^entry-repeated header\.links\.\d$/)])
})

test('tells keys that are numbers, which would not keep their place, in each map of entries', () => {
  const glossary = (...keys: string[]) =>
    keys.map((key) => `  "${key}": { text: { fr: Accord ${key}, de: Stimmung ${key} } }\n`).join('')
  const codes = checkText(`${changed([])}glossary:\n${glossary('2026', '2025', '007', 'older')}`)
    .filter(({ code }) => code === 'key-number')
    .map(({ path }) => path.join('.'))
  expect(codes).toEqual(['glossary.2026', 'glossary.2025'])
  expect(found(['organization:\n', 'organization:\n  registration:\n    "12": 345\n'])).toContain(
    'key-number organization.registration.12',
  )
})
