import { expect, test } from 'vitest'
import { unpairedQuote } from '../../../generator/check/rules/texts/prose-is-tidy.ts'
import { found } from './found.ts'

test.each([
  ['Nossa "consultoria', '"consultoria'],
  ['Olá"', 'Olá"'],
  ['“Olá', '“Olá'],
  ['Olá”, mundo', 'Olá”,'],
  ['Er sagte „Guten Tag', '„Guten'],
  ['Il dit « bonjour', '«'],
  ['«Hola» y adiós»', 'adiós»'],
  ['The "best" of all" and the rest', 'all"'],
  ['One "word and [a link](/en/ "About us")', '"word'],
  ['“One “nested” left open', '“One'],
  ['<a href="/pt">aqui</a>"', 'href="/pt">aqui</a>"'],
])('finds the quotation mark of %s that has no partner', (text, word) => {
  expect(unpairedQuote(text)).toBe(word)
})

test.each([
  'Nossa "consultoria"',
  'Canos de 12" e de 3½"',
  'A 12" pipe, "new"',
  'Canos de 12”',
  "5' 11\" high, an hour's 30' walk",
  'L’accord d’un piano: l‘un et l’autre',
  '“He said ‘yes’ and “no” at once”',
  '« Il a dit “oui” »',
  '»Guten Tag«, ‚so‘, „Wort“, „Wort"',
  '«Él dijo “hola” y ‘adiós’»',
  '<a href="/pt" title=\'5"\'>aqui</a>',
  'Write `a "b` and [a link](/en/ "About us")',
  '```\nprint "x\n```\n',
  '“First paragraph.\n\n“Second paragraph.”',
  '<!-- a "note -->',
])('leaves the quotation marks of %s alone', (text) => {
  expect(unpairedQuote(text)).toBeUndefined()
})

test('tells it of texts in all languages and of other prose, and not of addresses', () => {
  expect(
    found(['fr: Notre métier', 'fr: Notre "métier'], ['name: Marteau & Feutre', 'name: Marteau & Feutre"']),
  ).toEqual(['quote-unpaired site.name', 'quote-unpaired pages.atelier.sections.purpose.items.0.title.fr'])
})
