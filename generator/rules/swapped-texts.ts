import { hasSmallWord, smallWordsIn } from './language-guess.ts'

/** Two short titles may be anything. */
const leastWords = 4

/** The words of a text that has none of the small ones of the language that it should be in. */
export interface StrangeText {
  readonly words: readonly string[]
  readonly language: string
}

/** A text that may belong to another language; undefined for one that is surely in its own, and for one too short to tell. */
export function strangeText(text: string, language: string): StrangeText | undefined {
  if (hasSmallWord(text, language)) return undefined
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= leastWords && smallWordsIn(words, language) === 0 ? { words, language } : undefined
}

/**
 * Whether two translations stand in each other's place. Each need have but one small word of the other's language and none of its own: that
 * both are wrong at once is evidence enough for titles, of which one alone could not be told.
 */
export function areSwapped(one: StrangeText, other: StrangeText): boolean {
  return smallWordsIn(one.words, other.language) > 0 && smallWordsIn(other.words, one.language) > 0
}
