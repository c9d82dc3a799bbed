import { expect, test } from 'vitest'
import { inThemeColours } from '../../generator/assets/theme-drawing.ts'

const inColours = (svg: string, color = '#800020', accent = '#2f6b4f') =>
  Buffer.from(inThemeColours(Buffer.from(svg), { color, accent })).toString()

test('a drawing gets the two colours of the site where it names them', () => {
  expect(inColours('<path fill="var(--brand, #112233)" stroke="var( --accent ,#445566 )"/>')).toBe(
    '<path fill="#800020" stroke="#2f6b4f"/>',
  )
})

test('what belongs to the first colour is as light as it is called, whatever the colour', () => {
  for (const color of ['#800020', '#000000', '#ffffff', '#ffd400', '#00e5ff']) {
    const colours = inColours(
      '<g fill="var(--deep, #000000)"/><g fill="var(--soft, #ffffff)"/><g fill="var(--paper, #ffffff)"/>',
      color,
    )
    const [deep = 0, soft = 0, paper = 0] = [...colours.matchAll(/#(..)(..)(..)/g)].map(([, ...channels]) =>
      channels.reduce((sum, hex) => sum + Number.parseInt(hex, 16) / 3, 0),
    )
    expect(deep, color).toBeLessThan(45)
    expect(soft, color).toBeGreaterThan(205)
    expect(soft, color).toBeLessThan(236)
    expect(paper, color).toBeGreaterThan(240)
  }
})

test.each([
  ['names none', '<path fill="#123456" d="M0 0"/>'],
  ['names others', '<path fill="var(--sky, #abcdef)" stroke="var(--constructor, #123456)"/>'],
  [
    'has a colour of its own under the name',
    '<style>:root{--accent: #eee}</style><path fill="var(--accent, #000000)"/>',
  ],
])('a drawing that %s keeps its bytes', (_, svg) => {
  const bytes = Buffer.from(svg)
  expect(inThemeColours(bytes, { color: '#800020', accent: '#2f6b4f' })).toBe(bytes)
})
