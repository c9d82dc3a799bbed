import type { LocaleDetection } from '../../schema/site-config.ts'
import { lookUpCountry } from './look-up-country.ts'
import { storedLocale } from './preferred-locale.ts'

/** How the page at `/` detects the visitor's language: JSON in its `#detection` element. */
export interface DetectionBlock extends LocaleDetection {
  readonly locales: readonly string[]
  readonly defaultLocale: string
  /** The BCP 47 tags of `locales`, in the same order: the key of a locale need not be a language. */
  readonly tags: readonly string[]
}

/** Returns the first locale that a source yields, in the configured order; else the default locale. */
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
  country: async ({ countryLookup, countries = {} }) => {
    const country = countryLookup && (await lookUpCountry(countryLookup))
    return country && countries[country]
  },
}

/** `pt-BR` → `pt-br`: browsers differ in case. */
function wholeTag(tag: string): string {
  return tag.toLowerCase()
}

/** `zh-TW` → `zh-Hant`: a reader of one script of a language may not read the other. */
function inItsScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    // Browsers may report invalid tags.
    return tag
  }
}

/** The macrolanguage or standard language that readers of a language read as well. */
const groups: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  gsw: 'de',
  yue: 'zh',
  wuu: 'zh',
  nan: 'zh',
  hak: 'zh',
}

/** `pt-BR` → `pt`, `nb-NO` → `no`, `gsw` → `de`. */
function baseLanguage(tag: string): string {
  try {
    const { language } = new Intl.Locale(tag)
    return groups[language] ?? language
  } catch {
    // Browsers may report invalid tags.
    return wholeTag(tag).replace(/-.*/, '')
  }
}
