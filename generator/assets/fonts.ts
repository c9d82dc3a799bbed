import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createFontStack, type FontMetrics } from '@capsizecss/core'
import type { Fonts } from '../../schema/site-config.ts'
import { contentHash } from '../content-hash.ts'
import { charactersIn, readCut } from './font-cut.ts'
import { type FontRole, fontId, fontMeasures, variableFont } from './font-files.ts'

/** The typefaces of a site, ready to be served. */
export interface FontFaces {
  /** `@font-face` rules: the families themselves, and fallbacks with their metrics so that nothing moves when they arrive. */
  readonly css: string
  /** The value of `font-family` for headings. */
  readonly heading: string
  /** The value of `font-family` for text. */
  readonly text: string
  /** The font files, by path in the web root. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

const require = createRequire(import.meta.url)

/** Latin letters with the accents of Western European languages: the range of Fontsource's `latin` files. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/**
 * Reads the two families of a theme from the installed Fontsource packages, or their cuts where these have all characters of the texts.
 * Throws where a package is not installed.
 *
 * @param file the configuration with the texts; without it the whole families are read
 */
export async function loadFonts({ heading, text }: Fonts, file?: string): Promise<FontFaces> {
  const written = file === undefined ? undefined : charactersIn(await readFile(file))
  const families = await Promise.all(
    [...new Set([text, heading])].map((name) => loadFamily(name, name === text ? 'text' : 'heading', written)),
  )
  const stackOf = (family: string) => families.find(({ name }) => name === family)?.stack ?? family
  return {
    css: families.map(({ css }) => css).join('\n'),
    heading: stackOf(heading),
    text: stackOf(text),
    files: new Map(families.map(({ path, bytes }) => [path, bytes])),
  }
}

async function loadFamily(name: string, role: FontRole, written: ReadonlySet<string> | undefined) {
  const id = fontId(name)
  const cut = written && (await readCut(id, role, written))
  const metrics = await metricsOf(name)
  const system = await metricsOf(metrics.category === 'serif' ? 'Georgia' : 'Arial')
  const stack = createFontStack([metrics, system], { fontFaceFormat: 'styleString' })
  const { name: fontPackage, file } = variableFont(name)
  const bytes = cut ?? (await readFile(require.resolve(`${fontPackage}/${file}`)))
  const path = `assets/${id}-${contentHash(bytes)}.woff2`
  const range = cut ? '' : `;unicode-range:${latin}`
  const face = `@font-face{font-family:"${name}";font-weight:100 900;font-display:swap;src:url(/${path})${range}}`
  return { name, path, bytes, css: `${face}\n${stack.fontFaces}`, stack: `${stack.fontFamily}, ${metrics.category}` }
}

type Metrics = FontMetrics & { familyName: string; category: string; xWidthAvg: number }

async function metricsOf(family: string): Promise<Metrics> {
  const { name, file } = fontMeasures(family)
  const module = (await import(`${name}/${file}`)) as { default: Metrics }
  return module.default
}
