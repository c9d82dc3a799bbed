import { expect, test } from 'vitest'
import { parseLab } from '../../../generator/assets/colours/derived-colour.ts'
import { formatHex } from '../../../generator/assets/colours/shown-colours.ts'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { paletteOf, readPalette } from './site-palette.ts'

const theme = { color: parseLab('#800020'), accent: parseLab('#2f6b4f') }

/** The colour `--it` of a style sheet. */
function colour(css: string, scheme: 'light' | 'dark' = 'light') {
  return paletteOf(`:root{${css}}`).colour('--it', scheme)
}

test('reckons with colours as style sheets do', () => {
  const shown = (css: string) => formatHex(colour(css).of(theme))
  expect(shown('--it: #800020')).toBe('#800020')
  expect(shown('--it: var(--theme-accent)')).toBe('#2f6b4f')
  expect(shown('--it: oklch(0.94 0.01 85)')).toBe('#eeebe4')
  expect(shown('--it: oklch(from var(--theme-color) 0.83 min(c, 0.09) h)')).toBe('#fdb0b1')
  expect(shown('--it: oklch(from var(--theme-color) calc(min(l, 0.4) - 0.07) c h)')).toBe('#600016')
  expect(shown('--a: oklch(0.265 0.01 70); --it: color-mix(in oklab, var(--theme-color) 28%, var(--a))')).toBe(
    '#422321',
  )
})

test('takes what the dark scheme says, and nothing of other circumstances', () => {
  const { colour } = paletteOf(`
    @layer tokens { :root { --one: #111; --two: #222 } /* --one: #999; */
      @media (min-width: 9rem) { :root { --one: #777 } }
      @media screen and (prefers-color-scheme: dark) { :root { --one: #eee } } }
    @layer blocks { .box { --two: #555; background: url("data:;{};:#fff"); color: var(--two);
      & b { color: #666 } &:hover { color: #777 } } }`)
  const shown = (place: string, scheme: 'light' | 'dark') => formatHex(colour(place, scheme).of(theme))
  expect([shown('--one', 'light'), shown('--one', 'dark')]).toEqual(['#111111', '#eeeeee'])
  expect([shown('--two', 'light'), shown('--two', 'dark')]).toEqual(['#222222', '#222222'])
  expect([shown('.box color', 'light'), shown('.box color', 'dark')]).toEqual(['#222222', '#222222'])
})

test('gives up on what it does not understand, instead of guessing', () => {
  const of = (value: string) => () => colour(`--it: ${value}`)
  expect(of('rebeccapurple')).toThrow('The colour "rebeccapurple" is written in a way that is not understood here')
  expect(of('oklch(0.3 0.03 60 / 8%)')).toThrow('is written in a way')
  expect(of('color-mix(in srgb, #fff 8%, #000)')).toThrow('is written in a way')
  expect(of('color-mix(in oklab, #fff, #000)')).toThrow('is written in a way')
  expect(of('oklch(from #fff l c calc(h / 2))')).toThrow('"calc(h / 2)" is no number that is understood here')
  expect(of('var(--other)')).toThrow('The style sheets do not say the colour :root --other')
})

test('understands every colour of the pairs', () => {
  const palette = readPalette()
  for (const { front, ground } of contrastPairs) {
    for (const scheme of ['light', 'dark'] as const) {
      expect(
        contrast(palette.colour(front, scheme).of(theme), palette.colour(ground, scheme).of(theme)),
      ).toBeGreaterThan(1)
    }
  }
})

test('measures contrast as WCAG does', () => {
  const ratio = (one: string, other: string) => contrast(parseLab(one), parseLab(other)).toFixed(2)
  expect(ratio('#000000', '#ffffff')).toBe('21.00')
  expect(ratio('#ffffff', '#777777')).toBe('4.48')
  expect(ratio('#767676', '#ffffff')).toBe('4.54')
  expect(ratio('#0000ff', '#ffffff')).toBe('8.59')
  expect(ratio('#123456', '#123456')).toBe('1.00')
})
