import { languageOfTag } from '../../../lib/languages/language-facts.ts'
import type { RuleInput } from '../rule-input.ts'

/** The small words of a language. */
interface SmallWords {
  readonly words: ReadonlySet<string>
  /** Finds one of them between spaces. */
  readonly pattern: RegExp
}

/** Small words that one language uses all the time and its neighbours hardly ever. */
const frequent: ReadonlyMap<string, SmallWords> = new Map([
  makeEntry(
    'pt',
    'não você com uma um para dos das pelo pela são seu sua nós ou mais também à às ao aos é até já muito quem isso este esta e em no na os as do da',
  ),
  makeEntry(
    'es',
    'el la los las con una un para del y por su sus usted más también es hasta ya muy quien esto este esta en lo al son nuestro nuestra cada sin',
  ),
  makeEntry(
    'en',
    'the and of to in is for with you your we our that this are it on at by from or what when who which be have has not they',
  ),
  makeEntry(
    'fr',
    'le la les des une un et pour avec vous votre nous notre est sont dans sur par pas que qui ce cette au aux du ou plus en de',
  ),
  makeEntry(
    'de',
    'der die das und für mit sie ihr ihre wir unser ist sind in auf von nicht dass ein eine einen dem den des oder zu im am bei wird',
  ),
  makeEntry(
    'it',
    'il lo gli le con una un per del della e di che non è sono nostro più anche questo questa nel nella sul voi vostro come dei delle',
  ),
  makeEntry(
    'nl',
    'de het een en van voor met u uw wij ons is zijn in op niet dat die te aan bij ook of om worden wordt naar',
  ),
])

/** The fewest words from which a language can be guessed. */
const wordsToTell = 6

/** How many words are read to guess the language at the start of a text. */
const wordsAtStart = 12

/** The language of a locale. */
export function localeLanguage({ tags }: Pick<RuleInput, 'tags'>, locale: string): string {
  return languageOfTag(tags[locale] ?? locale)
}

/** Whether a text has a small word of a language. A quick test: finds only words between spaces. */
export function hasSmallWord(text: string, language: string): boolean {
  return hasAtLeast(1, frequent.get(language)?.pattern, text)
}

/** How many of the words are small ones of a language. */
function countSmallWords(words: readonly string[], language: string): number {
  const known = frequent.get(language)?.words
  return known ? words.filter((word) => known.has(word)).length : 0
}

/** Whether a text seems to begin in a language: two of its first dozen words are small words of it. True for languages without a list. */
export function seemsToBe(text: string, language: string): boolean {
  const known = frequent.get(language)
  return !known || hasAtLeast(2, known.pattern, firstWords(text))
}

/** The language that a text is in instead of its own; undefined in case of doubt, and for short texts. */
export function likelyLanguage(
  text: readonly string[],
  { own, languages }: { own: string; languages: readonly string[] },
): string | undefined {
  if (text.length < wordsToTell) return undefined
  const ownScore = scoreLanguage(text, own)?.share ?? 1
  if (ownScore > 0.15) return undefined
  return languages.find((language) => {
    const score = language === own ? undefined : scoreLanguage(text, language)
    return score && score.distinct >= 3 && score.share >= 0.25 && score.share >= 2 * ownScore
  })
}

function scoreLanguage(text: readonly string[], language: string): { share: number; distinct: number } | undefined {
  const known = frequent.get(language)?.words
  if (!known) return undefined
  let hits = 0
  const distinct = new Set<string>()
  for (const word of text) {
    if (!known.has(word)) continue
    hits++
    distinct.add(word)
  }
  return { share: hits / text.length, distinct: distinct.size }
}

/** The first dozen words of a text, with the spaces behind them. */
function firstWords(text: string): string {
  let end = 0
  for (let word = 0; word < wordsAtStart; word++) {
    const space = text.indexOf(' ', end)
    if (space === -1) return text
    end = space + 1
  }
  return text.slice(0, end)
}

/** Whether a text matches a pattern at least `count` times; false without a pattern. */
function hasAtLeast(count: number, pattern: RegExp | undefined, text: string): boolean {
  if (!pattern) return false
  pattern.lastIndex = 0
  for (let found = 0; found < count; found++) if (!pattern.test(text)) return false
  return true
}

/** A language with its small words. */
function makeEntry(language: string, list: string): [language: string, SmallWords] {
  const words = list.split(' ')
  return [language, { words: new Set(words), pattern: new RegExp(`(?:^| )(?:${words.join('|')})(?= )`, 'g') }]
}

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
  return words.length >= leastWords && countSmallWords(words, language) === 0 ? { words, language } : undefined
}

/**
 * Whether two translations have been swapped: each has a small word of the other's language, and none of its own. One such word
 * would be too little evidence for a single title, but not for two at once.
 */
export function areSwapped(one: StrangeText, other: StrangeText): boolean {
  return countSmallWords(one.words, other.language) > 0 && countSmallWords(other.words, one.language) > 0
}
