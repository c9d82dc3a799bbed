import { expect, test } from 'vitest'
import { foundInThird } from './found.ts'

const title = '- title:\n              en: By the stairs\n'
const withMilk: [string, string] = [title, `- allergens: [milk]\n            title:\n              en: By the stairs\n`]
const inKorean: [string, string] = ['tag: ja-JP\n', 'tag: ko-KR\n']

const unnamed = (...changes: readonly [string, string][]) =>
  foundInThird(...changes).flatMap(({ code, path, parameters }) =>
    code === 'allergen-unnamed' ? [[path.slice(2).join('.'), parameters]] : [],
  )

test('allergens have names in the built-in languages, also in those of other scripts', () => {
  expect(foundInThird(withMilk)).toEqual([])
})

test('a language without names of allergens is reported, once it is no draft', () => {
  expect(unnamed(withMilk, inKorean)).toEqual([['sections.prices.items.0.allergens', { locale: 'ja' }]])
  expect(unnamed(withMilk, [inKorean[0], `${inKorean[1]}    draft: true\n`])).toEqual([])
})

test('a mark is one of its own section', () => {
  const other = foundInThird([title, withMilk[1].replace('allergens: [milk]', 'has: [halal]')])
  expect(other.map(({ code, path }) => [code, path.slice(2).join('.')])).toEqual([
    ['mark-unknown', 'sections.prices.items.0.has.0'],
  ])
})
