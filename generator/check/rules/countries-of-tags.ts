import { languageOfTag } from '../../lib/language-of-tag.ts'

/** Whether a code is that of a country or region today: not one that was replaced, and none that stands for no place. */
export function isRegion(code: string): boolean {
  const name = code === 'ZZ' ? undefined : new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)
  return name !== undefined && new Intl.Locale(`und-${code}`).region === code
}

/** Whether a code may be that of a language: of those with three letters, there are thousands that no machine has a name for. */
export function isLanguage(code: string): boolean {
  return (
    code.length === 3 || new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined
  )
}

/** The flag of the country of a BCP 47 tag, or of the country in which its language is spoken most; undefined if the tag names none. */
export function flagOf(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return region && /^[A-Z]{2}$/.test(region) ? region.toLowerCase() : undefined
  } catch {
    // It is no tag.
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
    // They make no tag.
    return false
  }
}
