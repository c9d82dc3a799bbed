import tags from 'language-tags'
import { memoized } from '../../src/memoized.ts'

/** Scopes of the registry that are no language in which a text is written. */
const noLanguages: ReadonlySet<string | null | undefined> = new Set(['special', 'collection', 'private-use'])

/** Codes of unions of countries. The registry has them, but no text is in the language of one, and search engines know none. */
const unions: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN'])

/**
 * Whether a BCP 47 tag is one of a language that texts can be in, each part of it in the registry of IANA: `de-CH-1996`, `ca-valencia`; not
 * `und`, nor `de-EU`.
 */
export const isLanguageTag = memoized((tag: string): boolean => {
  const locale = parsedTag(tag)
  if (!locale || (locale.region !== undefined && !isRegion(locale.region))) return false
  // A few regions that all systems know are not in the registry.
  const written = tags(locale.region === undefined ? tag : tag.replace(new RegExp(`-${locale.region}\\b`, 'i'), ''))
  return written.valid() && !noLanguages.has(written.language()?.scope())
})

/** Whether a code is that of a country or region today: not one that was replaced, and none that stands for no place. */
export function isRegion(code: string): boolean {
  const name = code === 'ZZ' ? undefined : new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)
  return name !== undefined && !unions.has(code) && new Intl.Locale(`und-${code}`).region === code
}

/** The parts of a tag; undefined if it has not the form of one. */
export function parsedTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
