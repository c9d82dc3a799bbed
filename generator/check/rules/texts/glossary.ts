import type { SiteConfig } from '../../../../schema/site-config.ts'
import { atValue } from '../../../diagnostics/problem.ts'
import { literalPattern, wholeWords } from '../../../lib/languages/whole-words.ts'
import { nullObject } from '../../../lib/plain-map.ts'
import { placePath } from '../../../schema/walk.ts'
import { areTranslations, type Rule, sourceFirst, textPath } from '../rule-input.ts'

/** A text whose source has a term of the glossary has the translation of that term. */
export const termsAgree: Rule = (site) => {
  const terms = readTerms(site.config)
  if (terms.length === 0) return undefined
  return site.localised.flatMap((entry) => {
    const [source, ...others] = sourceFirst(site, entry)
    if (source === undefined || !areTranslations(entry.kind) || placePath(entry.place)[0] === 'glossary') return []
    const said = terms.filter((term) => containsTerm(term, source, entry.value[source] ?? ''))
    return others.flatMap((locale) =>
      said.map((term) => {
        const wanted = termTranslation(term, locale)
        if (wanted === undefined || containsTerm(term, locale, entry.value[locale] ?? '')) return undefined
        const parameters = { locale, source, said: termTranslation(term, source) ?? '', wanted }
        return atValue('term-differs', textPath(entry.place, locale), parameters)
      }),
    )
  })
}

/** A word of the glossary. */
export interface Term {
  /** Its translations by the keys of the locales; `same` is for a word that is the same in all. */
  readonly said: Readonly<Record<string, string>>
  readonly same?: string
  /** What it means, by the keys of the locales. */
  readonly meaning: Readonly<Record<string, string>>
  /** The pattern that finds it in a text, by the keys of the locales. */
  readonly patterns: Readonly<Record<string, RegExp>>
  /** The pattern for a word that is the same in all of them. */
  readonly pattern?: RegExp
}

/** The words of the glossary of a configuration. */
export function readTerms({ glossary = {} }: Pick<SiteConfig, 'glossary'>): Term[] {
  return Object.values(glossary).map((entry): Term => {
    const said = entry.term ?? {}
    const words = Object.entries(said).filter(([, text]) => text.trim() !== '')
    const patterns = nullObject(words.map(([locale, text]) => [locale, termPattern(text)] as const))
    const same = entry.same?.trim() === '' ? undefined : entry.same
    return {
      said,
      meaning: entry.meaning ?? {},
      patterns,
      ...(same && { same, pattern: wholeWords(literalPattern(same.trim()), 'u') }),
    }
  })
}

/** The translation of a term; undefined if the glossary has none for the language. */
export function termTranslation({ said, same }: Term, locale: string): string | undefined {
  return same ?? said[locale]
}

/** Whether a text in a language contains a term. */
export function containsTerm({ patterns, pattern }: Term, locale: string, text: string): boolean {
  return (pattern ?? patterns[locale])?.test(text) ?? false
}

/** Letters of scripts that write no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** A pattern for a term with any ending: long words without their last letter, and each word with up to three more letters. */
function termPattern(text: string): RegExp {
  if (unspaced.test(text)) return new RegExp(literalPattern(text.trim()), 'iu')
  const words = text.trim().split(/\s+/)
  const stems = words.map((word) => `${literalPattern(word.length > 4 ? word.slice(0, -1) : word)}\\p{L}{0,3}`)
  return wholeWords(stems.join('\\s+'), 'iu')
}
