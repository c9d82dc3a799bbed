import { languageOfTag } from '../../../lib/languages/language-facts.ts'

/** The flag of the country of a BCP 47 tag, or of the country in which its language is spoken most; undefined if the tag names none. */
export function flagForTag(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return region && /^[A-Z]{2}$/.test(region) ? region.toLowerCase() : undefined
  } catch {
    // An invalid tag.
    return undefined
  }
}

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
    // Together they are no valid tag.
    return false
  }
}
