import { convert, isRGBInGamut, OKLab, OKLCH, sRGB } from '@texel/color'
import { expect, test } from 'vitest'
import { parseLab } from '../../../generator/assets/colours/derived-colour.ts'
import { formatHex, shownColours } from '../../../generator/assets/colours/shown-colours.ts'
import { composeStyles } from '../../../generator/assets/styles.ts'
import { readPalette } from './site-palette.ts'

const shades = [
  '--brand',
  '--brand-fill',
  '--brand-edge',
  '--accent',
  '--ink',
  '--foot',
  '.artefact --red',
  '.artefact --green',
]
const themes = ['#800020', '#2f6b4f', '#c2571a', '#0b5d6b', '#f7d417', '#0000ff', '#00ff00', '#ff00ff', '#7a5c00']

const hueOf = (lab: readonly number[]) => convert([...lab], OKLab, OKLCH)[2] as number

test.each(themes)('every shade of %s is shown in its hue', (hex) => {
  const theme = { color: parseLab(hex), accent: parseLab(hex) }
  const palette = readPalette()
  for (const scheme of ['light', 'dark'] as const)
    for (const place of shades) {
      const shade = palette.colour(place, scheme).of(theme)
      const [lightness = 0, chroma = 0] = convert([...shade], OKLab, OKLCH)
      expect(isRGBInGamut(convert([...shade], OKLab, sRGB), 0.002)).toBe(true)
      // Of what is nearly black, grey or white, the rounding to whole bytes may turn the hue.
      if (chroma < 0.04 || lightness < 0.2) continue
      const turned = Math.abs(hueOf(parseLab(formatHex(shade))) - hueOf(theme.color))
      expect(Math.min(turned, 360 - turned), `${scheme} ${place} ${formatHex(shade)}`).toBeLessThan(3)
    }
})

test('a shade is written as a colour that screens show', () => {
  const css =
    '--a:oklch(from var(--theme-accent) min(l, 0.38) c h);--b:oklch(from var(--theme-color) calc(min(l, 0.38) - 0.07) c h)'
  expect(shownColours(css, { color: '#1f3a5f', accent: '#2f6b4f' })).toBe('--a:#0d4f35;--b:#0d284b')
  expect(shownColours(css, { color: '#1f3a5f', accent: '#c2571a' })).toBe('--a:#6f2a00;--b:#0d284b')
})

test('a fill keeps the colour that was chosen, and what stands on it is what can be read there', () => {
  const palette = readPalette()
  const shown = (place: string, color: string) =>
    formatHex(palette.colour(place, 'light').of({ color: parseLab(color), accent: parseLab(color) }))
  for (const [color, words] of [
    ['#0b5fff', '#ffffff'],
    ['#ff7a00', '#000000'],
    ['#ffe9a8', '#000000'],
    ['#0b6e77', '#ffffff'],
    ['#800020', '#ffffff'],
  ] as const) {
    expect([shown('--brand-fill', color), shown('--on-brand', color)]).toEqual([color, words])
    expect([shown('.section-brand --ground', color), shown('.section-brand --ink', color)]).toEqual([color, words])
    expect(shownColours('a{color:contrast-color(var(--theme-color))}', { color, accent: color })).toBe(
      `a{color:${words}}`,
    )
  }
})

test('a fixed colour is written in the same way, unless something shines through it', () => {
  const theme = { color: '#1f3a5f', accent: '#2f6b4f' }
  expect(shownColours('--sheet:oklch(0.995 0.003 85);--shadow:oklch(0.3 0.03 60 / 8%)', theme)).toBe(
    '--sheet:#fefdfb;--shadow:oklch(0.3 0.03 60 / 8%)',
  )
})

const faces = { css: '', heading: 'serif', text: 'serif', families: [] }
const fonts = { theme: faces, languages: new Map(), files: new Map() }

test('the styles of a site have its shades', async () => {
  const theme = { color: '#0b5d6b', accent: '#c2571a' } as Parameters<typeof composeStyles>[0]
  const { base, blocks } = await composeStyles(theme, fonts)
  expect(base).toContain('--accent:#')
  // A chat has its own colour, whatever the theme.
  const other = await composeStyles({ color: '#ff7a00', accent: '#5b2a86' } as typeof theme, fonts)
  expect(other.base).not.toBe(base)
  expect(other.blocks.get('chat-button')).toBe(blocks.get('chat-button'))
})

test('no style leaves it to the browser to reckon with colours of the theme that are the ground of something', async () => {
  const { all } = await composeStyles(
    { color: '#0b5d6b', accent: '#c2571a' } as Parameters<typeof composeStyles>[0],
    fonts,
  )
  expect(all.match(/oklch\(from[^;}]*/g)).toBeNull()
  expect(all.match(/--(?:ground|ground-deep|sheet):(?!#|oklch\(|var\(--brand-fill)[^;}]*/g)).toBeNull()
})

test('in the dark, a fill is lighter than the ground, but black stays black', () => {
  const palette = readPalette()
  const shown = (color: string) =>
    formatHex(palette.colour('--brand-fill', 'dark').of({ color: parseLab(color), accent: parseLab(color) }))
  expect(['#000000', '#111111', '#1c1c20'].map(shown)).toEqual(['#000000', '#111111', '#1c1c20'])
  expect(['#1f2f46', '#800020'].map(shown)).toEqual(['#384961', '#870c25'])
})
