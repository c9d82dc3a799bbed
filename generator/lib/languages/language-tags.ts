import { requireLanguageTags } from '#libraries'
import { memoize } from '../../../src/memoize.ts'

/** Scopes of the registry whose codes are not languages in which texts are written. */
const noLanguages: ReadonlySet<string | null | undefined> = new Set(['special', 'collection', 'private-use'])

/** Codes of unions of countries. The registry has them, but no text is in the language of one, and search engines know none. */
const unions: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN'])

/**
 * Whether a BCP 47 tag names a language in which texts can be written, and all of its parts are in the IANA registry: `de-CH-1996`,
 * `ca-valencia`; not `und`, nor `de-EU`.
 */
export const isLanguageTag = memoize((tag: string): boolean => {
  const locale = parseTag(tag)
  if (!locale || (locale.region !== undefined && !isRegion(locale.region))) return false
  if (isUsual(tag)) return true
  // The registry takes a tenth of a check to read.
  const tags = requireLanguageTags()
  // A few regions that all systems know are not in the registry.
  const written = tags(locale.region === undefined ? tag : tag.replace(new RegExp(`-${locale.region}\\b`, 'i'), ''))
  return written.valid() && !noLanguages.has(written.language()?.scope())
})

/** Whether a tag is a common one: a two-letter language that Intl knows by this code, with at most a region. */
function isUsual(tag: string): boolean {
  const [language = '', region, ...others] = tag.split('-')
  if (language.length !== 2 || others.length > 0 || (region !== undefined && region.length !== 2)) return false
  const isPresent =
    Intl.getCanonicalLocales(tag)[0] === tag && new Intl.Locale(language).maximize().language === language
  return isPresent && languageNames.of(language) !== undefined
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether a code is that of a country or region today: not one that was replaced, and none that stands for no place. */
export function isRegion(code: string): boolean {
  const name = code === 'ZZ' ? undefined : new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)
  return name !== undefined && !unions.has(code) && new Intl.Locale(`und-${code}`).region === code
}

/** The parts of a tag; undefined if it has not the form of one. */
export function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
