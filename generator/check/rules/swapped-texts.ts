import { hasSmallWord, smallWordsIn } from './language-guess.ts'

/** The fewest words: shorter titles may be in any language. */
const leastWords = 4

/** A text without any small word of its language. */
interface StrangeText {
  readonly words: readonly string[]
  readonly language: string
}

/** The words of a text that may be in another language; undefined if it has a small word of its own language, or too few words. */
export function strangeText(text: string, language: string): StrangeText | undefined {
  if (hasSmallWord(text, language)) return undefined
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= leastWords && smallWordsIn(words, language) === 0 ? { words, language } : undefined
}

/**
 * Whether two translations have been swapped: each has a small word of the other's language, and none of its own. One such word
 * would be too little evidence for a single title, but not for two at once.
 */
export function areSwapped(one: StrangeText, other: StrangeText): boolean {
  return smallWordsIn(one.words, other.language) > 0 && smallWordsIn(other.words, one.language) > 0
}
