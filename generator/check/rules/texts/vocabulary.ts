import { memoizeByText } from '../../../lib/memoize.ts'
import type { RuleInput } from '../rule-input.ts'

/** How many texts are read, and how much of each: enough to know the words of a site, however large. */
const textsToRead = 1500
const lengthToRead = 200

/** In how many other texts of a language a word must be to identify that language. */
const textsToTell = 2

/**
 * The fewest texts for a usable vocabulary, and the smallest share of the number of texts in the other language. With fewer, as in a new language,
 * most words occur once, and words of a related language seem to be its own.
 */
const leastTexts = 150
const leastShare = 0.95

/** How many texts of a locale were read, and how many of them contain each word. */
interface Known {
  texts: number
  readonly words: Map<string, number>
}

/** The words of each locale. */
export type Vocabulary = ReadonlyMap<string, Readonly<Known>>

/** Builds the vocabulary of a site in each language. It identifies the language of texts that are too short to guess it. */
export function buildVocabulary({ locales, localised }: Pick<RuleInput, 'locales' | 'localised'>): Vocabulary {
  const vocabulary = new Map(locales.map((locale): [string, Known] => [locale, { texts: 0, words: new Map() }]))
  for (const { kind, value } of localised.slice(0, textsToRead)) {
    if (kind === 'slug') continue
    for (const locale of locales) {
      const known = vocabulary.get(locale)
      const text = value[locale]
      if (!known || !text) continue
      known.texts++
      for (const word of new Set(splitWords(text))) known.words.set(word, (known.words.get(word) ?? 0) + 1)
    }
  }
  return vocabulary
}

/** Whether enough texts of two locales were read to tell their words apart. */
export function areKnown(vocabulary: Vocabulary, locales: readonly [string, string]): boolean {
  const [fewer = 0, more = 0] = locales.map((locale) => vocabulary.get(locale)?.texts ?? 0).sort((a, b) => a - b)
  return fewer >= leastTexts && fewer >= more * leastShare
}

/** The words of a text, if no other text of its locale has any of them; undefined for nearly all texts. */
export function unusualWords(text: string, locale: string, vocabulary: Vocabulary): readonly string[] | undefined {
  const known = vocabulary.get(locale)
  const words = splitWords(text)
  return words.some((word) => isAlone(known?.words.get(word))) ? words : undefined
}

/** Whether some words occur only in texts of another locale, and none only in texts of their own. */
export function areOfOther(
  words: readonly string[],
  { own, other }: { readonly own: string; readonly other: string },
  vocabulary: Vocabulary,
): boolean {
  const inOwn = vocabulary.get(own)?.words
  const inOther = vocabulary.get(other)?.words
  return (
    words.some((word) => isAlone(inOwn?.get(word)) && (inOther?.get(word) ?? 0) >= textsToTell) &&
    words.every((word) => isAlone(inOwn?.get(word)) || inOther?.has(word))
  )
}

/** Whether a word occurs in one text at most: the text itself is counted, too. */
function isAlone(texts = 0): boolean {
  return texts <= 1
}

const splitWords = memoizeByText(
  (text): readonly string[] =>
    text
      .slice(0, lengthToRead)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
)
