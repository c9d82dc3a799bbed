import type { LocaleConfig } from '../../../schema/site-config.ts'
import { stripAccents } from '../../../src/strip-accents.ts'
import { atKey, atValue, type Path } from '../../diagnostics/problem.ts'
import { countryName, languageName } from '../../lib/languages/display-names.ts'
import { languageOfTag } from '../../lib/languages/language-facts.ts'
import { isLanguageTag, isRegion, parseTag } from '../../lib/languages/language-tags.ts'
import { ownFolders } from './files/own-folders.ts'
import { isDeviceName } from './links/addresses.ts'
import { type Rule, readLocales } from './rule-input.ts'
import { flagForTag, isSpokenIn, tagOfCountry } from './texts/countries-of-tags.ts'

/** The form of language tags. Capital letters are allowed, since tags have them too. */
const localeKey = /^(?=.{1,35}$)[a-z][a-z\d]*(-[a-z\d]+)*$/i

/** The key of each locale can be part of an address, and the name is free: all pages of the locale are below it. */
export const localesAreAddresses: Rule = (site) => {
  const { locales } = site
  const folders = ownFolders(site)
  return locales.map((locale) => {
    const at = ['locales', locale]
    if (!localeKey.test(locale)) return atKey('locale-form', at, { key: locale, ...better(locale) })
    const name = locale.toLowerCase()
    // Some disks take names for the same that differ in capitals only.
    const other = locales.slice(0, locales.indexOf(locale)).find((above) => above.toLowerCase() === name)
    const by = whoReserves(name, folders) ?? (other && 'capitals')
    const related = other === undefined ? [] : [{ path: ['locales', other], at: 'key' as const }]
    return (
      by && atKey('slug-reserved', at, { locale, slug: locale, reserved: other ?? name, by, isKey: true }, { related })
    )
  })
}

/** Whose a name at the root of the site already is. */
function whoReserves(name: string, folders: readonly string[]): 'device' | 'host' | 'folder' | undefined {
  if (isDeviceName(name)) return 'device'
  // Hosts take `index` for the root itself.
  if (name === 'index') return 'host'
  return folders.includes(name) ? 'folder' : undefined
}

/** `pt_BR` → `pt-BR`, `francês` → `frances`. */
function better(key: string): { suggestion?: string } {
  const suggestion = stripAccents(key)
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^[-\d]+|-$/g, '')
  return suggestion === '' ? {} : { suggestion }
}

/** The default locale alone may have its pages at the root. */
export const prefixesWork: Rule = (site) =>
  readLocales(site).map(
    ({ key, value, path }) =>
      key !== site.defaultLocale && 'prefix' in value && atKey('prefix-elsewhere', [...path, 'prefix']),
  )

/** How the language of visitors is found has an effect only where the root of the site asks: not where a home is there. */
export const detectionIsUsed: Rule = ({ config, locales, defaultLocale = '' }) => {
  if (!config.localeDetection) return undefined
  if (locales.length === 1) return atKey('detection-unused', ['localeDetection'], { isOnly: true })
  const isAtRoot = config.locales[defaultLocale]?.prefix === 'none'
  const related = [{ path: ['locales', defaultLocale, 'prefix'], at: 'key' as const }]
  return isAtRoot && atKey('detection-unused', ['localeDetection'], {}, { related })
}

/** The URL of the site is the same for all languages: it does not end with a language prefix. */
export const addressHasNoLanguage: Rule = ({ config, locales }) => {
  const url = config.site?.url ?? ''
  const [, suggestion, last = ''] = /^(https?:\/\/.*)\/([^/]+)$/.exec(url) ?? []
  const isLanguage = locales.some((locale) => locale.toLowerCase() === last.toLowerCase())
  return isLanguage && atValue('form-wrong', ['site', 'url'], { value: url, form: 'siteAddress', suggestion })
}

/**
 * The language and the country of each tag, and the company's country, are ones that search engines know, in the form that they know: "UK" is not
 * Great Britain's code, and German is "de", not "deu".
 */
export const regionsExist: Rule = (site) => {
  const { country } = site.config.organization ?? {}
  return [
    readLocales(site).map(({ key, value: { tag }, path }) => {
      const locale = parseTag(tag)
      if (tagOfCountry(tag, key)) return undefined
      // One with a part twice, such as `de-1996-1996`, is no tag at all.
      const meant = locale ? String(locale) : tag
      const isKnown = isLanguageTag(tag) && meant === tag
      return !isKnown && codeProblem([...path, 'tag'], { value: tag, form: 'languageTag', meant })
    }),
    country !== undefined &&
      !isRegion(country) &&
      codeProblem(['organization', 'country'], {
        value: country,
        form: 'country',
        meant: new Intl.Locale(`und-${country}`).region ?? country,
      }),
  ]
}

/**
 * The region of a tag is one in which the language is spoken, or that the locale names beside it: "LA" is Laos, and no short form of Latin
 * America.
 */
export const tagsSuitRegions: Rule = (site) => {
  const home = site.config.organization?.country
  return readLocales(site).map(({ value, path }) => {
    const { tag } = value
    const locale = isLanguageTag(tag) ? parseTag(tag) : undefined
    if (!locale) return undefined
    const { language, region = '' } = locale
    if (!/^[A-Z]{2}$/.test(region) || region === home || !hasFormats(language)) return undefined
    if (isSpokenIn(region, language) || isNamedAs(region, value, language)) return undefined
    return atValue('tag-region', [...path, 'tag'], { tag, language, region })
  })
}

/** Whether Intl knows where a language is spoken. */
function hasFormats(language: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
}

/** Whether the flag or the name of the country beside a tag is that of its region. */
function isNamedAs(region: string, { flag, country }: LocaleConfig, language: string): boolean {
  const name = countryName(region, language)
  return flag === region.toLowerCase() || country === name
}

function codeProblem(
  path: Path,
  { value, form, meant }: { readonly value: string; readonly form: 'languageTag' | 'country'; readonly meant: string },
) {
  return atValue('form-wrong', path, { value, form, ...(meant !== value && { suggestion: meant }) })
}

/** No locale has the code of its country alone for a tag: "br" is Breton, not the Portuguese of Brazil. */
export const tagsBeginWithLanguages: Rule = (site) =>
  readLocales(site).map(({ key, value: { tag }, path }) => {
    const suggestion = tagOfCountry(tag, key)
    return suggestion && atValue('tag-country', [...path, 'tag'], { tag, suggestion })
  })

/**
 * No locale has the flag of another country because the country's code abbreviates the language: "ge" is Georgia, not German, and
 * "sv" is El Salvador, not Swedish. Any other flag is accepted: no list has all countries in which a language is spoken.
 */
export const flagsSuitLanguages: Rule = (site) =>
  readLocales(site).map(({ key: locale, value: { flag, tag }, path }) => {
    if (flag === undefined || tagOfCountry(tag, locale)) return undefined
    const suggestion = flagForTag(tag)
    if (!suggestion || !isCountry(flag) || !isAbbreviation(flag, tag) || isAtHome(tag, flag)) return undefined
    return atValue('flag-language', [...path, 'flag'], { locale, flag, tag, suggestion })
  })

function isCountry(flag: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(flag.toUpperCase()) !== undefined
}

function isAbbreviation(flag: string, tag: string): boolean {
  const language = languageOfTag(tag)
  const name = languageName(language, 'en')
  return flag === language || name.toLowerCase().startsWith(flag)
}

/** Whether a language is spoken in a country: the tag names that country, or Intl has formats for the pair. */
function isAtHome(tag: string, flag: string): boolean {
  if (flag === flagForTag(tag) || flag === flagForTag(languageOfTag(tag))) return true
  return isSpokenIn(flag, languageOfTag(tag))
}
