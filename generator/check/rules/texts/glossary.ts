import type { SiteConfig } from '../../../../schema/site-config.ts'
import { atValue } from '../../../diagnostics/problem.ts'
import { literalPattern, wholeWords } from '../../../lib/languages/whole-words.ts'
import { nullObject } from '../../../lib/plain-map.ts'
import { placePath } from '../../../schema/walk.ts'
import { areTranslations, type Rule, sourceFirst, textPath } from '../rule-input.ts'

/** A text whose source has a term of the glossary has that term as well, as its language says it. */
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
  /** How it is said by the keys of the locales; `same` is how all of them write it. */
  readonly said: Readonly<Record<string, string>>
  readonly same?: string
  /** What it means, by the keys of the locales. */
  readonly meaning: Readonly<Record<string, string>>
  /** What finds it in a text, by the keys of the locales. */
  readonly patterns: Readonly<Record<string, RegExp>>
  /** What finds it where it is the same in all of them. */
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

/** How a term is said in a language; undefined where the glossary does not say. */
export function termTranslation({ said, same }: Term, locale: string): string | undefined {
  return same ?? said[locale]
}

/** Whether a text in a language has a term. */
export function containsTerm({ patterns, pattern }: Term, locale: string, text: string): boolean {
  return (pattern ?? patterns[locale])?.test(text) ?? false
}

/** Letters of scripts that write no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Finds a term whatever its endings: its words but for the last letter of long ones, each with up to three letters more. */
function termPattern(text: string): RegExp {
  if (unspaced.test(text)) return new RegExp(literalPattern(text.trim()), 'iu')
  const words = text.trim().split(/\s+/)
  const stems = words.map((word) => `${literalPattern(word.length > 4 ? word.slice(0, -1) : word)}\\p{L}{0,3}`)
  return wholeWords(stems.join('\\s+'), 'iu')
}
