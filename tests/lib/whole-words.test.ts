import { expect, test } from 'vitest'
import { literalPattern, wholeWords } from '../../generator/lib/languages/whole-words.ts'

test('a word is found as a whole, and one of ten thousand letters is none: engines refuse it', () => {
  const found = (word: string, text: string) => wholeWords(literalPattern(word), 'iu').test(text)
  expect(found('on-site', 'We work on-site.')).toBe(true)
  expect(found('site', 'websites')).toBe(false)
  const long = 'ä'.repeat(10_000)
  expect(found(long, long)).toBe(false)
})
