import { keptByText } from '../../lib/kept-by-text.ts'

/** The fewest letters that two words have in common at their beginning if one is made of the other, as "method" and "methodology" are. */
const sharedLetters = 5

/** Scripts that are written without spaces. A word of them may be one sign; what only joins others, in hiragana, says nothing. */
const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words of a text that may tell what it is about, without accents and in small letters. Its letters say how they are divided, not its language. */
export const tellingWords = keptByText((text): readonly string[] => {
  const plain = folded(text)
  if (unspaced.test(plain)) {
    const parts = new Intl.Segmenter('und', { granularity: 'word' }).segment(plain)
    return [...parts].flatMap(({ segment }) => (unspaced.test(segment) ? [segment] : []))
  }
  return plain.match(/\p{L}{4,}/gu) ?? []
})

/** Whether two words are the same, or made of the same one. */
export function areAkin(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  const differs = [...one.slice(0, shorter)].findIndex((letter, index) => letter !== other[index])
  const shared = differs === -1 ? shorter : differs
  return shared >= Math.max(sharedLetters, shorter - 1)
}

/** A text without accents, in small letters. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
