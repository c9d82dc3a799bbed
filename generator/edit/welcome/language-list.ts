import type { WelcomeLanguage } from '../../../src/welcome/protocol.ts'
import { hasFlag } from '../../lib/icon-set.ts'
import { languageOfTag, ownName, wholeLocale } from '../../lib/languages/language-facts.ts'
import { starterLanguages } from '../../words/starter-words.ts'
import { countryLanguages } from './cldr.ts'
import { languageTag } from './country-facts.ts'

/** All languages that have a name, each once, as they are written in a country: with their own name, and with that in the language of the person. Those with built-in first words of a site come first. */
export function listLanguages(country: string, spoken: string): WelcomeLanguage[] {
  const called = new Intl.DisplayNames([spoken], { type: 'language', fallback: 'none' })
  const own = countryLanguages(country).map(({ language }) => language)
  const named = new Map<string, WelcomeLanguage>()
  for (const language of [...own, ...twoLetters()]) {
    const name = ownName(language)
    if (name === undefined || named.has(name)) continue
    const tag = languageTag(language, country)
    named.set(name, { tag, name, called: called.of(language) ?? name, ...chooseFlag(tag) })
  }
  // Nobody should look for French among a hundred others.
  const rank = ({ tag }: WelcomeLanguage) => (starterLanguages.includes(languageOfTag(tag)) ? 0 : 1)
  return [...named.values()].sort((a, b) => rank(a) - rank(b) || a.called.localeCompare(b.called, spoken))
}

/** The flag for a language: that of its country, if most people there speak it. */
function chooseFlag(tag: string): Pick<WelcomeLanguage, 'flag'> {
  const { language, region = '' } = wholeLocale(tag)
  const [first] = countryLanguages(region)
  const flag = region.toLowerCase()
  return first && languageOfTag(first.language) === language && hasFlag(flag) ? { flag } : {}
}

function twoLetters(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.flatMap((first) => letters.map((second) => first + second))
}
