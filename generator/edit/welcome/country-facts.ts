import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { requireExampleNumbers } from '#country-data'
import { isInventedNumber } from '../../check/launch/invented.ts'
import { plannedNumber } from '../../lib/addresses/phone-numbers.ts'
import { wholeLocale } from '../../lib/languages/language-facts.ts'
import { countryCurrency, countryLanguages, findWritingCountry } from './cldr.ts'

/** What a country gives to a new site. */
export interface CountryFacts {
  /** The tags of its languages, the one of most people first. */
  readonly languages: readonly string[]
  /** What is dialled before its numbers, such as "+351"; empty where it has none. */
  readonly prefix: string
  /** Its currency; undefined where nobody pays. */
  readonly currency: string | undefined
  /** A phone number of its form that nobody has; undefined where none is known. */
  readonly samplePhone: string | undefined
}

/** A language that is not official is offered at once if at least so many of the people use it, in percent. */
const widelyUsed = 20

/** What a country gives to a new site, by the Unicode CLDR and the numbering plans. */
export function countryFacts(country: string): CountryFacts {
  const known = countryLanguages(country).filter(({ isOfficial, percent }) => isOfficial || percent >= widelyUsed)
  return {
    languages: known.map(({ language }) => languageTag(language, country)),
    prefix: isCalled(country) ? `+${getCountryCallingCode(country)}` : '',
    currency: countryCurrency(country),
    samplePhone: isCalled(country) ? samplePhone(country) : undefined,
  }
}

function isCalled(country: string): country is CountryCode {
  return (getCountries() as readonly string[]).includes(country)
}

/** The tag of a language as it is written in a country, with a region where the language alone would mean another one. */
export function languageTag(language: string, country: string): string {
  const isOwn = countryLanguages(country).some((one) => one.language === language && one.isOfficial)
  const place = isOwn ? country : findWritingCountry(language, country)
  if (place === undefined) return language
  const whole = wholeLocale(`${language}-${place}`)
  const isUsual = wholeLocale(whole.language).region === place && wholeLocale(language).script === whole.script
  return isUsual && !isOwn ? language : new Intl.Locale(language, { region: place }).baseName
}

/** The example number of the library, which nobody takes for a real one. */
function samplePhone(country: CountryCode): string | undefined {
  const examples = requireExampleNumbers()
  const national = examples[country]
  if (national === undefined) return undefined
  const code = `+${getCountryCallingCode(country)}`
  const zeros = `${national.slice(0, -6)}000000`
  const number = [national, zeros].map((one) => code + one).find((one) => isInventedNumber(one) && plannedNumber(one))
  return number && parsePhoneNumberFromString(number)?.formatInternational()
}
