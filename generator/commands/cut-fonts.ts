import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { cutFiles } from '../assets/font-cut.ts'
import { type FontRole, fontId, variableFont } from '../assets/font-files.ts'
import { projectFile } from '../paths.ts'

/** What kerning, ligatures, accents and figures in columns need. The alternates for designers would double what is kept. */
const features = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const weights = { heading: 480, text: { min: 400, max: 700 } } as const
/** Basic Latin, and what stands between words and figures in most languages. */
const always = [...range(0x20, 0x7e), ...'\u00a0–—‘’“”…×']
/** Visitors type in the typeface of the text: names with any letter of Western Europe. */
const letters = range(0xc0, 0xff)

const require = createRequire(import.meta.url)
const source = readFileSync(process.argv[2] ?? projectFile('site.config.yaml'), 'utf8')
const config = parse(source) as SiteConfig
await cut(config.theme.fonts.heading, 'heading', charactersOf(config, always))
await cut(config.theme.fonts.text, 'text', charactersOf(config, [...always, ...letters]))

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}

/** The characters of a configuration, and of its languages' dates. What comes after Latin's own blocks, no file of Latin has. */
function charactersOf(site: SiteConfig, others: readonly string[]): string {
  const months = Object.values(site.locales).flatMap(({ tag }) =>
    Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15).toLocaleDateString(tag, { dateStyle: 'full' })),
  )
  // The comments too: a build looks at the whole file, since telling them apart would take longer.
  const texts = source + JSON.stringify(site) + months.join('')
  // Capitals too: styles may ask for them.
  const all = new Set([...others, ...texts, ...texts.toUpperCase()])
  return [...all]
    .filter((character) => character >= ' ' && character < '\u2190')
    .sort()
    .join('')
}

async function cut(family: string, role: FontRole, characters: string): Promise<void> {
  const id = fontId(family)
  const { name, file } = variableFont(family)
  const whole = readFileSync(require.resolve(`${name}/${file}`))
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
