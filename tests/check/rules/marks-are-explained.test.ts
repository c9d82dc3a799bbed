import { expect, test } from 'vitest'
import { allergenName, allergens } from '../../../generator/words/allergen-names.ts'
import type { Allergen } from '../../../schema/sections/prices.ts'
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

test('allergens have names in the languages of the Union whose other words are not built in', () => {
  expect(unnamed(withMilk, [inKorean[0], 'tag: el-GR\n'])).toEqual([])
  expect(['gluten', 'milk', 'molluscs'].map((allergen) => allergenName(allergen as Allergen, 'el-GR'))).toEqual([
    'Σιτηρά που περιέχουν γλουτένη',
    'Γάλα',
    'Μαλάκια',
  ])
  for (const tag of ['bg', 'cs', 'da', 'el', 'et', 'fi', 'hr', 'hu', 'lt', 'lv', 'ro', 'sk', 'sl', 'sv-SE'])
    expect(allergens.filter((allergen) => !allergenName(allergen, tag))).toEqual([])
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

/** The third site with a table of signs before the prices of its rooms, whose Japanese cells say something else than the sign. */
const prices = '      prices:\n        kind: prices\n'
const signs: [string, string] = [
  prices,
  `      signs:
        kind: table
        ticks: true
        title: { en: What there is, ja: あるもの, ar: ما يوجد }
        columns: { what: { en: What, ja: もの, ar: ماذا }, here: { en: Here, ja: ここ, ar: هنا } }
        rows:
          - { what: { en: A bath, ja: 風呂, ar: حمام }, here: { en: "Yes", ja: はい, ar: نعم } }
          - { what: { en: A roof, ja: 屋上, ar: سطح }, here: { en: "Yes", ja: はい, ar: نعم } }
${prices}`,
]
const others = (...changes: readonly [string, string][]) =>
  foundInThird(...changes).flatMap(({ code, path, parameters }) =>
    code === 'tick-differs' ? [[path.slice(2).join('.'), parameters]] : [],
  )

test('cells that say the same in the place of a sign are told once', () => {
  expect(others(signs)).toEqual([['sections.signs.rows.0.here.ja', { value: 'はい', word: 'あり', isYes: true }]])
})

test('where a language has no words for signs, this alone is told', () => {
  expect(others(signs, inKorean)).toEqual([])
})
