import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { packageFile } from '#packages'
import type { SiteConfig } from '../../schema/site-config.ts'
import { resolveLook } from '../compile/looks/directions.ts'
import { resolveFonts } from '../lib/fonts/font-families.ts'
import { type FontRole, fontId, variableFont } from '../lib/fonts/font-files.ts'
import { findWholeScript } from '../lib/fonts/font-letters.ts'
import { cutFiles, isLetter } from './font-cut.ts'
import { readSubsets } from './font-subsets.ts'
import { sampleFormats } from './sample-formats.ts'

/** The features for kerning, ligatures, accents and tabular figures. Stylistic alternates would double the size. */
const features = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const plainWeights = { heading: 480, text: { min: 400, max: 700 } } as const
/** Basic Latin, and the punctuation of most languages, with the narrow space before that of French. */
const always = [...range(0x20, 0x7e), ...'\u00a0\u202f–—‘’“”…×']
/** Form fields use the typeface of the text, and names may have any letter of Western Europe. */
const letters = range(0xc0, 0xff)

/** A typeface that was cut. */
export interface CutFont {
  readonly family: string
  readonly role: FontRole
  /** The bytes of the Latin part as it was, and as it is. */
  readonly before: number
  readonly after: number
}

/**
 * Cuts the families of a site down to the letters of its texts, and writes them where builds look for them.
 *
 * @param config a configuration without errors
 * @param source its text, and what pages show besides
 */
export async function cutSiteFonts(config: SiteConfig, source: string): Promise<readonly CutFont[]> {
  const { heading, text, display } = resolveFonts(config.theme)
  const wanted = [
    { family: heading, role: 'heading', others: always },
    { family: text, role: 'text', others: [...always, ...letters] },
    ...(display === heading || display === text ? [] : [{ family: display, role: 'heading' as const, others: always }]),
  ] as const
  // A script of thousands of characters is cut by each build.
  const uncut = wanted.filter(({ family }) => findWholeScript(family) === undefined)
  const cuts: CutFont[] = []
  const isPlain = resolveLook(config.theme).headlines === 'normal'
  for (const { others, ...use } of uncut)
    cuts.push(await cut(use, { wanted: collectCharacters({ config, source }, others), isPlain }))
  return cuts
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}

/** The characters of a configuration, and of values formatted in its locales. */
function collectCharacters(
  { config, source }: { readonly config: SiteConfig; readonly source: string },
  others: readonly string[],
): string[] {
  const written = JSON.stringify(config)
  const formatted = Object.values(config.locales).flatMap(({ tag }) => sampleFormats(tag, [written]))
  // Comments too: a build scans the whole file, since parsing would take longer.
  const texts = source + written + formatted.join('')
  // Capitals too: styles may transform text.
  return [...new Set([...others, ...texts, ...texts.toUpperCase()])].filter(
    (letter) => letter >= ' ' && isLetter(letter),
  )
}

/** Cuts the Latin part of a family, which is the one that every page needs. With a letter that it lacks, a site is served the whole family. */
async function cut(
  { family, role }: { readonly family: string; readonly role: FontRole },
  { wanted, isPlain }: { readonly wanted: readonly string[]; readonly isPlain: boolean },
): Promise<CutFont> {
  const id = fontId(family)
  const [latin] = await readSubsets(variableFont(family).name)
  const characters = wanted
    .filter((character) => latin?.has(character))
    .sort()
    .join('')
  const whole = readFileSync(packageFile(variableFont(family)))
  // @ts-expect-error: the package has no types. Imported lazily: commands are loaded together.
  const { default: subsetFont } = await import('subset-font')
  const font: Uint8Array = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    // The licence, which the fonts must carry.
    preserveNameIds: [13, 14],
    // Headings that are set otherwise have other weights, and other widths.
    variationAxes: isPlain ? { wght: plainWeights[role] } : {},
  })
  const files = cutFiles(id, role)
  mkdirSync(dirname(files.font), { recursive: true })
  writeFileSync(files.font, font)
  writeFileSync(files.characters, characters)
  return { family, role, before: whole.length, after: font.length }
}
