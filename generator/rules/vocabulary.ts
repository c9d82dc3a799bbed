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
      for (const word of wordsOf(value[locale] ?? '')) known?.set(word, (known.get(word) ?? 0) + 1)
    }
  }
  return words
}

/** Whether a text has words that only the texts of another locale have, and none that only those of its own have. */
export function isOfOther(
  text: string,
  { own, other }: { readonly own: string; readonly other: string },
  vocabulary: Vocabulary,
): boolean {
  // The text itself is among those of its own locale.
  const inOwn = (word: string) => (vocabulary.get(own)?.get(word) ?? 0) - 1
  const inOther = (word: string) => vocabulary.get(other)?.get(word) ?? 0
  const words = wordsOf(text)
  return (
    words.some((word) => inOwn(word) <= 0 && inOther(word) >= textsToTell) &&
    !words.some((word) => inOwn(word) > 0 && inOther(word) === 0)
  )
}

function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .slice(0, lengthToRead)
        .toLowerCase()
        .match(/\p{L}{2,}/gu),
    ),
  ]
}
