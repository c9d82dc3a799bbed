import { expect, test } from 'vitest'
import { found } from '../rules/found.ts'

/** A price list in the second site, with a mark that has this sign. */
const marked = (sign: string): [string, string] => [
  '      insights:\n',
  `      plans: { kind: prices, title: { fr: Les formules, de: Die Pakete }, currency: EUR, marks: { vegan: { sign: ${sign}, label: { fr: Végane, de: Vegan } } }, items: [{ title: { fr: Accord, de: Stimmung }, amount: 95, has: [vegan] }] }\n      insights:\n`,
]

test.each(['vegan', '"a b"'])(
  'a key may ask for more than its type does: the sign %s of a price list is reported',
  (sign) => {
    expect(found(marked(sign))).toEqual(['form-wrong pages.accueil.sections.plans.marks.vegan.sign'])
  },
)

test('a sign of one letter is taken', () => {
  expect(found(marked('V'))).toEqual([])
})
