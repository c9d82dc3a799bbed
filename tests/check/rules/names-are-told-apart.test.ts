import { expect, test } from 'vitest'
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
