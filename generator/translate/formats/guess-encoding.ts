import iconv from 'iconv-lite'
import { groupBy } from '../../lib/group-by.ts'
import type { Reading, ReadingHints } from '../translation-unit.ts'
import { createLetterTest, listEncodings, range, usualEncodings } from './code-pages.ts'

/** What stands between the words of a file, in all encodings that are tried. */
const between = /[\t\n\r ",;<>]+/

/** In bytes, a word that has letters of its own in each encoding. */
const wordWithLetter = /[^\t\n\r ",;<>\u0080-\u00ff]*[\u0080-\u00ff][^\t\n\r ",;<>]*/g

/** A word of three letters or more with another sign than `a` to `z` among them. Quotation marks around a word, and single letters, are read in several encodings by chance. */
const tellingWord = /^(?=.*\p{L}.*\p{L}.*\p{L}).*(?:(?=[^ -~])\p{L}|\p{L}[^ -~]\p{L})/u

/** What can be said of the encoding of a file. */
export interface Guess {
  /** The encodings in which it may be, the likeliest first, of those that give different texts. */
  readonly readings: readonly Reading[]
  /** Whether it can only be the first one. */
  readonly isSure: boolean
}

/** A file in one of the encodings. */
interface Candidate {
  readonly encoding: string
  readonly words: readonly string[]
  /** How many of the words have no form of a word, or letters that their language lacks. */
  readonly odd: number
}

/** By how many words every other encoding has to look worse, unless it is the one of Excel on Windows. */
const margin = 2

const maxWords = 5000

/** The most encodings that somebody is asked about. */
const maxReadings = 6

/**
 * Finds out in which encodings a file may be.
 *
 * Of all encodings in which texts are saved anywhere, those are left out that have no letter for one of its bytes, then those in which it has
 * less than half as many words of the site. It is in the one in which the fewest words look as no word does, where in each other one clearly more do.
 *
 * @param extra an encoding that is possible, too
 */
export function guessEncoding(bytes: Uint8Array, hints: ReadingHints, extra: readonly string[] = []): Guess {
  const { tags, texts } = hints
  const languages = Object.values(tags)
  const own = texts.flatMap((text) => Object.keys(tags).flatMap((key) => text[key] ?? []))
  const words = [...new Set(Buffer.from(bytes).toString('latin1').match(wordWithLetter))].slice(0, maxWords)
  const evidence = Buffer.from(words.join('\n'), 'latin1')
  const isOdd = createOddWordTest(hints)
  const readable = [...extra, ...listEncodings(languages)]
    .map((encoding) => ({ encoding, words: decodeAs(encoding, evidence)?.split('\n') ?? [] }))
    .filter((each) => each.words.length === words.length)
  const different = [...groupBy(readable, (each) => each.words.join('\n')).values()].flatMap((same) => same.slice(0, 1))
  const ofSite = new Set(
    own.flatMap((text) => text.toLowerCase().split(between)).filter((word) => tellingWord.test(word)),
  )
  const counted = different.map((each) => ({
    ...each,
    known: each.words.filter((word) => ofSite.has(word.toLowerCase())).length,
  }))
  const known = Math.max(...counted.map((each) => each.known))
  const [best, ...others] = counted
    .filter((each) => each.known * 2 > known || each.known === known)
    .map((each) => ({ ...each, odd: each.words.filter(isOdd).length + (hasLoneQuotes(each.words) ? 1 : 0) }))
    .sort((a, b) => a.odd - b.odd)
  if (!best) return { readings: [], isSure: false }
  // Bytes that are UTF-8 are so by chance only where they look better in another encoding.
  if (best.encoding === 'utf-8') return { readings: readingsOf([best], words.length), isSure: true }
  const needed = usualEncodings(languages).has(best.encoding) ? 1 : margin
  const rivals = others.filter(({ odd }) => odd < 2 * best.odd + needed)
  const isSure = rivals.length === 0 && best.odd <= Math.max(known, words.length / 4)
  return {
    readings: readingsOf([best, ...(rivals.length > 0 ? rivals : others)].slice(0, maxReadings), words.length),
    isSure,
  }
}

/** Whether quotations only begin, or only end. */
function hasLoneQuotes(words: readonly string[]): boolean {
  return words.some((word) => word.includes('«')) !== words.some((word) => word.includes('»'))
}

/** Encodings with a word that is another one in each of them, if there is one. */
function readingsOf(candidates: readonly Candidate[], count: number): Reading[] {
  const differs = (at: number) => new Set(candidates.map(({ words }) => words[at])).size === candidates.length
  const at = range(0, count - 1).find(differs) ?? 0
  return candidates.map(({ encoding, words }) => ({ encoding, example: words[at] ?? '' }))
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
  if (/[\ufffd\u0080-\u009f]/.test(text)) return undefined
  // This one has letters of Vietnamese apart from their accents.
  return encoding === 'windows-1258' ? text.normalize() : text
}

/** What no word has. Scripts without capital letters have other characters amid letters. */
const oddShapes: readonly RegExp[] = [
  // A capital letter behind a small one; a small one behind two capital ones, of which one has an accent.
  /\p{Ll}(?=[^ -~])\p{Lu}|(?=[^ -~])\p{Ll}\p{Lu}|\p{Lu}{2}(?=[^ -~ß])\p{Ll}|\p{Lu}(?=[^ -~])\p{Lu}\p{Ll}/u,
  // Letters of two alphabets; a number amid letters.
  /\p{Script=Latin}(?:[\p{Script=Cyrillic}\p{Script=Greek}]|(?=[^ -~])\p{Nd})|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  /[a-z]\p{Script=Han}[a-z]|[\uff61-\uff9f]/iu,
  /(?=[^ -~])[\p{Lu}\p{Ll}]\d+(?=[^ -~])[\p{Lu}\p{Ll}]/u,
  // Other characters amid letters or beside one.
  /(?!\p{Lo})\p{L}(?:(?=[^ -~])[^\p{L}\p{M}\u00a0\u00ad·’‘–—«»“”„/]|(?<![lL])·|·(?![lL]))+(?!\p{Lo})\p{L}/u,
  /\p{L}[\u00a1\u00a6\u00ac\u00b1\u00b6\u00bf\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u2200-\u25ff„‚]/u,
  /[\u00a6\u00ac\u00b1\u00d7\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u2200-\u25ff²³¹½¼¾©®™]\p{L}|\p{L}[½¼¾]|\p{L}{3}[²³¹]|[¢£¥₪₫]\p{L}|\p{L}[¢£¥₪₫]|\p{L}{2}°/u,
  /(?!\p{Lo})\p{L}[«»“”„](?!\p{Lo})\p{L}|\p{Script=Latin}[\u200e\u200f]/u,
  // Ordinal indicators before something, dashes and no-break spaces before a word, soft hyphens, accents on their own, box drawing, presentation forms
  // of Arabic, private use.
  /[ªº][^\s\d.)/]|^\u00a0\p{L}|(?<!\p{L})[–—]\p{L}|[\u00a4\u00a8\u00ad\u00af\u00b4\u00b8\u2310\u2320\u2321\u2500-\u259f\ufb50-\ufdff\ufe70-\ufeff\p{Co}\p{Cn}]/u,
  // Letters that are no word.
  /^[ñÑõÕãÃûÛîÎðÐþÞÿŸÏÌ]$/,
  // Two accents of a Greek word, or one of its sigmas in the place of the other.
  /ς\p{L}|[άέήίόύώΐΰ]\p{L}*[άέήίόύώΐΰ]|σ(?!\p{L})/u,
]

/** Tells words that have no form of a word, or letters that no language of the site has together. */
function createOddWordTest({ tags, texts }: ReadingHints): (word: string) => boolean {
  const tests = Object.entries(tags).map(([key, tag]) => {
    const used = new Set(
      texts
        .map((text) => text[key] ?? '')
        .join('')
        .toLowerCase(),
    )
    const isOwn = createLetterTest(tag)
    return (letter: string) => used.has(letter) || isOwn(letter)
  })
  const isOfLanguage = (word: string) => {
    // In lower case, the capital i with a dot is two characters.
    const letters =
      word
        .replaceAll('İ', 'i')
        .toLowerCase()
        .match(/(?=[^ -~])[\p{L}\p{M}]/gu) ?? []
    return tests.length === 0 || tests.some((isOwn) => letters.every(isOwn))
  }
  return (word) => oddShapes.some((shape) => shape.test(word)) || !isOfLanguage(word)
}
