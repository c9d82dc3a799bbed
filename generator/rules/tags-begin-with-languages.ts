import { atValue, type Problem } from '../diagnostics/problem.ts'
import { languageOfTag } from '../language-of-tag.ts'
import type { Rule } from './rule.ts'
import { section } from './unchecked-values.ts'

/** No locale has the code of its country alone for a tag: "br" is Breton, not the Portuguese of Brazil. */
export const tagsBeginWithLanguages: Rule = ({ value }) =>
  Object.entries(section(value.locales)).flatMap(([locale, entry]): Problem[] => {
    const { tag } = section(entry)
    const suggestion = typeof tag === 'string' ? tagOfCountry(tag, locale) : undefined
    if (typeof tag !== 'string' || !suggestion) return []
    return [atValue('tag-country', ['locales', locale, 'tag'], { parameters: { tag, suggestion } })]
  })

/** The tag that is meant by the code of a country: with the language that the key of the locale names, if it is spoken there. */
export function tagOfCountry(tag: string, locale: string): string | undefined {
  const language = languageOfTag(locale)
  if (!/^[a-z]{2}$/i.test(tag) || tag.toLowerCase() === language) return undefined
  return isSpokenIn(tag, language) ? `${language}-${tag.toUpperCase()}` : undefined
}

/** Whether Intl has formats for a language in a country. */
export function isSpokenIn(country: string, language: string): boolean {
  const region = country.toUpperCase()
  try {
    return new Intl.DateTimeFormat(`${language}-${region}`).resolvedOptions().locale.endsWith(`-${region}`)
  } catch {
    return false
  }
}
