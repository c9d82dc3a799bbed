import { wholeLocale } from '../lib/languages/language-facts.ts'
import { parseTag } from '../lib/languages/language-tags.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ptPT } from './pt-pt.ts'
import { tr } from './tr.ts'
import type { Words } from './words.ts'
import { zh } from './zh.ts'

/** Texts by the keys that lead to them. */
export interface WordTree {
  readonly [key: string]: string | WordTree
}

/**
 * The languages that the built-in words exist in, and regional variants. How to add one: a file like the others, and its
 * line here.
 */
const languages = { ar, de, en, es, fr, it, ja, nl, pl, pt, 'pt-PT': ptPT, tr, zh } satisfies Readonly<
  Record<string, Words>
>

/** The countries that write Portuguese as in Portugal. */
const likePortugal = new Set(['PT', 'AO', 'CV', 'GW', 'MO', 'MZ', 'ST', 'TL'])

/** A language in which the generator has the words of a site. */
export type BuiltInLanguage = keyof typeof languages

/** Those languages, as BCP 47 tags. */
export const builtInLanguages: readonly string[] = Object.keys(languages)

/** The keys of all words, which are the same in each language. */
export const wordShape: WordTree = en

/** A tag that the schema accepts; any other is a mistake with a message of its own. */
export const isTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$/

/** The words of a site in the language of a BCP 47 tag; undefined if there are none, or they are written in another script. */
export function builtInWords(tag: string): WordTree | undefined {
  const language = builtInLanguage(tag)
  return language && languages[language]
}

/** The language of a BCP 47 tag, or its variant in the country of the tag, if the generator has words of it in the script of the tag. */
export function builtInLanguage(tag: string): BuiltInLanguage | undefined {
  // A variant that is named twice has the form of a tag, and makes none.
  if (!isTag.test(tag) || !parseTag(tag)) return undefined
  const { language, script, region = '' } = wholeLocale(tag)
  if (language === 'pt' && likePortugal.has(region)) return 'pt-PT'
  return Object.hasOwn(languages, language) && wholeLocale(language).script === script
    ? (language as BuiltInLanguage)
    : undefined
}

/** The word at the end of a path below `messages`, in the language of a tag; undefined if there is none. */
export function builtInWord(tag: string, path: readonly (string | number)[]): string | undefined {
  const found = path.reduce<WordTree | string | undefined>(
    (at, key) => (typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined),
    builtInWords(tag),
  )
  return typeof found === 'string' ? found : undefined
}
