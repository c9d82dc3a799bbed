import { expect, test } from 'vitest'
import { splitWords, withEnds } from '../../src/search/split-words.ts'

test.each([
  ['Segurança dos Alimentos', ['seguranca', 'dos', 'alimentos']],
  ['L’été, ISO 22000!', ['l', 'ete', 'iso', '22000']],
  ['Straße in Köln', ['strasse', 'in', 'koln']],
  ['ＲＤＣ　２７５', ['rdc', '275']],
  // The article, vowel points and a stretched letter are not what people type.
  ['العيادةُ والمختبر فـي القاهرة', ['عياده', 'مختبر', 'في', 'قاهره']],
  ['الى', ['الي']],
  ['שָׁלוֹם עולם', ['שלום', 'עולם']],
  ['食品衛生の監査', ['食品衛生', 'の', '監査']],
  ['ภาษาไทยง่าย', ['ภาษา', 'ไทย', 'ง่าย']],
  ['서울에 있는', ['서울에', '있는']],
  [' – ', []],
])('splits %s', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('a browser without dictionaries takes each sign of such a script for a word', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(splitWords('食品 HACCP')).toEqual(['食', '品', 'haccp'])
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})

test('a compound is found by its ends too', () => {
  expect(withEnds('食品衛生')).toEqual(['食品衛生', '品衛生', '衛生'])
  expect(['監査', 'haccp', 'ภาษาไทย'].flatMap(withEnds)).toEqual(['監査', 'haccp', 'ภาษาไทย'])
})
