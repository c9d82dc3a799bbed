import { clingingWords } from '../../lib/languages/language-facts.ts'
import { keepSpans } from './keep-spans.ts'

const noBreak = '\u00a0'
const unitAtStart = /^(?:°[CF]|%|[kmµ]?g|[kcm]?m|m?l|kcal|kJ|h|min)(?![\p{L}\d])/u
const wordAtStart = /^\p{Ll}{3,8}(?!\p{L})/u
const countAtEnd = /(?:^|[\s(])\d{1,3}$/
const thousandsAtStart = /^\d{3}(?!\d)/
const digitsAtEnd = /(?:^|[^\d.,/:-])\d{1,3}$/
/** A letter that stands alone. The English “I” is a word. */
const letterAtStart = /^[A-HJ-Z](?![\p{L}\d])/u
const signAtEnd = /(?:(?<!\p{L})\p{Lu}{2,5}|\p{Sc}|n\.?º)$/u

/** A number with a year, as laws have. */
const actAtStart = /^\d[\d.]*\/\d{4}(?!\d)/
/** The length of the longest of them, with the character behind it. */
const actReach = 13

/** The length of the longest unit, norm or number, with the character next to it. */
const reach = 6
/** The length of the longest word that is kept beside its number, with the character next to it: longer ones would leave holes in narrow lines. */
const wordReach = 9

/**
 * Keeps on one line what belongs together: the thousands of a number (`1 250 000`), a number and its unit (`60 °C`), a number and the word that
 * it counts (`10 years`), a number and the sign that it follows, such as a norm (`ISO 22000`), a currency (`R$ 40`), the abbreviation of “number”
 * (`n.º 852`) or the name of a law (`Lei 13.709/2018`), a word and its letter (`class A`), a word and the dot that parts it from the next one, the numbers of a span (`9:00–18:30`), and those of a
 * telephone number.
 * In some languages, words of one letter are no end of a line either.
 *
 * @param tag the BCP 47 tag of the text's language
 */
export function withNoBreakSpaces(text: string, tag: string): string {
  const clinging = clingingWords(tag)
  const kept = keepSpans(withOthers(text))
  return clinging ? kept.replace(clinging, noBreak) : kept
}

function withOthers(text: string): string {
  if (!/\d| [A-Z]\b|·/.test(text)) return text
  let result = ''
  let start = 0
  for (let space = text.indexOf(' ', 1); space !== -1; space = text.indexOf(' ', space + 1)) {
    if (!belongTogether(text, space)) continue
    result += text.slice(start, space) + noBreak
    start = space + 1
  }
  return start === 0 ? text : result + text.slice(start)
}

/** Checks one space: a single expression for the whole text takes five times as long, and every text of a site passes through here. */
function belongTogether(text: string, space: number): boolean {
  if (text[space + 1] === '·') return true
  if (isDigit(text, space - 1)) {
    const before = text.slice(Math.max(0, space - reach), space)
    const next = text.slice(space + 1, space + 1 + wordReach)
    if (thousandsAtStart.test(next)) return digitsAtEnd.test(before)
    if (unitAtStart.test(next.slice(0, reach))) return true
    return wordAtStart.test(next) && countAtEnd.test(before)
  }
  if (letterAtStart.test(text.slice(space + 1, space + 3))) return /\p{Ll}/u.test(text[space - 1] ?? '')
  if (!isDigit(text, space + 1)) return false
  if (signAtEnd.test(text.slice(Math.max(0, space - reach), space))) return true
  return actAtStart.test(text.slice(space + 1, space + 1 + actReach)) && /\p{L}/u.test(text[space - 1] ?? '')
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}
