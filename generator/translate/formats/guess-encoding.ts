import iconv from 'iconv-lite'
import type { Reading, ReadingHints } from '../translation-unit.ts'
import { listEncodings, listLetters } from './code-pages.ts'

/** What stands between the words of a file, in all encodings that are tried. */
const between = /[\t\n\r ",;<>]+/

/** In bytes, a word that has letters of its own in each encoding. */
const wordWithLetter = /[^\t\n\r ",;<>\u0080-\u00ff]*[\u0080-\u00ff][^\t\n\r ",;<>]*/g

/** A word of three letters or more with another sign than `a` to `z` among them. Quotation marks around a word, and single letters, are read in several encodings by chance. */
const tellingWord = /^(?=.*\p{L}.*\p{L}.*\p{L}).*(?:(?=[^ -~])\p{L}|\p{L}[^ -~]\p{L})/u

/**
 * Finds out in which encodings a file may be. More than one is left only where nothing tells which is right, and they would give different texts.
 *
 * First those are left out that have no letter for one of its bytes, then those in which it has fewer words of the site, then those in which
 * words look as no word does.
 */
export function guessEncoding(bytes: Uint8Array, { tags, texts }: ReadingHints): Reading[] {
  const languages = Object.values(tags)
  const words = [...new Set(Buffer.from(bytes).toString('latin1').match(wordWithLetter))]
  const evidence = Buffer.from(words.join('\n'), 'latin1')
  const readable = listEncodings(languages)
    .map((encoding) => ({ encoding, words: decodeAs(encoding, evidence)?.split('\n') ?? [] }))
    .filter((each) => each.words.length === words.length)
  const ofSite = new Set(texts.flatMap((text) => text.split(between)).filter((word) => tellingWord.test(word)))
  const known = fewest(readable, (each) => -each.words.filter((word) => ofSite.has(word)).length)
  const isOdd = oddWord(languages, texts)
  const likely = fewest(known, (each) => each.words.filter(isOdd).length)
  // Odd words in each of them: then the ones that have some more may well be right.
  const left = likely[0]?.words.some(isOdd) ? known : likely
  const different = left.filter(
    (each, index) => index === left.findIndex((other) => other.words.join('\n') === each.words.join('\n')),
  )
  const telling = words.findIndex((_, at) => new Set(different.map((each) => each.words[at])).size === different.length)
  return different.map((each) => ({ encoding: each.encoding, example: each.words[Math.max(telling, 0)] ?? '' }))
}

/** Whether there is such an encoding. */
export function isEncoding(name: string): boolean {
  return iconv.encodingExists(name)
}

/** The text of bytes in an encoding; undefined where it has no letter for some of them. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  if (!iconv.encodingExists(encoding)) return undefined
  const read = iconv.decode(Buffer.from(bytes), encoding)
  // Since 1998, the Mac has the sign of the euro there.
  const text = /^mac/.test(encoding) ? read.replaceAll('¤', '€') : read
  // Control characters stand where an encoding has no letters.
  return /[\ufffd\u0080-\u009f]/.test(text) ? undefined : text
}

/** Those of some readings that have the smallest count. */
function fewest<T>(readings: readonly T[], count: (reading: T) => number): T[] {
  const counted = readings.map((reading) => [reading, count(reading)] as const)
  const least = Math.min(...counted.map(([, number]) => number))
  return counted.filter(([, number]) => number === least).map(([reading]) => reading)
}

/** What no word has: a capital letter behind a small one, letters of two alphabets, a sign amid letters or at one, an ordinal sign before something, a tilde on its own, two accents of a Greek word or one of its sigmas in the place of the other. Scripts without capital letters have signs amid letters. */
const oddShapes: readonly RegExp[] = [
  /\p{Ll}(?=[^ -~])\p{Lu}|(?=[^ -~])\p{Ll}\p{Lu}/u,
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  /(?!\p{Lo})\p{L}(?=[^ -~])[^\p{L}\p{M}\u00ad·’‘–—…/](?!\p{Lo})\p{L}/u,
  /\p{L}[\u00a1\u00a4\u00a6\u00a8\u00ac\u00af\u00b1\u00b4\u00b6\u00b8\u00bf\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u2200-\u25ff]/u,
  /[\u00a4\u00a6\u00a8\u00ac\u00af\u00b4\u00b8\u00d7\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u2200-\u25ff]\p{L}/u,
  /[ªº][^\s\d.)/]/u,
  /[a-z]\p{Script=Han}[a-z]|[\uff61-\uff9f]/iu,
  /^[ñÑõÕãÃûÛîÎðÐþÞÿŸÏÌ]$/,
  /ς\p{L}|[άέήίόύώΐΰ]\p{L}*[άέήίόύώΐΰ]|σ(?!\p{L})/u,
]

/** Tells words that have no form of a word, or letters that neither the languages nor the texts of a site have. */
function oddWord(languages: readonly string[], texts: readonly string[]): (word: string) => boolean {
  const own = listLetters(languages)
  const used = own && new Set([...own, ...texts.join('').toLowerCase()])
  return (word) =>
    oddShapes.some((shape) => shape.test(word)) ||
    (used !== undefined && [...word.toLowerCase()].some((sign) => /(?=[^ -~])\p{L}/u.test(sign) && !used.has(sign)))
}
