import { expect, test } from 'vitest'
import { foundInThird } from './found.ts'

const found = (from: string, to: string) =>
  foundInThird([from, to]).map(({ code, path }) => `${code} ${path.join('.')}`)
const journal = '    - page: journal\n'

test.each([
  ['    - page: rooms\n      section: asked\n', []],
  ['    - page: rooms\n', []],
  ['    - url: https://fes.example\n', ['key-missing header.menu.3']],
  ['    - entries:\n        - page: rooms\n', ['key-missing header.menu.3']],
  ['    - page: contact\n', ['entry-repeated header.menu.4.page']],
  ['    - page: contakt\n', ['page-unknown header.menu.3.page']],
  ['    - page: rooms\n      section: nothing\n', ['section-unknown header.menu.3.section']],
  ['    - rooms\n', ['type-wrong header.menu.3']],
])('of the entry %s it is said: %s', (entry, problems) => {
  expect(found(journal, entry)).toEqual(problems)
})

test('what is below an entry is held against the same rules', () => {
  const below = (line: string) => found('        - page: cooking\n', `        - ${line}\n`)
  expect(below('page: kitchen')).toEqual(['entry-repeated header.menu.2.entries.1.page'])
  expect(below('url: https://fes.example')).toEqual(['key-missing header.menu.2.entries.1'])
  expect(below('entries: [{ page: cooking }]')).toEqual(['key-unknown header.menu.2.entries.1.entries'])
})

test('a menu takes the place of the list of pages', () => {
  expect(found('  menu:\n', '  links:\n    - home\n  menu:\n')).toEqual(['key-choice header.menu'])
})

test('a page that only a menu names is found, whatever it is called', () => {
  const saidOf = (key: string) =>
    foundInThird(
      ['  privacy:\n    kind: page', `  ${key}:\n    kind: page`],
      ['    - contact\n    - privacy\n', '    - contact\n'],
      ['    page: privacy\n', '    page: contact\n'],
      [journal, `${journal}    - page: ${key}\n`],
    ).map(({ code }) => code)
  expect(saidOf('privacy')).toEqual([])
  expect(saidOf('menu')).toEqual([])
})
