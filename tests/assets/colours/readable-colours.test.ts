import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLab } from '../../../generator/assets/colours/derived-colour.ts'
import { contrast } from './contrast.ts'
import { contrastPairs, type Scheme } from './contrast-pairs.ts'
import { readPalette } from './site-palette.ts'

const palette = readPalette()

/** The pairs of colours of a theme that are nearer to each other than is promised. */
function lowContrasts({ color, accent }: { readonly color: string; readonly accent: string }) {
  const theme = { color: parseLab(color), accent: parseLab(accent) }
  return contrastPairs.flatMap((pair) =>
    (['light', 'dark'] satisfies Scheme[]).flatMap((scheme) => {
      if ((pair.scheme ?? scheme) !== scheme) return []
      const of = (place: string) => palette.colour(place, scheme).of(theme)
      const measured = contrast(of(pair.front), of(pair.ground))
      return measured < pair.promised ? [{ ...pair, scheme, measured }] : []
    }),
  )
}

/** Colours of all kinds, and among them as many of the bright ones that are hard to get right. */
const byte = fc.integer({ min: 0, max: 255 })
const hex = (...bytes: number[]) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`
const colour = fc.oneof(
  fc.tuple(byte, byte, byte).map(([red, green, blue]) => hex(red, green, blue)),
  fc.tuple(fc.integer({ max: 80, min: 0 }), fc.integer({ min: 160, max: 255 })).map(([low, high]) => hex(low, high, 0)),
  fc.constantFrom('#000000', '#ffffff', '#00ff00', '#ffff00', '#00ffff', '#0000ff', '#ff00ff', '#ff0000', '#808080'),
)

test('whatever the theme, every pair keeps its promise, so that the check need not speak of colours', () => {
  fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 70_451) })
  fc.assert(
    fc.property(fc.record({ color: colour, accent: colour }), (theme) => {
      expect(lowContrasts(theme)).toEqual([])
    }),
    { numRuns: 400 },
  )
})
