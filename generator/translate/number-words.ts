import * as ar from 'n2words/ar-SA'
import * as de from 'n2words/de-DE'
import * as en from 'n2words/en-GB'
import * as es from 'n2words/es-ES'
import * as fr from 'n2words/fr-FR'
import * as it from 'n2words/it-IT'
import * as ja from 'n2words/ja-JP'
import * as nl from 'n2words/nl-NL'
import * as pl from 'n2words/pl-PL'
import * as pt from 'n2words/pt-PT'
import * as tr from 'n2words/tr-TR'
import * as zh from 'n2words/zh-Hans-CN'
import { foldLetters } from '../../src/strip-accents.ts'
import { languageOfTag } from '../lib/languages/language-facts.ts'
import type { BuiltInLanguage } from '../words/built-in-words.ts'

type Spelling = Readonly<Record<'toCardinal' | 'toOrdinal', (number: number) => string>>

const spellings: Readonly<Record<Exclude<BuiltInLanguage, `${string}-${string}`>, Spelling>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  tr,
  zh,
}

/** The largest number that is searched for in words. */
const greatest = 1_000_000

/**
 * Whether a text has a whole number in words, also at the beginning of a longer word, such as "achtzehnte"; false for languages whose number
 * words are unknown.
 *
 * @param tag the language of the text, as a BCP 47 tag
 */
export function isSaidInWords(number: number, text: string, tag: string): boolean {
  const spelling = (spellings as Readonly<Record<string, Spelling>>)[languageOfTag(tag)]
  if (!spelling || number > greatest) return false
  const words = ` ${plain(text)}`
  return [spelling.toCardinal(number), spelling.toOrdinal(number)].some((said) => {
    const word = plain(said)
    return words.includes(/[a-z]/.test(word) ? ` ${word}` : word)
  })
}

/** A text in small letters without accents and hyphens, with single spaces between its words. */
function plain(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
