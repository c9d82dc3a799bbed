import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'

/** What messages take for examples: those of the reader's own site. */
export interface OwnExamples {
  /** The country in which it speaks its first language, such as `IT`. */
  readonly country: string
  readonly flag: string
  /** What the numbers of that country begin with, such as `+39`. */
  readonly prefix: string
  /** The tag of that language. */
  readonly tag: string
}

/** The examples of a site by the BCP 47 tags of its locales; of a site that has none yet, any. */
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
    // What is no tag, and a country without telephones, are no examples.
    return undefined
  }
}

/** Words with the examples in the places that are kept for them, such as `{country}`. */
export function withExamples(words: string, examples: OwnExamples): string {
  return words.replace(/\{(country|flag|prefix|tag)\}/g, (_, name: keyof OwnExamples) => examples[name])
}
