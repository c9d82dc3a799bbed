import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Lab, parseLab } from '../../generator/assets/colours/derived-colour.ts'
import { formatHex, toRgb } from '../../generator/assets/colours/shown-colours.ts'
import { logoShapes, patternRule } from '../../generator/assets/look/logo-pattern.ts'
import { selectStyles } from '../../generator/assets/select-styles.ts'
import { composeStyles } from '../../generator/assets/styles.ts'
import { projectFile } from '../../generator/lib/files/paths.ts'
import { isThorough } from '../site/thorough.ts'
import { contrast } from './colours/contrast.ts'
import { paletteOf, paletteSheets } from './colours/site-palette.ts'

const svg = (inner: string, root = 'viewBox="0 0 64 64"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`)

test('a logo of a few shapes gives their outlines, without the ground on which they stand', () => {
  // The stand and its seat, in lines of 1.25 px where 64 units are 44 px.
  expect(logoShapes(readFileSync('tests/fixtures/fourth-site/logo.svg'), 'Tischlerei Ahorn')).toBe(
    "<svg width='44' height='44' viewBox='0 0 64 64' fill='none' stroke-width='1.818'><path d='M12 18h40v8H12zM18 26h6v22h-6zM40 26h6v22h-6zM24 34h16v6H24z'/></svg>",
  )
  const grounds = ['<circle cx="32" cy="32" r="31"/>', '<path d="M0 0h64v64H0z"/>', '<rect width="60" height="64"/>']
  for (const ground of grounds)
    expect(logoShapes(svg(`${ground}<path d="M8 8h9"/>`), 'A')).toContain(
      "stroke-width='1.818'><path d='M8 8h9'/></svg>",
    )
  expect(logoShapes(svg('<path d="M0 0h64v64H0z"/>'), 'A')).toContain("<path d='M0 0h64v64H0z'/>")
})

test('any other drawing gives its dark parts, and what is no drawing the initials of the name', async () => {
  const drawn = logoShapes(
    svg('<g fill="#123"><path d="M8 8h9v9z"/></g>', 'viewBox="0 0 64 64" width="900"'),
    'Oak & Sons',
  )
  expect(drawn).toContain(`width='44' height='44' xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">`)
  expect(drawn).toContain('<path d="M8 8h9v9z"/></g></svg></g>')
  // The glyph of an app's icon, which is light, without the square that it stands on.
  const icon = logoShapes(
    svg('<rect width="64" height="64" rx="14" fill="#123"/><g stroke="#fff"><path d="M9 9h9"/></g>'),
    'Oak',
  )
  expect(icon).toContain('viewBox="0 0 64 64"><g stroke="#fff"><path d="M9 9h9"/></g></svg></g>')
  expect(icon).toContain(".5 0 0 0 1 0'/>")
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  for (const logo of [
    png,
    svg('<text>Oak</text>'),
    svg('<g/>', 'width="9"'),
    svg(`<g>${'<path d="M1 1"/>'.repeat(999)}</g>`),
  ])
    expect(logoShapes(logo, 'Oak & Sons')).toMatch(/^<text [^>]*>OS<\/text>$/)
})

test('the pattern comes after the first view, on screens that have colours of their own, and no other look has a byte of it', async () => {
  const fonts = { heading: 'serif', text: 'sans-serif' }
  const faces = { theme: { ...fonts, css: '', families: [] }, languages: new Map(), files: new Map() }
  const theme = { color: '#0f5b57', accent: '#b4552d', fonts, pattern: "<path d='M8 8h9'/>" }
  const stylesOf = async (texture: 'logo' | 'none') => await composeStyles({ ...theme, texture }, faces)
  const [patterned, plain] = await Promise.all([stylesOf('logo'), stylesOf('none')])
  const html = '<main><h1></h1></main>'
  expect(selectStyles(html, patterned, 'en', 'first view')).toBe(selectStyles(html, plain, 'en', 'first view'))
  // A middle shade of #0f5b57, as the address of a picture has it.
  const [, rule = ''] = /@media screen and \(forced-colors:none\)\{(main\{.*?\})\}/.exec(patterned.afterwards) ?? []
  expect(rule).toMatch(
    /^main\{background:url\("data:image\/svg\+xml,%3Csvg [^"<>#]*stroke='%23[\da-f]{6}' opacity='.16'/,
  )
  expect(rule).toContain("%3Cpath d='M8 8h9'/%3E")
  expect(plain.afterwards).not.toContain('data:image/svg+xml,%3Csvg xmlns')
})

/** A colour over another one, of which so much is seen. */
function blend(front: Lab, ground: Lab, share: number): Lab {
  const [over, below] = [toRgb(front), toRgb(ground)]
  const bytes = over.map((byte, index) => Math.round(byte * share + (below[index] ?? 0) * (1 - share)))
  return parseLab(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

test.each([
  ['cream', ['light', 'dark']],
  ['white', ['light', 'dark']],
  ['tinted', ['light', 'dark']],
  ['black', ['dark']],
  ['brand', ['dark']],
] as const)(
  'words on the pattern can be read on a ground of %s, whatever the colours of the theme',
  (paper, schemes) => {
    const sheets = [...paletteSheets, ...(paper === 'cream' ? [] : [`src/styles/look/paper-${paper}.css`])]
    const palette = paletteOf(sheets.map((path) => readFileSync(projectFile(path), 'utf8')).join('\n'))
    const byte = fc.integer({ min: 0, max: 255 })
    const colour = fc
      .tuple(byte, byte, byte)
      .map((bytes) => parseLab(`#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`))
    fc.assert(
      fc.property(fc.record({ color: colour, accent: colour }), (theme) => {
        const rule = patternRule('', { color: formatHex(theme.color), accent: formatHex(theme.accent) })
        const [, hex = ''] = /stroke='%23([\da-f]{6})/.exec(rule) ?? []
        const poor = schemes.flatMap((scheme) => {
          const of = (place: string) => palette.colour(place, scheme).of(theme)
          const ground = blend(parseLab(`#${hex}`), of('--ground'), 0.16)
          const measured = ['--ink', '--ink-soft', '--brand', '--accent', '--error'].map((front) => ({
            front,
            measured: contrast(of(front), ground),
          }))
          return measured.filter((pair) => pair.measured < 4.5).map((pair) => ({ scheme, ...pair }))
        })
        expect(poor).toEqual([])
      }),
      { numRuns: isThorough ? 500 : 50, seed: 31_402 },
    )
  },
)
