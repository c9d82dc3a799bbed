/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Accents, the vowel points of Arabic and Hebrew, and the stroke that stretches Arabic words. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g

/** The article of Arabic, with the "and" before it, which is written as one word with its noun. */
const article = /^\u0648?\u0627\u0644(?=.{3})/

/**
 * The words of a text, as an index has them and a question is compared with it: small, without accents. Texts of scripts that put no spaces
 * between words are divided by the dictionaries of the browser.
 */
export function splitWords(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .flatMap((run) => (unspaced.test(run) ? divideRun(run) : run))
    .map((word) => word.replace(article, ''))
}

/** A text with letters that people type: those of other widths, with marks, or in capitals are the same to them. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
}

/** A browser that knows no words has each sign as one: so it finds what begins with it. */
function divideRun(run: string): string[] {
  if (!('Segmenter' in Intl)) return [...run]
  // Which language is named makes no difference to the dictionaries.
  const segments = new Intl.Segmenter('ja', { granularity: 'word' }).segment(run)
  return [...segments].map(({ segment }) => segment)
}

/** Signs of which several make a word that dictionaries have as one. */
const compound = /^[\p{Script=Han}\p{Script=Katakana}ー]{3,}$/u

/** A word with the ends of a compound of Chinese or Japanese, by which it is found as well: a question is compared with beginnings. */
export function withEnds(word: string): string[] {
  if (!compound.test(word)) return [word]
  const signs = [...word]
  return signs.slice(0, -1).map((_, from) => signs.slice(from).join(''))
}
