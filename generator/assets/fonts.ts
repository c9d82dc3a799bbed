import type { Fonts } from '../../schema/site-config.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { collectLetters } from './font-cut.ts'
import { type FamilyUse, type FontFamily, type FontPart, loadFamily } from './font-family.ts'

/** The typefaces of pages, ready to be served. */
export interface FontFaces {
  /** `@font-face` rules: the families, and fallbacks with their metrics so that nothing moves when they arrive. */
  readonly css: string
  /** The value of `font-family` for headings. */
  readonly heading: string
  /** The value of `font-family` for text. */
  readonly text: string
  /** The files of each family. */
  readonly families: readonly (readonly FontPart[])[]
}

/** The typefaces of a site: those of its theme, and of each language with its own, by its BCP 47 tag. */
export interface SiteFonts {
  readonly theme: FontFaces
  readonly languages: ReadonlyMap<string, FontFaces>
  /** The font files, by path in the web root. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Reads the typefaces of a site, each with the letters of the pages that are set in it.
 *
 * @param isWhole whether they have all their letters instead, for texts that are still being written
 * @throws where a package is not installed
 */
export async function loadSiteFonts({ theme, locales, pages, site }: SiteModel, isWhole = false): Promise<SiteFonts> {
  const localeLetters = (some: SiteModel['locales']) => {
    const names = new Set(some.map(({ locale }) => locale))
    const shown = pages.filter(({ route }) => names.has(route.locale)).map(({ page }) => page)
    return collectLetters([some.map(({ shell }) => shell), some.flatMap(({ tag }) => sampleDates(tag)), shown])
  }
  const load = (fonts: Fonts, some: SiteModel['locales']) =>
    loadFonts(fonts, isWhole ? undefined : localeLetters(some), site.folder)
  const own = locales.filter(({ fonts }) => fonts !== undefined)
  const [common, ...others] = await Promise.all([
    load(
      theme.fonts,
      locales.filter(({ fonts }) => fonts === undefined),
    ),
    ...own.map((locale) => load({ ...theme.fonts, ...locale.fonts }, [locale])),
  ])
  const families = [common, ...others].flatMap((faces) => faces.families)
  return {
    theme: common,
    languages: new Map(own.flatMap(({ tag }, index) => [[tag, others[index] ?? common] as const])),
    files: new Map(families.flat().map(({ path, bytes }) => [path, bytes])),
  }
}

/** Days of all months and of the week, as pages write them: content has numbers in their place. */
function sampleDates(tag: string): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15 + month).toLocaleDateString(tag, { dateStyle: 'full' }),
  )
}

/**
 * Reads two families.
 *
 * @param written the characters of the texts beyond ASCII; without them, all alphabets of the families are read
 * @param folder the folder of the web root in which the site lies
 * @throws where a package is not installed
 */
export async function loadFonts(
  { heading, text }: Fonts,
  written?: FamilyUse['written'],
  folder = '',
): Promise<FontFaces> {
  const families = await Promise.all(
    [...new Set([text, heading])].map((name) =>
      loadFamily(name, { role: name === text ? 'text' : 'heading', written, folder }),
    ),
  )
  const fontStack = (family: string) => families.find(({ name }: FontFamily) => name === family)?.stack ?? family
  return {
    css: families.map(({ css }) => css).join('\n'),
    heading: fontStack(heading),
    text: fontStack(text),
    families: families.map(({ parts }) => parts),
  }
}

/** The smallest share of a page's letters for which it asks for a file at once. */
const leastShare = 0.02

/**
 * The paths of the files that a page needs at once: those with its letters, not those for a name of another script in a menu, which
 * browsers load when they come to it.
 *
 * @param html what the page shows
 */
export function choosePreloads({ families }: FontFaces, html: string): string[] {
  if (families.every((parts) => parts.length === 1)) return families.flat().map(({ path }) => path)
  const letters = html.replace(/<[^>]*>/g, '').match(/[\p{L}\p{N}]/gu) ?? []
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const sum = (has: FontPart['has']) =>
    [...counts].reduce((total, [letter, count]) => (has(letter) ? total + count : total), 0)
  return families.flatMap((parts) =>
    parts.length === 1
      ? parts.map(({ path }) => path)
      : parts.filter(({ has }) => sum(has) > letters.length * leastShare).map(({ path }) => path),
  )
}
