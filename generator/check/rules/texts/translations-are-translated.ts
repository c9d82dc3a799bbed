import { atValue } from '../../../diagnostics/problem.ts'
import type { SchemaPlace } from '../../../schema/walk.ts'
import {
  flattenProblems,
  type LocalisedEntry,
  type Rule,
  type RuleInput,
  type RuleResult,
  sourceFirst,
  textPath,
} from '../rule-input.ts'
import { areSwapped, likelyLanguage, localeLanguage, seemsToBe, strangeText } from './language-guess.ts'
import { areKnown, areOfOther, buildVocabulary, unusualWords, type Vocabulary } from './vocabulary.ts'

/** Two equal texts of at least this many words are no coincidence. */
const wordsToDiffer = 4

/** The fewest characters from which a language can be guessed. */
const lengthToTell = 25

/** How many characters of a text are read. */
const lengthToRead = 160

/** A text that does not seem to begin in the language of its locale. */
interface DoubtfulText {
  readonly locale: string
  readonly language: string
  readonly text: string
}

/** No long text is the same in two languages, and each is in the language of its locale. */
export const translationsAreTranslated: Rule = (site) => {
  const name = site.config.site?.name ?? ''
  const slots = site.locales.map((locale) => ({ locale, language: localeLanguage(site, locale) }))
  let known: Vocabulary | undefined
  return site.localised.map((entry) => {
    const { kind, place, value } = entry
    if (kind === 'slug' || isAddress(place)) return undefined
    const identical = flattenProblems(identicalTexts(site, entry, name))
    if (identical.length > 0) return identical
    const doubtful = slots.flatMap(({ locale, language }): DoubtfulText[] => {
      const text = value[locale]
      return text && !seemsToBe(text, language) ? [{ locale, language, text }] : []
    })
    if (doubtful.length === 0) return undefined
    if (doubtful.length < 2) return misplacedTexts(place, doubtful, slots)
    const swapped = flattenProblems(swappedTexts(place, doubtful))
    if (swapped.length > 0) return swapped
    const misplaced = flattenProblems(misplacedTexts(place, doubtful, slots))
    if (misplaced.length > 0) return misplaced
    known ??= buildVocabulary(site)
    return swappedWords(place, doubtful, known)
  })
}

/** Whether a text belongs to a postal address, which is written in the language of the place. */
function isAddress(place: SchemaPlace): boolean {
  return place.key === 'address'
}

function identicalTexts(site: RuleInput, entry: LocalisedEntry, name: string): RuleResult {
  const { place, value } = entry
  if (areDifferent(Object.values(value))) return undefined
  const locales = sourceFirst(site, entry)
  return locales.map((locale, index) => {
    const text = value[locale] ?? ''
    const source = locales
      .slice(0, index)
      .find((other) => value[other] === text && localeLanguage(site, other) !== localeLanguage(site, locale))
    if (source === undefined || splitWords(text.replaceAll(name, '')).length < wordsToDiffer) return undefined
    return atValue('text-identical', textPath(place, locale), { locale, source })
  })
}

function areDifferent(texts: readonly string[]): boolean {
  return texts.every((text, index) => texts.indexOf(text) === index)
}

function swappedTexts(place: SchemaPlace, doubtful: readonly DoubtfulText[]): RuleResult {
  const strange = doubtful.flatMap(({ locale, language, text }) => {
    const words = strangeText(text, language)
    return words ? [{ locale, words }] : []
  })
  return strange.map(({ locale, words }) => {
    const found = strange.find((other) => areSwapped(words, other.words))?.locale
    return found && atValue('text-language', textPath(place, locale), { locale, found })
  })
}

/** Short texts that were swapped: each has words of the other's language, as the rest of the site uses them. */
function swappedWords(place: SchemaPlace, doubtful: readonly DoubtfulText[], vocabulary: Vocabulary): RuleResult {
  const unusual = doubtful.flatMap(({ locale, text }) => {
    const words = unusualWords(text, locale, vocabulary)
    return words ? [{ locale, words }] : []
  })
  return unusual.map(({ locale, words }) => {
    const found = unusual.find(
      (other) =>
        other.locale !== locale &&
        areKnown(vocabulary, [locale, other.locale]) &&
        areOfOther(without(words, other.words), { own: locale, other: other.locale }, vocabulary) &&
        areOfOther(without(other.words, words), { own: other.locale, other: locale }, vocabulary),
    )?.locale
    return found && atValue('text-language', textPath(place, locale), { locale, found })
  })
}

/** The words that only one of two texts has: common ones, such as names, tell neither language. */
function without(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word))
}

function misplacedTexts(
  place: SchemaPlace,
  doubtful: readonly DoubtfulText[],
  slots: readonly Pick<DoubtfulText, 'locale' | 'language'>[],
): RuleResult {
  return doubtful.map(({ locale, language: own, text }) => {
    if (text.length < lengthToTell) return undefined
    const words = text.slice(0, lengthToRead).toLowerCase().split(' ')
    const language = likelyLanguage(words, { own, languages: slots.map((slot) => slot.language) })
    const found = slots.find((slot) => slot.language === language)?.locale
    return found && atValue('text-language', textPath(place, locale), { locale, found })
  })
}

function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/\S+@\S+|https?:\/\/\S+/g, '')
      .match(/\p{L}+/gu) ?? []
  )
}
