import type { LocaleDetection } from '../../schema/site-config.ts'
import type { SiteLocales } from '../routing/read-path.ts'
import { lookUpCountry } from './look-up-country.ts'
import { storedLocale } from './preferred-locale.ts'

/** How the root of the site finds the visitor's language, as JSON in its `#detection` element. */
export type DetectionBlock = LocaleDetection & SiteLocales

/** The visitor's locale: the first that the sources give, in the order of the configuration; else the default. */
export async function detectLocale(detection: DetectionBlock): Promise<string> {
  for (const source of detection.order) {
    const locale = await sources[source](detection)
    if (locale !== undefined && detection.locales.includes(locale)) return locale
  }
  return detection.defaultLocale
}

type Source = (detection: DetectionBlock) => string | undefined | Promise<string | undefined>

const sources: Readonly<Record<LocaleDetection['order'][number], Source>> = {
  stored: storedLocale,
  browser: ({ locales }) => navigator.languages.map(baseLanguage).find((base) => locales.includes(base)),
  country: async ({ countryLookup, countries }) => {
    const country = countryLookup && (await lookUpCountry(countryLookup))
    return country && countries[country]
  },
}

/** `pt-BR` → `pt`. */
function baseLanguage(tag: string): string {
  return (tag.split('-')[0] ?? tag).toLowerCase()
}
