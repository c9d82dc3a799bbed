import { foldLetters } from '../../src/strip-accents.ts'
import { asciiDigits } from '../lib/languages/ascii-digits.ts'
import { builtInLanguages, isTag } from '../words/built-in-words.ts'

/** What a spreadsheet shows where it could not calculate. */
const formulaError =
  /^#(?:N\/[AD]|NV|¡?DIV\/0!|[¡¿]?(?:NAME|NOME|NOMBRE|NOM\s?)\?|¡?(?:VALUE|VALOR|VALORE|VALEUR|WERT|REF|RIF|BEZUG|NUM|NÚM|NOMBRE|ZAHL|NULL|NULO|NUL|SPILL|CALC|ERROR)!)$/i

/** Scientific notation, to which a spreadsheet shortens numbers of many digits. */
const powerOfTen = /^\d(?:[.,]\d+)?E\+\d+$/i

/**
 * Finds the text that a spreadsheet has converted by itself, to a number, a day or the result of a formula. A value that a translator may have
 * typed does not count.
 *
 * @param to the language of the text, as a BCP 47 tag
 */
export function findTurned(value: string, originals: readonly string[], to?: string): string | undefined {
  if (originals.includes(value)) return undefined
  const written = originals.filter((text) => text !== '')
  // From "1/2", a spreadsheet makes the first of February of this year.
  const year = readYear(value)
  if (
    year !== undefined &&
    !written.some((text) => dayLike.test(asciiDigits(text)) || hasYear(asciiDigits(text), year))
  )
    return written[0]
  return written.find((text) => isTurned(value, text, to))
}

function isTurned(value: string, original: string, to?: string): boolean {
  if (formulaError.test(value)) return !formulaError.test(original)
  if (powerOfTen.test(value)) return true
  const plain = asciiDigits(original)
  return (
    isTurnedNumber(value, plain) ||
    isTurnedPhone(value, plain) ||
    isTurnedTruth(value, plain) ||
    isTurnedDay(value, plain, to)
  )
}

/** Whether a text is the number that a spreadsheet makes of a percentage, a time, an amount, or of thousands with a foreign separator. */
function isTurnedNumber(value: string, original: string): boolean {
  if (!/^-?\d+(?:[.,]\d+)?$/.test(value) || /\p{L}{4}/u.test(original)) return false
  const number = Number(value.replace(',', '.'))
  if (/[.,]/.test(value) && readTimes(original).some((time) => Math.abs(time - number) < 0.0001)) return true
  if (/\d[.,]\d{6}/.test(value)) return /\d\s*[:/]\s*\d/.test(original)
  const written = original.replace(/[\p{L}\p{Sc}%٪％]/gu, '').trim()
  if (!/^-?\d+(?:[.,\s'’]\d+)*$/.test(written)) return false
  const amounts = ['.', ','].map((sign) => Number(withDecimal(written, sign)))
  if (/[%٪％]/.test(original)) return number !== 0 && amounts.some((amount) => Math.abs(amount / 100 - number) < 1e-9)
  if (value.length >= written.length || !amounts.includes(number)) return false
  return (
    /\p{Sc}/u.test(original) || (/^\d{1,3}(?:[.,]\d{3})+$/.test(original) && keepDigits(value) !== keepDigits(original))
  )
}

/** A number as JavaScript reads it, if the separator stands before its decimals. */
function withDecimal(written: string, separator: string): string {
  return [...written]
    .filter((character) => character === separator || /[-\d]/.test(character))
    .map((character) => (character === separator ? '.' : character))
    .join('')
}

function keepDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** The fractions of a day that a time may mean: in the morning and in the afternoon. */
function readTimes(text: string): number[] {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2})[:.h](\d\d)(?::(\d\d))?(?:\s?[ap]\.?m\.?)?$/i.exec(text) ?? []
  const morning = (Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600) / 24
  return hours === undefined ? [] : [morning, morning + 0.5]
}

/** Whether a text is the number that a spreadsheet makes of "+55 11 …", or of digits with a leading zero. */
function isTurnedPhone(value: string, original: string): boolean {
  const digits = keepDigits(original)
  return digits.length > 1 && /^[+0][\d\s()./-]*$/.test(original) && value === digits.replace(/^0+/, '')
}

/** The truth values of spreadsheets in several languages. */
const truth = /^(?:TRUE|FALSE|VERDADEIRO|FALSO|VERDADERO|VRAI|FAUX|WAHR|FALSCH|VERO)$/
const truthWord = /^(?:waar|onwaar|prawda|fałsz|doğru|yanlış)$/iu

/** Whether a text is the truth value that a spreadsheet makes of a word, and not the translation of one. */
function isTurnedTruth(value: string, original: string): boolean {
  if (!truth.test(value)) return false
  const word = original.replace(/[^\p{L}]+$/u, '')
  return /\p{Ll}/u.test(word) && !truth.test(word.toUpperCase()) && !truthWord.test(word)
}

/** Texts that a spreadsheet converts to a day: `1/2`, `3-4`. */
const dayLike = /^(\d{1,4})[/.-](\d{1,2})(?:[/.-](\d{1,4}))?$/

/** Whether a text is the day that a spreadsheet makes of a fraction, a range or an amount: `May-26`, `1-fév`, `02/01/2026`, or its serial number. */
function isTurnedDay(value: string, original: string, to?: string): boolean {
  const [, first, , last] = dayLike.exec(original) ?? []
  if (first === undefined) return false
  if (/^\d{5}$/.test(value) || / 00:00(?::00)?$/.test(value)) return true
  const year = readYear(value)
  // The same day in another notation is fine; a version, such as 1.2.3, is no day.
  if (last !== undefined)
    return year !== undefined && ![first, last].some((part) => part.length > 1 && year.endsWith(part))
  const [, word, other = ''] = monthShape.exec(value) ?? []
  return year !== undefined || isMonth(word ?? other, to)
}

/** A month with a day or a year. */
const monthShape = /^(\p{L}{3,})\.?[-/.]\d{2,4}$|^\d{1,2}[-/.](\p{L}{3,})\.?(?:[-/.]\d{2,4})?$/u

/** The year of a full date in digits; undefined for any other text. */
function readYear(value: string): string | undefined {
  const [, last, first] = /^(?:\d{1,2}[/.-]){2}(\d{4})$|^(\d{4})(?:-\d\d){2}$/.exec(value) ?? []
  return last ?? first
}

/** Whether a text may name a year, by its last two digits, or in another calendar. */
function hasYear(text: string, year: string): boolean {
  const numbers = text.match(/\d+/g) ?? []
  return (
    numbers.length > 2 || numbers.some((each) => each.length === 4 || each === year.slice(-2)) || /[年년]/.test(text)
  )
}

/** The names of the months, by BCP 47 tag. */
const knownMonths = new Map<string, readonly string[]>()

function isMonth(word: string, to?: string): boolean {
  const start = foldLetters(word)
  const tags = [...builtInLanguages, ...(to !== undefined && isTag.test(to) ? [to] : [])]
  return start !== '' && tags.some((tag) => monthNames(tag).some((name) => name.startsWith(start)))
}

function monthNames(tag: string): readonly string[] {
  const known = knownMonths.get(tag)
  if (known) return known
  const styles = (['long', 'short'] as const).map((month) => new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }))
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1))
  const names = styles.flatMap((style) => days.map((day) => foldLetters(style.format(day))))
  knownMonths.set(tag, names)
  return names
}
