import { readFileSync, writeFileSync } from 'node:fs'
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { cutFiles, isLetter } from '../assets/font-cut.ts'
import { readSubsets } from '../assets/font-subsets.ts'
import { type FontRole, fontId, variableFont } from '../lib/font-files.ts'
import { packageFile } from '../lib/package-files.ts'
import { projectFile } from '../lib/paths.ts'

/** The features for kerning, ligatures, accents and tabular figures. Stylistic alternates would double the size. */
const features = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const weights = { heading: 480, text: { min: 400, max: 700 } } as const
/** Basic Latin, and the punctuation of most languages, with the narrow space before that of French. */
const always = [...range(0x20, 0x7e), ...'\u00a0\u202f–—‘’“”…×']
/** Form fields use the typeface of the text, and names may have any letter of Western Europe. */
const letters = range(0xc0, 0xff)

const source = readFileSync(process.argv[2] ?? projectFile('site.config.yaml'), 'utf8')
const config = parse(source) as SiteConfig
await cut(config.theme.fonts.heading, 'heading', collectCharacters(config, always))
await cut(config.theme.fonts.text, 'text', collectCharacters(config, [...always, ...letters]))

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}

/** The characters of a configuration, and of dates in its locales. */
function collectCharacters(site: SiteConfig, others: readonly string[]): string[] {
  const months = Object.values(site.locales).flatMap(({ tag }) =>
    Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15).toLocaleDateString(tag, { dateStyle: 'full' })),
  )
  // Comments too: a build scans the whole file, since parsing would take longer.
  const texts = source + JSON.stringify(site) + months.join('')
  // Capitals too: styles may transform text.
  return [...new Set([...others, ...texts, ...texts.toUpperCase()])].filter(
    (letter) => letter >= ' ' && isLetter(letter),
  )
}

/** Cuts the Latin part of a family, which is the one that every page needs. With a letter that it lacks, a site is served the whole family. */
async function cut(family: string, role: FontRole, wanted: readonly string[]): Promise<void> {
  const id = fontId(family)
  const [latin] = await readSubsets(variableFont(family).name)
  const characters = wanted
    .filter((character) => latin?.has(character))
    .sort()
    .join('')
  const whole = readFileSync(packageFile(variableFont(family)))
  const font = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    // The licence, which the fonts must carry.
    preserveNameIds: [13, 14],
    variationAxes: { wght: weights[role] },
  })
  const files = cutFiles(id, role)
  writeFileSync(files.font, font)
  writeFileSync(files.characters, characters)
  process.stdout.write(`${family}, ${role}: ${whole.length} bytes, cut to ${font.length}\n`)
}
