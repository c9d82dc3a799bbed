import { requireCldr } from '#country-data'
import { memoize } from '../../../src/memoize.ts'

interface SpokenLanguage {
  readonly _populationPercent: string
  readonly _officialStatus?: string
}

interface Territory {
  readonly _population: string
  readonly languagePopulation?: Readonly<Record<string, SpokenLanguage>>
}

/** A language of a country, with the part of its people who use it, in percent. */
export interface CountryLanguage {
  /** Its BCP 47 tag, without the country. */
  readonly language: string
  readonly percent: number
  /** Whether it is official in the whole country. */
  readonly isOfficial: boolean
}

/** The languages of a country by the Unicode CLDR: the official ones first, then by how many people use them. */
export const countryLanguages = memoize((country: string): readonly CountryLanguage[] => {
  const { languagePopulation = {} } = territories()[country] ?? {}
  return Object.entries(languagePopulation)
    .map(([language, { _populationPercent, _officialStatus }]) => ({
      language: language.replaceAll('_', '-'),
      percent: Number(_populationPercent),
      isOfficial: _officialStatus === 'official' || _officialStatus === 'de_facto_official',
    }))
    .sort((a, b) => Number(b.isOfficial) - Number(a.isOfficial) || b.percent - a.percent)
})

/** The currency that people pay with in a country today, as ISO 4217 names it; undefined where there is none. */
export function countryCurrency(country: string): string | undefined {
  type Use = Readonly<Record<string, { readonly _from?: string; readonly _to?: string; readonly _tender?: string }>>
  const { region } = requireCldr().currencies()
  const uses = (region as Readonly<Record<string, readonly Use[]>>)[country] ?? []
  return uses
    .flatMap((use) => Object.entries(use))
    .filter(([, { _to, _tender, _from }]) => _to === undefined && _tender !== 'false' && _from !== undefined)
    .sort(([, { _from: a = '' }], [, { _from: b = '' }]) => b.localeCompare(a))[0]?.[0]
}

/** The codes of all countries that have people. */
export function allCountries(): readonly string[] {
  return Object.keys(territories()).filter(
    (code) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && Number(territories()[code]?._population) > 0,
  )
}

/**
 * The country whose way of writing a language is used in another country, where the language is not its own: Portuguese in Spain is that of Portugal.
 * Undefined where the language has no such custom.
 */
export function findWritingCountry(language: string, country: string): string | undefined {
  const { parentLocale } = requireCldr().parents()
  const parent = (parentLocale as Readonly<Record<string, string>>)[`${language}-${country}`]
  const place = parent?.split('-').at(-1) ?? ''
  if (/^[A-Z]{2}$/.test(place)) return place
  // A whole continent writes as the country in it where most people speak the language.
  return containment()['001']?._contains.includes(place) ? mostSpeakers(language, countriesWithin(place)) : undefined
}

function mostSpeakers(language: string, countries: readonly string[]): string | undefined {
  const speakers = countries.map((country) => {
    const found = countryLanguages(country).find((one) => one.language === language && one.isOfficial)
    return { country, count: Number(territories()[country]?._population) * (found?.percent ?? 0) }
  })
  return speakers.sort((a, b) => b.count - a.count).find(({ count }) => count > 0)?.country
}

function countriesWithin(place: string): readonly string[] {
  return (containment()[place]?._contains ?? []).flatMap((part) =>
    /^\d+$/.test(part) ? countriesWithin(part) : [part],
  )
}

function containment(): Readonly<Record<string, { readonly _contains: readonly string[] }>> {
  return requireCldr().containment()
}

function territories(): Readonly<Record<string, Territory>> {
  return requireCldr().territories()
}
