import { hasSmallWord, smallWordsIn } from './language-guess.ts'

/** Two short titles may be anything. */
const leastWords = 4

/** A text with the language that it should be in. */
export interface SlottedText {
  readonly text: string
  readonly language: string
}

/**
 * Whether two translations stand in each other's place. Each need have but one small word of the other's language and none of its own: that
 * both are wrong at once is evidence enough for titles, of which one alone could not be told.
 */
export function areSwapped(one: SlottedText, other: SlottedText): boolean {
  if (one.language === other.language || hasSmallWord(one) || hasSmallWord(other)) return false
  return (
    isOf(one.text, { own: one.language, found: other.language }) &&
    isOf(other.text, { own: other.language, found: one.language })
  )
}

function isOf(text: string, { own, found }: { readonly own: string; readonly found: string }): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= leastWords && smallWordsIn(words, found) > 0 && smallWordsIn(words, own) === 0
}
