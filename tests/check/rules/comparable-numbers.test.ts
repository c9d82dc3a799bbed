import { expect, test } from 'vitest'
import { numbersToCompare } from '../../../generator/check/rules/texts/comparable-numbers.ts'
import { matchesNumber } from '../../../generator/check/rules/texts/find-numbers.ts'

/** What only one of two texts has: nothing is said unless both have something. */
function differ(one: string, other: string): boolean {
  const [here, there] = [numbersToCompare(one, other), numbersToCompare(other, one)]
  return here.some((number) => !matchesNumber(number, there)) && there.some((number) => !matchesNumber(number, here))
}

test.each([
  ['A partir de R$ 1.200', 'From US$230'],
  ['From USD 230', 'A partir de BRL 1.200'],
  ['ab CHF 80.–', 'à partir de 85 €'],
  ['od 350 zł', 'ab 80 EUR'],
  ['fra 450 kr.', 'from €60'],
  ['€80–120 per hour', 'CHF 90–130 pro Stunde'],
  ['1 200 Kč', '48 €'],
  ['50 euros', '55 Franken'],
  ['50 dollars', '45 Euro'],
  ['300 reais', 'US$ 55'],
  ['100 pesos', '5 euros'],
  ['100 лева', '50 евро'],
  ['5000円から', '700元起'],
  ['3万円', '5,000 PHP'],
  ['1.2k USD', '1,1k EUR'],
  ['US$ 25 million', 'R$ 30 milhões'],
  ['80 to 120 euros', '90 à 130 francs'],
  ['from 80 euros to 120', 'de 90 francs à 130'],
  ['15,000', '1.5万'],
  ['in 2026', '2083 वि.सं.'],
  ['in 2026', '১৪৩৩ বঙ্গাব্দ'],
  ['Copyright 2027', '۱۴۰۵'],
  ['15 January 2027', '۲۵ دی ۱۴۰۵'],
  ['since 2009', 'منذ ١٤٣٠'],
  ['since 2009', 'ตั้งแต่ ๒๕๕๒'],
  ['since 2009', 'ตั้งแต่ 2552'],
  ['since 2009', '平成21年から'],
  ['since 2009', '民國98年'],
  ['since 2009', 'מאז 5769'],
  ['since 2009', '二〇〇九年'],
  ['since 2009', 'सन् २००९ से'],
  ['since 2009', '２００９年から'],
  ['since 2009', '၂၀၀၉ မှ'],
])('"%s" and "%s" say the same', (one, other) => {
  expect(differ(one, other)).toBe(false)
})

test.each([
  ['since 2009', 'seit 2010'],
  ['since 2009', 'منذ ٢٠١٠'],
  ['since 2009', 'ตั้งแต่ 2553 ถึง'],
  ['From €230', 'Ab 320 €'],
  ['from USD 230', 'ab 320 USD'],
  ['80 pages', '90 Seiten'],
  ['80 to 120 euros', '90 à 130 euros'],
  ['50 лева', '60 лева'],
  ['15,000', '2.5万'],
  ['50 euros', '60 Euro'],
  ['50 dollars', '60 Dollar'],
  ['50 dólares', '60 dólar'],
  ['二〇一〇年', 'since 2009'],
])('"%s" and "%s" do not', (one, other) => {
  expect(differ(one, other)).toBe(true)
})
