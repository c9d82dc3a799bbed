import { keptByText } from '../../lib/kept-results.ts'
import type { Site } from './site.ts'

/** How many texts are read, and how much of each: enough to know the words of a site, however large. */
const textsToRead = 1500
const lengthToRead = 200

/** The fewest other texts of a language that have a word which is to tell that language. */
const textsToTell = 2

/** In how many texts of each locale a word stands. */
export type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The words that a site uses in each of its languages: short texts, of which no language can be guessed, are made of them as well. */
export function vocabularyOf({ locales, localised }: Pick<Site, 'locales' | 'localised'>): Vocabulary {
  const words = new Map(locales.map((locale) => [locale, new Map<string, number>()]))
  for (const { kind, value } of localised.slice(0, textsToRead)) {
    if (kind === 'slug') continue
    for (const locale of locales) {
      const known = words.get(locale)
      for (const word of new Set(wordsOf(value[locale] ?? ''))) known?.set(word, (known.get(word) ?? 0) + 1)
    }
  }
  return words
}

/** The words of a text, if no other text of its locale has one of them. Nearly all texts are made of words that others have, too. */
export function unusualWords(text: string, locale: string, vocabulary: Vocabulary): readonly string[] | undefined {
  const known = vocabulary.get(locale)
  const words = wordsOf(text)
  return words.some((word) => isAlone(known?.get(word))) ? words : undefined
}

/** Whether there are words that only the texts of another locale have, and none that only those of their own have. */
export function areOfOther(
  words: readonly string[],
  { own, other }: { readonly own: string; readonly other: string },
  vocabulary: Vocabulary,
): boolean {
  const inOwn = vocabulary.get(own)
  const inOther = vocabulary.get(other)
  return (
    words.some((word) => isAlone(inOwn?.get(word)) && (inOther?.get(word) ?? 0) >= textsToTell) &&
    words.every((word) => isAlone(inOwn?.get(word)) || inOther?.has(word))
  )
}

/** Whether a word stands in one text at most: the one that is asked about is among those of its own locale. */
function isAlone(texts = 0): boolean {
  return texts <= 1
}

const wordsOf = keptByText(
  (text): readonly string[] =>
    text
      .slice(0, lengthToRead)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
)
