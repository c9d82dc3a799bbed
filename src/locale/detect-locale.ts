import type { LocaleDetection } from '../../schema/site-config.ts'
import type { SiteLocales } from '../routing/read-path.ts'
import { lookUpCountry } from './look-up-country.ts'
import { storedLocale } from './preferred-locale.ts'

/** How the root of the site finds the visitor's language, as JSON in its `#detection` element. */
export interface DetectionBlock extends LocaleDetection, SiteLocales {
  /** The BCP 47 tags of the locales, in the same order: the keys of locales need not be languages. */
  readonly tags: readonly string[]
}

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
  browser: ({ locales, tags }) => {
    const speaks = (language: string, form: (tag: string) => string) =>
      locales[tags.findIndex((tag) => form(tag) === form(language))]
    return navigator.languages
      .map((language) => speaks(language, wholeTag) ?? speaks(language, inItsScript) ?? speaks(language, baseLanguage))
      .find((locale) => locale !== undefined)
  },
  country: async ({ countryLookup, countries }) => {
    const country = countryLookup && (await lookUpCountry(countryLookup))
    return country && countries[country]
  },
}

/** `pt-BR` → `pt-br`: browsers differ in the capitals. */
function wholeTag(tag: string): string {
  return tag.toLowerCase()
}

/** `zh-TW` → `zh-Hant`: who reads one script of a language need not read the other. */
function inItsScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    // A browser may name something that is no language.
    return tag
  }
}

/** `pt-BR` → `pt`. */
function baseLanguage(tag: string): string {
  return wholeTag(tag).replace(/-.*/, '')
}
