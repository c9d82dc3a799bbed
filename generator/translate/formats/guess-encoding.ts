import iconv from 'iconv-lite'
import { groupBy } from '../../lib/group-by.ts'
import type { Reading, ReadingHints } from '../translation-unit.ts'
import { createLetterTest, listEncodings, range, usualEncodings } from './code-pages.ts'

/** What separates words, in all encodings that are tried. */
const between = /[\t\n\r ",;<>]+/

/** A word with a byte above 127, which is another letter in each encoding. */
const wordWithLetter = /[^\t\n\r ",;<>\u0080-\u00ff]*[\u0080-\u00ff][^\t\n\r ",;<>]*/g

/** A word of three letters or more that contains another letter than `a` to `z`. Shorter ones, and quotation marks around a word, may look right in a wrong encoding by chance. */
const tellingWord = /^(?=.*\p{L}.*\p{L}.*\p{L}).*(?:(?=[^ -~])\p{L}|\p{L}[^ -~]\p{L})/u

/** The possible encodings of a file. */
export interface Guess {
  /** The possible encodings, likeliest first; one for each different text that they give. */
  readonly readings: readonly Reading[]
  /** Whether it must be the first one. */
  readonly isSure: boolean
}

/** A file, read in one of the encodings. */
interface Candidate {
  readonly encoding: string
  readonly words: readonly string[]
  /** How many of the words look like no word, or have letters that their language lacks. */
  readonly odd: number
}

/** By how many odd words every other encoding must be worse, unless the best is that of Excel on Windows. */
const margin = 2

const maxWords = 5000

/** The most encodings that a person is offered. */
const maxReadings = 6

/**
 * Finds the possible encodings of a file. Drops the encodings that lack a letter for one of its bytes, then those in which it has less than half
 * as many words of the site as in the best one. The encoding with the fewest odd words is right, if all others have clearly more.
 *
 * @param extra further encodings to try
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
  // Valid UTF-8 is a coincidence only if the bytes look better in another encoding.
  if (best.encoding === 'utf-8') return { readings: toReadings([best], words.length), isSure: true }
  const needed = usualEncodings(languages).has(best.encoding) ? 1 : margin
  const rivals = others.filter(({ odd }) => odd < 2 * best.odd + needed)
  const isSure = rivals.length === 0 && best.odd <= Math.max(known, words.length / 4)
  return {
    readings: toReadings([best, ...(rivals.length > 0 ? rivals : others)].slice(0, maxReadings), words.length),
    isSure,
  }
}

/** Whether there are only opening quotation marks, or only closing ones. */
function hasLoneQuotes(words: readonly string[]): boolean {
  return words.some((word) => word.includes('«')) !== words.some((word) => word.includes('»'))
}

/** The readings of candidates, each with a word that differs between all of them, if there is one. */
function toReadings(candidates: readonly Candidate[], count: number): Reading[] {
  const differs = (at: number) => new Set(candidates.map(({ words }) => words[at])).size === candidates.length
  const at = range(0, count - 1).find(differs) ?? 0
  return candidates.map(({ encoding, words }) => ({ encoding, example: words[at] ?? '' }))
}

/** Whether an encoding of this name is known. */
export function isEncoding(name: string): boolean {
  return iconv.encodingExists(name)
}

/** Decodes bytes; undefined if the encoding has no letter for some of them. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  if (!iconv.encodingExists(encoding)) return undefined
  const read = iconv.decode(Buffer.from(bytes), encoding)
  // Since 1998, the Mac encodings have the euro sign in the place of "¤".
  const text = /^mac/.test(encoding) ? read.replaceAll('¤', '€') : read
  // Control characters stand where an encoding has no letters.
  if (/[\ufffd\u0080-\u009f]/.test(text)) return undefined
  // It has combining accents for Vietnamese.
  return encoding === 'windows-1258' ? text.normalize() : text
}

/** Patterns that no real word matches. Scripts without capital letters may have other characters between letters. */
const oddShapes: readonly RegExp[] = [
  // A capital letter behind a small one; a small letter behind two capitals, one of which is not A to Z.
  /\p{Ll}(?=[^ -~])\p{Lu}|(?=[^ -~])\p{Ll}\p{Lu}|\p{Lu}{2}(?=[^ -~ß])\p{Ll}|\p{Lu}(?=[^ -~])\p{Lu}\p{Ll}/u,
  // Letters of two alphabets; a digit of another script beside a letter.
  /\p{Script=Latin}(?:[\p{Script=Cyrillic}\p{Script=Greek}]|(?=[^ -~])\p{Nd})|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  /[a-z]\p{Script=Han}[a-z]|[\uff61-\uff9f]/iu,
  /(?=[^ -~])[\p{Lu}\p{Ll}]\d+(?=[^ -~])[\p{Lu}\p{Ll}]/u,
  // Other characters between letters.
  /(?!\p{Lo})\p{L}(?:(?=[^ -~])[^\p{L}\p{M}\u00a0\u00ad·’‘–—«»“”„/]|(?<![lL])·|·(?![lL]))+(?!\p{Lo})\p{L}/u,
  /\p{L}[\u00a1\u00a6\u00ac\u00b1\u00b6\u00bf\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u2200-\u25ff„‚]/u,
  /[\u00a6\u00ac\u00b1\u00d7\u00f7\u02c6-\u02dd\u2020\u2021\u2030\u2200-\u25ff²³¹½¼¾©®™]\p{L}|\p{L}[½¼¾]|\p{L}{3}[²³¹]|[¢£¥₪₫]\p{L}|\p{L}[¢£¥₪₫]|\p{L}{2}°/u,
  /(?!\p{Lo})\p{L}[«»“”„](?!\p{Lo})\p{L}|\p{Script=Latin}[\u200e\u200f]/u,
  // Ordinal indicators before something, dashes and no-break spaces before a word, soft hyphens, accents on their own, box drawing, presentation forms
  // of Arabic, private use.
  /[ªº][^\s\d.)/]|^\u00a0\p{L}|(?<!\p{L})[–—]\p{L}|[\u00a4\u00a8\u00ad\u00af\u00b4\u00b8\u2310\u2320\u2321\u2500-\u259f\ufb50-\ufdff\ufe70-\ufeff\p{Co}\p{Cn}]/u,
  // Single letters that are no word.
  /^[ñÑõÕãÃûÛîÎðÐþÞÿŸÏÌ]$/,
  // Two accents in a Greek word, or the wrong form of sigma.
  /ς\p{L}|[άέήίόύώΐΰ]\p{L}*[άέήίόύώΐΰ]|σ(?!\p{L})/u,
]

/** Makes a test for odd words: they match one of the patterns above, or have letters that no language of the site has together. */
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
