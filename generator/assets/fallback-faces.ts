import { createFontStack } from '@capsizecss/core'
import { readMetrics } from '../lib/fonts/font-metrics.ts'

/** What stands in for a family until it arrives, and where it lacks a letter. */
export interface Fallback {
  /** `@font-face` rules: typefaces of the visitor's system, stretched to the space that the family takes. */
  readonly css: string
  /** The names of the family and of its fallback, as CSS. */
  readonly names: readonly string[]
  readonly category: 'serif' | 'sans-serif'
}

/** The typefaces that a system has: computers, and phones with Android. */
export const systemFonts = { serif: ['Georgia', 'Noto Serif'], 'sans-serif': ['Arial', 'Roboto'] } as const

/** The typefaces of a bare Linux, which no table has; measured in the files. */
const bareFonts = {
  serif: { familyName: 'DejaVu Serif', ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1059 },
  'sans-serif': {
    familyName: 'DejaVu Sans',
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1047,
  },
} as const

/**
 * Makes the fallback for a family. A browser uses the first of its faces that the system has.
 *
 * @param limit the letters for which it does, as CSS
 */
export function makeFallback(family: string, limit = ''): Fallback {
  const metrics = readMetrics(family)
  const category = metrics.category === 'serif' ? 'serif' : 'sans-serif'
  const systems = [...systemFonts[category].map(readMetrics), bareFonts[category]]
  const names = systems.map((_, index) => `"${family} ${index + 1}"`)
  const faces = systems.map((system, index) => {
    const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' })
    const face = fontFaces[0]?.['@font-face']
    const sizes = [
      ['ascent-override', face?.ascentOverride],
      ['descent-override', face?.descentOverride],
      ['line-gap-override', face?.lineGapOverride],
      ['size-adjust', face?.sizeAdjust],
    ].flatMap(([name, value]) => (value ? [`${name}:${Number(Number.parseFloat(value).toFixed(1))}%`] : []))
    return `@font-face{font-family:${names[index]};src:local("${system.familyName}");${sizes.join(';')}${limit}}`
  })
  return { css: faces.join('\n'), names: [`"${family}"`, ...names], category }
}
