import { memoize } from '../../src/memoize.ts'
import { pageJson } from '../compile/page-json.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { findFamily, type Typefaces, withFonts } from '../lib/fonts/font-families.ts'
import { findWholeScript, rangeHas } from '../lib/fonts/font-letters.ts'
import { collectLetters } from './font-cut.ts'
import { type FamilyUse, type FontFamily, type FontPart, loadFamily, type NamedFont } from './font-family.ts'
import { sampleFormats } from './sample-formats.ts'

/** The typefaces of pages, ready to be served. */
export interface FontFaces {
  /** `@font-face` rules: the families, and fallbacks with their metrics so that nothing moves when they arrive. */
  readonly css: string
  /** The value of `font-family` for headings. */
  readonly heading: string
  /** The value of `font-family` for text. */
  readonly text: string
  /** The value of `font-family` for the few large words, where it is not that for headings. */
  readonly display?: string
  /** The files of each family. */
  readonly families: readonly (readonly FontPart[])[]
}

/** The typefaces of a site: those of its theme, and of each language with its own, by its BCP 47 tag. */
export interface SiteFonts {
  readonly theme: FontFaces
  readonly languages: ReadonlyMap<string, FontFaces>
  /** What reads the font files, by path in the web root. */
  readonly files: ReadonlyMap<string, FontPart['load']>
}

/**
 * Reads the typefaces of a site, each with the letters of the pages that are set in it.
 *
 * @param use whether they have all their letters instead, for texts that are still being written; and whether those that are not installed are shown
 *   by their specimens
 */
export async function loadSiteFonts(
  { theme, locales, pages, site }: SiteModel,
  { isWhole = false, isShown = false } = {},
): Promise<SiteFonts> {
  const localeLetters = (some: SiteModel['locales']) => {
    const names = new Set(some.map(({ locale }) => locale))
    const shown = pages.filter(({ route }) => names.has(route.locale)).map(({ page }) => pageJson(page))
    // What asks for consent is no part of a page, but stands on it.
    const asked = some.map(({ visits }) => visits ?? {})
    const shared = [some.map(({ shell }) => shell), asked, some.flatMap(({ tag }) => sampleFormats(tag, shown))]
    return collectLetters([JSON.stringify(shared), ...shown])
  }
  const load = (fonts: Typefaces, some: SiteModel['locales'], latin?: Typefaces) =>
    loadFonts(fonts, { written: isWhole ? undefined : localeLetters(some), folder: site.folder, isShown, latin })
  const own = locales.filter(({ fonts }) => fonts !== undefined)
  const [common, ...others] = await Promise.all([
    load(
      theme.fonts,
      locales.filter(({ fonts }) => fonts === undefined),
    ),
    ...own.map((locale) => load(withFonts(theme.fonts, locale.fonts), [locale], theme.fonts)),
  ])
  const families = [common, ...others].flatMap((faces) => faces.families)
  return {
    theme: common,
    languages: new Map(own.flatMap(({ tag }, index) => [[tag, others[index] ?? common] as const])),
    files: new Map(families.flat().map(({ path, load }) => [path, load])),
  }
}

/** What families are read for. */
interface FontsUse extends Partial<Pick<FamilyUse, 'written' | 'folder' | 'isShown'>> {
  /** The families of the site, whose Latin letters stand on a page of a script of thousands of characters. */
  readonly latin?: Typefaces | undefined
}

/** Reads the families of the three roles; without the characters of the texts, all alphabets of them. */
export async function loadFonts(
  fonts: Pick<Typefaces, 'heading' | 'text'> & Partial<Typefaces>,
  { written, folder = '', isShown = false, latin }: FontsUse = {},
): Promise<FontFaces> {
  const { heading, text, display = heading } = fonts
  const families = new Map<string, Promise<FontFamily>>()
  const load = (name: string, isLatinOnly: boolean) => {
    const role = name === text || (isLatinOnly && name === latin?.text) ? 'text' : 'heading'
    const family = families.get(name) ?? loadFamily(name, { role, written, folder, isShown, isLatinOnly })
    families.set(name, family)
    return family
  }
  /** Of a script of thousands of characters, Latin words are set in the family that the site has for them. */
  const stack = async (name: string, latinName: string | undefined) => {
    const own = await load(name, false)
    if (latinName === undefined || !hasWholeScript(name) || hasWholeScript(latinName)) return own.stack
    const { names } = await load(latinName, true)
    return [...names, `"${name}"`, own.category].join(',')
  }
  const [textStack, headingStack, displayStack] = await Promise.all([
    stack(text, latin?.text),
    stack(heading, latin?.heading),
    display === heading ? undefined : stack(display, latin?.display),
  ])
  const stacks = { heading: headingStack, text: textStack, ...(displayStack && { display: displayStack }) }
  const loaded = await Promise.all(families.values())
  return { css: loaded.map(({ css }) => css).join('\n'), ...stacks, families: loaded.map(({ parts }) => parts) }
}

/** Whether a family is one of thousands of characters, installed or not. */
function hasWholeScript(name: string): boolean {
  return findFamily(name)?.axis === 'static' || findWholeScript(name) !== undefined
}

/** The files of the typefaces of pages, as these ask for them: plain data. */
export interface NamedFonts {
  readonly theme: readonly (readonly NamedFont[])[]
  readonly languages: ReadonlyMap<string, readonly (readonly NamedFont[])[]>
}

/** Names the files of the typefaces of a site. */
export function nameFonts({ theme, languages }: SiteFonts): NamedFonts {
  const named = ({ families }: FontFaces) => families.map((parts) => parts.map(({ path, range }) => ({ path, range })))
  return { theme: named(theme), languages: new Map([...languages].map(([tag, faces]) => [tag, named(faces)])) }
}

const letterTest = memoize(rangeHas)

/** The smallest share of a page's letters for which it asks for a file at once. */
const leastShare = 0.02

/**
 * The paths of the files that a page needs at once: those with its letters, not those for a name of another script in a menu, which
 * browsers load when they come to it.
 *
 * @param html what the page shows
 */
export function choosePreloads(families: readonly (readonly NamedFont[])[], html: string): string[] {
  if (families.every((parts) => parts.length === 1)) return families.flat().map(({ path }) => path)
  const counts = countLetters(html)
  const all = [...counts.values()].reduce((total, count) => total + count, 0)
  const sum = (range: string) => {
    const has = letterTest(range)
    return [...counts].reduce((total, [letter, count]) => (has(letter) ? total + count : total), 0)
  }
  return families.flatMap((parts) =>
    parts.length === 1
      ? parts.map(({ path }) => path)
      : parts.filter(({ range }) => sum(range) > all * leastShare).map(({ path }) => path),
  )
}

const isLetter = memoize((point: number) => /[\p{L}\p{N}]/u.test(String.fromCodePoint(point)))

/** How often each letter and digit stands in the text of HTML, its tags left out. */
function countLetters(html: string): ReadonlyMap<string, number> {
  const counts = new Map<number, number>()
  for (const part of html.split('<')) {
    for (let at = part.indexOf('>') + 1; at < part.length; at++) {
      const point = part.codePointAt(at) ?? 0
      counts.set(point, (counts.get(point) ?? 0) + 1)
      // It takes two places.
      if (point > 0xffff) at++
    }
  }
  const letters = [...counts].filter(([point]) => isLetter(point))
  return new Map(letters.map(([point, count]) => [String.fromCodePoint(point), count]))
}
