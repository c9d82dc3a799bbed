import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLab } from '../../generator/assets/colours/derived-colour.ts'
import { inScheme, lookSheets } from '../../generator/assets/look/look-styles.ts'
import { selectStyles } from '../../generator/assets/select-styles.ts'
import { composeStyles } from '../../generator/assets/styles.ts'
import { directions, resolveLook } from '../../generator/compile/looks/directions.ts'
import { countNameLetters } from '../../generator/compile/looks/name-letters.ts'
import { projectFile } from '../../generator/lib/files/paths.ts'
import type { Direction } from '../../schema/look.ts'
import type { Theme } from '../../schema/site-config.ts'
import { isThorough } from '../site/thorough.ts'
import { contrast } from './colours/contrast.ts'
import { contrastPairs, type Scheme } from './colours/contrast-pairs.ts'
import { paletteOf, paletteSheets } from './colours/site-palette.ts'

const fonts = { heading: 'serif', text: 'sans-serif' }
const faces = { theme: { ...fonts, css: '', families: [] }, languages: new Map(), files: new Map() }
const plain: Theme = { color: '#800020', accent: '#2f6b4f', fonts }

async function pageStyles(theme: Partial<Theme>, html = '<a class="button">'): Promise<string> {
  const styles = await composeStyles({ ...plain, ...theme }, faces)
  return selectStyles(html, { ...styles, shortNames: new Map() }, 'en')
}

test('a site without a direction carries no byte of any', async () => {
  const css = await pageStyles({})
  expect(css).not.toContain('@layer look')
  expect(css).toContain('border-radius:3px')
})

test('a direction sets the values of its look, and what the theme sets itself stands above it', async () => {
  const css = await pageStyles({ direction: 'playful' })
  expect(css).toContain('--radius:24px')
  expect(css).toContain('.button{border-radius:5rem')
  const own = await pageStyles({ direction: 'playful', corners: 'sharp', buttons: 'block' })
  expect(own).toContain('--radius:0')
  expect(own).not.toContain('.button{border-radius:5rem')
})

test('no look spaces letters that join, nor lets lines of Arabic or Japanese touch: what their scripts need comes after all looks', async () => {
  const html = '<h1><section class="look-quotes-large quote-large">'
  for (const [lang, rule] of [
    ['ar', ':is(h1,h2,h3,.site-footer-name){line-height:1.4}'],
    ['ja', ':is(h1,h2,h3){line-height:1.3}'],
  ] as const) {
    const styles = await composeStyles({ ...plain, direction: 'brutalist' }, faces)
    const css = selectStyles(html, { ...styles, shortNames: new Map() }, lang)
    expect(css).toContain('letter-spacing:-.035em')
    const last = css.slice(css.lastIndexOf('@layer '))
    expect(last).toMatch(/^@layer scripts\{/)
    expect(last).toContain(rule)
    expect(last).toContain('letter-spacing:0')
  }
})

test('a rule for the ratio of pictures would take that of a wall its own, for which browsers keep a place while it loads', async () => {
  const css = await pageStyles(
    {},
    '<section class="look-gallery-masonry"><ul class="gallery"><img class="gallery-photo">',
  )
  const rules = css.match(/[^{}]*gallery-photo\{[^{}]*aspect-ratio[^{}]*/g)?.map((rule) => rule.split('{')[0])
  expect(rules).toEqual([
    ':not(.look-gallery-masonry)>.gallery .gallery-photo',
    ':not(.look-gallery-masonry)>.gallery>:only-child .gallery-photo',
  ])
})

test('the scale of a look says how large the heading of an opening is, unless the opening has a layout of its own', async () => {
  const css = await pageStyles({ direction: 'brutalist' }, '<div class="opening-area look-opening-words"><h1>')
  expect(css.match(/[^{}]*opening-area[^{}]* h1\{font-size:var\(--title-large\)/g)).toEqual([
    '.opening-area:not([class*=look-]) h1{font-size:var(--title-large)',
  ])
})

test('what no rule of a look shows any more is left out of pages: numbers, arrows, corners', async () => {
  const styles = await composeStyles({ ...plain, direction: 'playful', corners: 'sharp' }, faces)
  const css = selectStyles(
    '<main class="section-head text-link photo">',
    { ...styles, shortNames: new Map() },
    'en',
    'first view',
  )
  expect(css).toContain('.text-link:after{content:none}')
  for (const dead of [
    'counter(section',
    'clip-path:polygon(.5em',
    '.photo{border-radius',
    'forced-colors',
    'animation-timeline',
  ])
    expect(css).not.toContain(dead)
})

test.each(Object.keys(directions) as Direction[])(
  'a link of the direction %s has a line or an arrow',
  async (direction) => {
    const css = await pageStyles({ direction }, '<a class="text-link">')
    const lines = Array.from(
      css.matchAll(/\.text-link\{([^}]*)\}/g),
      ([, rule = '']) => rule.match(/text-decoration:[^;]*/g) ?? [],
    )
    const isLined = lines.flat().every((line) => line.includes('underline'))
    expect(isLined || !css.includes('.text-link:after{content:none}')).toBe(true)
  },
)

test.each([
  ['light', 'color-scheme:light;', false],
  ['dark', 'color-scheme:dark;', true],
] as const)('a site that is always %s is so whatever the device is set to', async (scheme, declared, hasDarkGround) => {
  const css = await pageStyles({ scheme })
  expect(css).toContain(declared)
  expect(css).not.toContain('prefers-color-scheme')
  // The dark ground of the theme.
  expect(css.includes('#1b1411')).toBe(hasDarkGround)
})

/** What a page has of the first view in a look that differs in one value from the plain one. */
async function firstView(look: Partial<Theme>, html: string): Promise<string> {
  const styles = await composeStyles({ ...plain, ...look }, faces)
  return selectStyles(html, { ...styles, shortNames: new Map() }, 'en', 'first view')
}

const anyPage = '<header class="site-header"></header><main><div class="opening-plain"><h1></h1></div></main>'
const photoBeside = '<main><div class="opening-area opening-beside"><img class="photo hero-photo">'

test.each([
  [{ opening: 'mirrored' }, photoBeside, '.opening-beside>.hero-photo{aspect-ratio:5/6'],
  [{ opening: 'lapped' }, photoBeside, '.opening-beside>.hero-photo{aspect-ratio:16/10;order:-1'],
  [{ opening: 'strip' }, photoBeside, 'height:clamp(12rem,38svh,24rem)'],
  [{ frames: 'duotone' }, photoBeside, 'filter:grayscale()brightness(.82)sepia()'],
  [{ frames: 'bleed' }, photoBeside, '.opening-beside:has(>.hero-photo){padding-inline-end:0}'],
  [
    { bar: 'over' },
    '<header class="site-header"></header><main><div class="opening-behind opening-foot under-bar veil-bar-4">',
    '.site-header:has(~main>.under-bar:first-child){',
  ],
] as const satisfies [Partial<Theme>, string, string][])(
  '%o is in the pages that show it, and no byte of it in others',
  async (look, html, rule) => {
    const [name] = Object.entries(look).map(([key, value]) => `${key}-${value}`)
    expect(lookSheets(resolveLook({ ...plain, ...look }))).toEqual([name])
    expect(await firstView({}, html)).not.toContain(rule)
    expect(await firstView(look, html)).toContain(rule)
    expect(await firstView(look, anyPage)).toBe(await firstView({}, anyPage))
  },
)

test.each([
  // By the wheel of colours: sepia is a yellow of 38 degrees; wine, leaf green and sea blue lie at 345, 120 and 210.
  ['#800020', 307],
  ['#1f7a1f', 82],
  ['#0f5fae', 172],
])('photos in two tones take the hue of %s', async (color, turn) => {
  const css = await firstView({ color, frames: 'duotone' }, photoBeside)
  const [, degrees] = /hue-rotate\((\d+)deg\)/.exec(css) ?? []
  expect(Math.abs(Number(degrees) - turn)).toBeLessThan(15)
})

test('photos in two tones are grey where the colour of the site is', async () => {
  expect(await firstView({ color: '#222222', frames: 'duotone' }, photoBeside)).toContain('saturate(0)')
})

test('beside a picture that fills the other half, words in the middle end where the page does', async () => {
  const html = '<main><div class="opening-area opening-halves look-opening-halves"><h1></h1></div></main>'
  const css = await firstView({ opening: 'middle' }, html)
  // The sheet of halves, which comes later, takes the padding away for a picture at the end; two of its classes are less than three.
  expect(css).toContain('.opening-halves.opening-area{')
  expect(css).toMatch(/\.opening-halves\.opening-area\.opening-area\{[^}]*padding-inline:0 var\(--edge\)/)
})

test('numbers stand above headings in the middle, where a look has both', () => {
  expect(lookSheets(resolveLook({ ...plain, opening: 'middle' }))).toEqual([
    'opening-middle',
    'opening-middle-numbered',
  ])
  expect(lookSheets(resolveLook({ ...plain, opening: 'middle', numbers: 'none' }))).toEqual([
    'numbers-none',
    'opening-middle',
  ])
})

test('on paper, a site that is dark on every screen has the words of the day', async () => {
  const [dark, auto] = await Promise.all(
    (['black', 'cream'] as const).map(async (paper) => (await composeStyles({ ...plain, paper }, faces)).print),
  )
  // Dark words, for #800020.
  expect(dark).toMatch(/^@layer tokens\{:root\{[^}]*--ink:#281c1c;/)
  expect(auto).not.toContain('--ink:#281c1c')
})

test('a foot in the middle has its lists as lines of words, and no name larger than a title', async () => {
  const html = '<footer class="site-footer"><div class="site-footer-name"></div><ul></ul></footer>'
  expect(await firstView({}, html)).not.toContain('@layer look')
  const css = await firstView({ foot: 'centred' }, html)
  expect(css).toContain('.site-footer ul{justify-content:center;gap:0 var(--gap);flex-wrap:wrap;display:flex}')
  expect(css).toContain('.site-footer-name{font-size:var(--title)}')
})

test('over a photo, a wide logo stands on a light plate by day too, unless the site has one for dark grounds', async () => {
  const bar = (logos: string) =>
    `<header class="site-header">${logos}</header><main><div class="opening-behind opening-foot under-bar">`
  const plate = '.wide-logo:not(.logo-dark){'
  const light = /@media screen and \(prefers-color-scheme:light\)\{.*/
  const dayOf = async (html: string) => light.exec(await firstView({ bar: 'over' }, bar(html)))?.[0] ?? ''
  expect(await dayOf('<img class="wide-logo">')).toContain(plate)
  const both = await dayOf('<img class="wide-logo logo-light"><img class="wide-logo logo-dark">')
  expect(both).toContain('.logo-light{display:none}')
  expect(both).toContain('.logo-dark{display:initial}')
  expect(await dayOf('<svg>')).not.toContain('logo')
})

test('of a bar over a photo, a page has the one veil that it needs', async () => {
  const page = (name: string) => `<header class="site-header"></header><main><div class="under-bar ${name}">`
  const css = await firstView({ bar: 'over' }, page('veil-bar-4'))
  expect(css.match(/\.veil-bar-\d::?before\{[^}]*\}/g)).toEqual(['.veil-bar-4:before{opacity:.4}'])
  expect(await firstView({ bar: 'over' }, page('veil'))).not.toContain('.veil-bar')
})

test('what is dark by day around a photo is so in a site that may be light, and needs no rule in one that is always dark', async () => {
  const html = '<header class="site-header"></header><main><div class="under-bar">'
  const byDay = /\.site-header:has\([^{]*\{--ground:var\(--foot\)/
  expect(await firstView({ bar: 'over' }, html)).toMatch(byDay)
  expect(await firstView({ bar: 'over' }, html)).toContain('prefers-color-scheme:light')
  expect(await firstView({ bar: 'over', scheme: 'light' }, html)).toMatch(byDay)
  expect(await firstView({ bar: 'over', scheme: 'light' }, html)).not.toContain('prefers-color-scheme')
  expect(await firstView({ bar: 'over', scheme: 'dark' }, html)).not.toMatch(byDay)
})

test('the name in a foot of one large word is as wide as the page: by its letters and those of its typeface', async () => {
  const names = ['Oak', 'Casa Aurora', '東京', 'MAMMUT', 'Gesellschaft für Bau und Boden']
  expect(names.map(countNameLetters)).toEqual([4, 12, 4, 10, 24])
  const styles = await composeStyles({ ...plain, foot: 'word' }, faces)
  const html = '<footer class="site-footer"><div class="site-footer-name letters-11">'
  const css = selectStyles(html, { ...styles, shortNames: new Map() }, 'en', 'first view')
  expect(css).toMatch(/font-size:clamp\(2rem, ?100cqi ?\/ ?(?:11|var\(--letters,20\))/)
  expect(css.match(/\.letters-\d+/g)).toEqual(['.letters-11'])
})

test('a ground that is black or deep in colour is dark in every scheme', () => {
  expect(resolveLook({ ...plain, paper: 'brand', scheme: 'light' }).scheme).toBe('dark')
  expect(resolveLook({ ...plain, paper: 'black', scheme: 'light' }).scheme).toBe('dark')
})

const byte = fc.integer({ min: 0, max: 255 })
const colour = fc.oneof(
  fc.tuple(byte, byte, byte).map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`),
  fc.constantFrom('#000000', '#ffffff', '#00ff00', '#ffff00', '#00ffff', '#0000ff', '#ff00ff', '#ff0000', '#808080'),
)

describe.each(Object.keys(directions) as Direction[])('in the direction %s', (direction) => {
  const look = resolveLook({ ...plain, direction })
  const palette = paletteOf(
    [
      ...paletteSheets,
      ...lookSheets(look)
        .filter((name) => name.startsWith('paper'))
        .map((name) => `src/styles/look/${name}.css`),
    ]
      .map((path) => readFileSync(projectFile(path), 'utf8'))
      .join('\n'),
  )
  const schemes: readonly Scheme[] = look.scheme === 'auto' ? ['light', 'dark'] : [look.scheme]

  test('every pair of adjacent colours can be told apart, whatever the colours of the theme', () => {
    fc.assert(
      fc.property(fc.record({ color: colour, accent: colour }), ({ color, accent }) => {
        const theme = { color: parseLab(color), accent: parseLab(accent) }
        const poor = contrastPairs.flatMap((pair) =>
          schemes.flatMap((scheme) => {
            if ((pair.scheme ?? scheme) !== scheme) return []
            const of = (place: string) => palette.colour(place, scheme).of(theme)
            const measured = contrast(of(pair.front), of(pair.ground))
            // WCAG AA: 4.5 for text, 3 for edges.
            return measured < Math.min(pair.promised, 4.5) ? [{ ...pair, scheme, measured }] : []
          }),
        )
        expect(poor).toEqual([])
      }),
      { numRuns: isThorough ? 500 : 50, seed: 70_451 },
    )
  })
})

test('the rules for a dark screen hold on every screen, or on none', () => {
  const css = ':root{color-scheme: light dark}@media screen and (prefers-color-scheme: dark) {a{color:red}}'
  expect(inScheme(css, 'auto')).toBe(css)
  expect(inScheme(css, 'dark')).toBe(':root{color-scheme: dark}@media screen {a{color:red}}')
  expect(inScheme(css, 'light')).toBe(':root{color-scheme: light}@media not all {a{color:red}}')
})

test('so do the few for a light one', () => {
  const css = '@media screen and (prefers-color-scheme: light) {a{color:red}}'
  expect(inScheme(css, 'auto')).toBe(css)
  expect(inScheme(css, 'light')).toBe('@media screen {a{color:red}}')
  expect(inScheme(css, 'dark')).toBe('@media not all {a{color:red}}')
})
