import { numbersToCompare } from '../check/rules/texts/comparable-numbers.ts'
import { findAllNumbers, matchesNumber } from '../check/rules/texts/find-numbers.ts'
import { isMereAddress } from '../check/rules/texts/translations-agree.ts'
import type { OtherNumbers } from './answer.ts'
import { isSaidInWords } from './number-words.ts'
import type { Unit } from './translation-unit.ts'

/** Texts with more differing numbers are not compared: nobody would read such a long message. */
const mostCompared = 50

/**
 * The numbers of a source that its translation neither has nor writes in another way; undefined if there are none. Numbers that the present
 * translation lacks as well do not count: there may be a reason.
 *
 * @param to the language of the translation, as a BCP 47 tag
 */
export function otherNumbers({ source, present }: Unit, value: string, to = ''): OtherNumbers | undefined {
  if (isMereAddress(source)) return undefined
  const lackingNumbers = (text: string, other: string, language: string) => {
    const there = numbersToCompare(other, text)
    return [...new Set(numbersToCompare(text, other))]
      .slice(0, mostCompared)
      .filter((found) => !matchesNumber(found, there) && !isSaidOtherwise(found, { text, other, language }))
  }
  const missing = lackingNumbers(source, value, to)
  if (missing.length === 0 || (present !== '' && lackingNumbers(source, present, to).join() === missing.join()))
    return undefined
  return { missing, extra: lackingNumbers(value, source, '') }
}

interface Saying {
  /** The text that has the number in digits. */
  readonly text: string
  readonly other: string
  readonly language: string
}

/** Whether another text writes a number in another way: in Roman or Chinese numerals, in tens of thousands, on the 12-hour clock, in words. */
function isSaidOtherwise(found: string, { text, other, language }: Saying): boolean {
  const number = Number(found)
  const others = findAllNumbers(other)
  const amounts = [...romanNumbers(other), ...groupedNumbers(other), ...chineseNumbers(other)]
  return (
    amounts.includes(number) ||
    isPartOf(found, groupedNumbers(text), [...others, ...amounts.map(String)]) ||
    isSameDecade(found, others) ||
    isDecadeInWords(found, { text, other, language }) ||
    isSameCentury(number, other) ||
    isSameTime(found, { text, other, others }) ||
    (Number.isInteger(number) && isSaidInWords(number, other, language))
  )
}

/** Whether a number is a part of a larger one, as in 1万 or 1.5 million, that the other text writes in digits. */
function isPartOf(found: string, grouped: readonly number[], others: readonly string[]): boolean {
  const digits = found.replace('.', '')
  return grouped.some((each) => String(each).startsWith(digits) && others.includes(String(each)))
}

/** "1990s" is "années 90". */
function isSameDecade(found: string, others: readonly string[]): boolean {
  const isShort = (short: string, long: string) =>
    /^(?:1[5-9]|20)\d0$/.test(long) && long.endsWith(short.padStart(2, '0'))
  return others.some((other) => isShort(other, found) || isShort(found, other))
}

/** "1990s" is "los años noventa", "Neunzigerjahre". */
function isDecadeInWords(found: string, { text, other, language }: Saying): boolean {
  const isDecade = /^(?:1[5-9]|20)?[2-9]0$/.test(found) && new RegExp(`${found}['’]?s\\b|${found}er`).test(text)
  return isDecade && isSaidInWords(Number(found) % 100, other, language)
}

/** Nordic languages name a century by its first year: the 18th is "the 1700s". */
function isSameCentury(number: number, other: string): boolean {
  return new RegExp(`(?<!\\d)${(number - 1) * 100}[-\u2010\u2011]?(?:tal|lu[kv]u)`).test(other)
}

const noon =
  /\b(?:noon|midday|midnight|midi|minuit|mittags?|mitternachts?|meio-dia|meia-noite|mediod[ií]a|medianoche|mezzogiorno|mezzanotte|middag|middernacht|midnatt|keskipäiv\p{L}*|keskiyö\p{L}*|poledn\p{L}*|půlno\p{L}*|południ\p{L}*|północ\p{L}*|öğle\p{L}*|gece yarısı)|пол(?:день|удн|ноч)|正午|真夜中|中午|午夜|الظهر|منتصف الليل/iu
const clock = /\d\s?(?:[ap]\.?m\b|h\b|uhr\b|時|点|點)|\d:\d\d|\d[.]\d\d\s?uhr/iu

/** Whether a time is the same on the 12-hour and the 24-hour clock; noon has a name. */
function isSameTime(
  found: string,
  { text, other, others }: { text: string; other: string; others: readonly string[] },
): boolean {
  const [hour = '', minutes] = found.split('.')
  if (!/^\d\d?$/.test(hour) || Number(hour) > 24 || !(clock.test(text) || clock.test(other))) return false
  if (Number(hour) % 12 === 0 && minutes === undefined && noon.test(other)) return true
  const turned = [Number(hour) - 12, Number(hour) + 12].map((each) =>
    minutes === undefined ? `${each}` : `${each}.${minutes}`,
  )
  return turned.some((each) => others.includes(each))
}

/** Numbers in Roman numerals of two letters or more, also as ordinals: `XVIIIe`, `XIX.`, `xviii`. */
function romanNumbers(text: string): number[] {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
  const found = text.matchAll(/(?<![\p{L}\p{N}])([ivxlcdm]+)(?:e|è?me|ᵉ|º|ª|\.)?(?![\p{L}\p{N}])/giu)
  return Array.from(found, ([, numeral = '']) => {
    const parts = [...numeral.toLowerCase()].map((letter) => values[letter] ?? 0)
    return parts.reduce((sum, part, index) => sum + (part < (parts[index + 1] ?? 0) ? -part : part), 0)
  })
}

/** Words behind a number that multiply it. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:千|thousand|tausend|tsd\b|mil\b|mille|mila|duizend|tus[ei]n\b|tys\b|tysi\p{L}+|tisíc\p{L}*|тыс\p{L}*|bin\b|k\b|ألف|آلاف)/iu,
    1e3,
  ],
  [/^[万萬만]/u, 1e4],
  [/^(?:lakhs?|lacs?|लाख|لاکھ)/iu, 1e5],
  [
    /^(?:million\p{L}*|millones|millón|milh(?:ão|ões)|milion\p{L}*|miljo\p{L}*|миллион\p{L}*|млн|mio\b|mln\b|milyon|m\b|مليون|ملايين)/iu,
    1e6,
  ],
  [/^(?:crores?|करोड़)/iu, 1e7],
  [/^[億亿억]/u, 1e8],
  [/^(?:billion|milliard\p{L}*|miliard\p{L}*|milja[rd]\p{L}*|миллиард\p{L}*|млрд|mrd\b|milyar|مليار)/iu, 1e9],
]

/** Numbers with such a word: `1万`, `1億2000万`, `2.5 million`, `10k`. */
function groupedNumbers(text: string): number[] {
  const found: number[] = []
  let end = -1
  for (const match of text.matchAll(/\d+(?:[.,]\d+)*/g)) {
    const behind = match.index + match[0].length
    const space = /^[ \u00a0\u202f]?/.exec(text.slice(behind, behind + 1))?.[0].length ?? 0
    const rest = text.slice(behind + space, behind + space + 20)
    const multiple = multiples.find(([word]) => word.test(rest))
    if (!multiple) continue
    const value = Math.round(parseNumber(match[0]) * multiple[1])
    // 1億2000万 is one number.
    const isOn = match.index === end
    found.push(value, ...(isOn ? [(found.at(-1) ?? 0) + value] : []))
    end = behind + space + (multiple[0].exec(rest)?.[0].length ?? 0)
  }
  return found
}

/** A number in digits. Three digits behind its only separator are thousands, not decimals. */
function parseNumber(written: string): number {
  const isWhole = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
  return Number(isWhole ? written.replace(/[.,]/g, '') : written.replace(',', '.'))
}

/** Numbers in Chinese numerals: 十八, 二〇二六, 三千. */
function chineseNumbers(text: string): number[] {
  return Array.from(text.matchAll(/[〇零一二三四五六七八九十百千万]+/g), ([written]) => {
    if (!/[十百千万]/.test(written))
      return Number([...written].map((sign) => '〇一二三四五六七八九'.indexOf(sign.replace('零', '〇'))).join(''))
    let [sum, part, digit] = [0, 0, 0]
    for (const sign of written) {
      const unit = { 十: 10, 百: 100, 千: 1000 }[sign]
      if (unit) [part, digit] = [part + (digit || 1) * unit, 0]
      else if (sign === '万') [sum, part, digit] = [sum + (part + digit || 1) * 10_000, 0, 0]
      else digit = '〇一二三四五六七八九'.indexOf(sign)
    }
    return sum + part + Math.max(digit, 0)
  })
}
