import type { Fonts, LocaleConfig, Theme } from '../../../schema/site-config.ts'
import { resolveFonts } from '../../lib/fonts/font-families.ts'
import { ownName, wholeLocale } from '../../lib/languages/language-facts.ts'
import { chooseFonts, installedFonts } from '../forms/choose-fonts.ts'
import { localeEntry } from '../forms/new-part.ts'

/** The languages of a new site by their keys, the default one first, and the typefaces that its look names. */
export interface NewLocales {
  readonly locales: Record<string, LocaleConfig>
  /** Left out where those of the art direction suit the first language. */
  readonly fonts?: Fonts
}

/**
 * Describes the languages of a new site. Where its typefaces lack the letters of the first, others take their place; where they lack those of
 * another, it has its own.
 *
 * @param languages BCP 47 tags
 * @param theme the look that suits the site
 */
export function newLocales(languages: readonly string[], theme: Pick<Theme, 'direction' | 'fonts'>): NewLocales {
  const locales: Record<string, LocaleConfig> = {}
  for (const tag of languages) {
    const entry = localeEntry(tag)
    // Of two of one language, the second has its country in its key.
    if (entry) locales[entry.key in locales ? tag.toLowerCase() : entry.key] = entry.value
  }
  nameWithoutCountry(Object.values(locales))
  const named = resolveFonts(theme)
  // The pages can be shown at once: typefaces that are still to be fetched come later.
  const wanted = installedFonts(languages[0] ?? '', named)
  const first = chooseFonts(languages[0] ?? '', wanted) ?? wanted
  const common = resolveFonts({ ...theme, ...(first !== named && { fonts: first }) })
  for (const locale of Object.values(locales)) {
    const own = chooseFonts(locale.tag, common)
    if (own && own !== common) locale.fonts = own
  }
  const fonts = first === named ? theme.fonts : { heading: first.heading, text: first.text }
  return { locales, ...(fonts && { fonts }) }
}

/** A language is called by its name alone, unless the site has it twice, as two countries write it. */
function nameWithoutCountry(locales: readonly LocaleConfig[]): void {
  const languages = locales.map(({ tag }) => wholeLocale(tag).language)
  for (const [index, locale] of locales.entries()) {
    const language = languages[index] ?? ''
    const name = ownName(language)
    if (name !== undefined && languages.indexOf(language) === languages.lastIndexOf(language)) locale.name = name
  }
}
