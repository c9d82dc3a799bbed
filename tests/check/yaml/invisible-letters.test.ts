import { expect, test } from 'vitest'
import { invisibleLetters } from '../../../generator/check/yaml/invisible-letters.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const title = 'fr: Accord de piano à domicile à Strasbourg'
const told = (from: string, to: string) =>
  checkText(changed([[from, to]])).map(({ code, parameters }) => [code, parameters])
const odd = (sign: string, before: string, places = 1) => [['letter-invisible', { sign, before, places }]]

test.each([
  ['\u200b', 'U+200B'],
  ['\u2060', 'U+2060'],
  ['\ufeff', 'U+FEFF'],
  ['\u202a', 'U+202A'],
  ['\u2028', 'U+2028'],
  ['\u0085', 'U+0085'],
  ['\u000b', 'U+000B'],
  ['\u0007', 'U+0007'],
  ['\uf0b7', 'U+F0B7'],
  ['\ufffc', 'U+FFFC'],
])('tells a sign that is not seen: %j', (letter, sign) => {
  expect(told(title, title.replace('Accord', `Accord${letter}`))).toEqual(odd(sign, 'Accord'))
})

test('tells those of a line once, and nothing that follows from them', () => {
  expect(told(title, title.replaceAll(' à', '\u200b à'))).toEqual(odd('U+200B', 'piano', 2))
  expect(told('  logo:', '  \u200blogo:')).toEqual(odd('U+200B', ''))
  expect(told('page: devis', 'page: devis\u200b')).toEqual(odd('U+200B', 'devis'))
})

test.each(['Accord 👩‍👩‍👧', 'ปิ\u200bยาโน', 'כיוון \u200fפסנתר', 'Accord «\u202f…\u202f» – “a” — ’', 'Ac\u00adcord'])(
  'takes signs that have a meaning where they stand: %s',
  (text) => {
    expect(told(title, `fr: ${text}`)).toEqual([])
  },
)

test('takes one that is written out, and those in notes', () => {
  expect(told(title, 'fr: "Accord\\u200bdepiano"')).toEqual([])
  expect(told(`        ${title}`, `        # a\u200b\n        ${title}`)).toEqual([])
})

test('tells a file that a crash has filled with such signs without looking at all of it for each of them', {
  timeout: 5_000,
}, () => {
  const length = 100_000
  const problems = invisibleLetters('\0'.repeat(length))
  expect(problems.map(({ parameters }) => parameters)).toEqual([{ sign: 'U+0000', before: '', places: length }])
})
