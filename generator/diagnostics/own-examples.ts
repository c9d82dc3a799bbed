import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'

/** The examples in messages, from the reader's own site. */
export interface OwnExamples {
  /** The country of its first language, such as `IT`. */
  readonly country: string
  readonly flag: string
  /** The phone prefix of that country, such as `+39`. */
  readonly prefix: string
  /** The tag of that language. */
  readonly tag: string
}

/** The examples for a site, by the BCP 47 tags of its locales; general ones for a site that has none yet. */
export function ownExamples(tags: Readonly<Record<string, string>>): OwnExamples {
  const found = Object.values(tags).map(parseExamples)
  return found.find((examples) => examples !== undefined) ?? { country: 'FR', flag: 'fr', prefix: '+33', tag: 'fr-FR' }
}

function parseExamples(written: string): OwnExamples | undefined {
  try {
    const { language, region: country = '' } = new Intl.Locale(written).maximize()
    const prefix = `+${getCountryCallingCode(country as CountryCode)}`
    return { country, flag: country.toLowerCase(), prefix, tag: `${language}-${country}` }
  } catch {
    // An invalid tag, or a country without a phone prefix, gives no examples.
    return undefined
  }
}

/** Fills the placeholders in words, such as `{country}`, with examples. */
export function withExamples(words: string, examples: OwnExamples): string {
  return words.replace(/\{(country|flag|prefix|tag)\}/g, (_, name: keyof OwnExamples) => examples[name])
}
