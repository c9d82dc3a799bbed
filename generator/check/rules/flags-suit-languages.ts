import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { languageOfTag } from '../../lib/language-of-tag.ts'
import { flagOf, isSpokenIn, tagOfCountry } from './countries-of-tags.ts'
import type { Rule } from './rule.ts'
import { section } from './unchecked-values.ts'

/**
 * No locale has the flag of another country because the country's code abbreviates the language: "ge" is Georgia, not German, and
 * "sv" is El Salvador, not Swedish. Any other flag is accepted: no list has all countries in which a language is spoken.
 */
export const flagsSuitLanguages: Rule = ({ value }) =>
  Object.entries(section(value.locales)).flatMap(([locale, entry]): Problem[] => {
    const { flag, tag } = section(entry)
    if (typeof flag !== 'string' || !/^[a-z]{2}$/.test(flag) || typeof tag !== 'string') return []
    if (tagOfCountry(tag, locale)) return []
    const suggestion = flagOf(tag)
    if (!suggestion || !isCountry(flag) || !isAbbreviation(flag, tag) || isAtHome(tag, flag)) return []
    return [atValue('flag-language', ['locales', locale, 'flag'], { parameters: { locale, flag, tag, suggestion } })]
  })

function isCountry(flag: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(flag.toUpperCase()) !== undefined
}

function isAbbreviation(flag: string, tag: string): boolean {
  const language = languageOfTag(tag)
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? ''
  return flag === language || name.toLowerCase().startsWith(flag)
}

/** Whether a language is spoken in a country: it is that of its tag, or Intl has formats for the two. */
function isAtHome(tag: string, flag: string): boolean {
  if (flag === flagOf(tag) || flag === flagOf(languageOfTag(tag))) return true
  return isSpokenIn(flag, languageOfTag(tag))
}
