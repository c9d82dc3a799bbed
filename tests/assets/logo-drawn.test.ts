import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { drawIcons } from '../../generator/assets/icon-files.ts'
import { renderShareImage } from '../../generator/assets/share-images/render-share-image.ts'
import { readShareFonts } from '../../generator/assets/share-images/share-fonts.ts'
import type { ShareCard } from '../../generator/compile/metadata/share-image.ts'

const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64"'
const red = new Resvg(`<svg ${root}><rect width="64" height="64" fill="#f00"/></svg>`)
  .render()
  .asPng()
  .toString('base64')
const within = Buffer.from(`<svg ${root}><rect width="64" height="64" fill="#f00"/></svg>`).toString('base64')

const logos = [
  ['letters', `<svg ${root}><text x="-40" y="90" font-size="150" fill="#f00">MM</text></svg>`],
  ['a picture', `<svg ${root}><image width="64" height="64" href="data:image/png;base64,${red}"/></svg>`],
  [
    'a picture in the old way',
    `<svg ${root}><image width="64" height="64" xlink:href="data:image/png;base64,${red}"/></svg>`,
  ],
  ['a drawing', `<svg ${root}><image width="64" height="64" href="data:image/svg+xml;base64,${within}"/></svg>`],
  ['shapes', `<svg ${root}><rect width="64" height="64" fill="#f00"/></svg>`],
]
  .map(([name = '', svg = '']) => [name, Buffer.from(svg)] as const)
  .concat([['pixels', Buffer.from(red, 'base64')]])

/** How many points of a picture are red. */
function redIn(png: Uint8Array): number {
  const source = Buffer.from(png).toString('base64')
  const image = `<image width="320" height="320" href="data:image/png;base64,${source}"/>`
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${image}</svg>`,
  ).render()
  let count = 0
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 0) < 60 && (pixels[at + 3] ?? 0) > 200) count++
  return count
}

const card: ShareCard = {
  path: 'share/a.png',
  tag: 'de',
  siteName: 'Ahorn',
  host: 'www.ahorn.example',
  eyebrow: 'Tische',
  title: 'Tische',
  color: '#1f3a5f',
  accent: '#2f6b4f',
  fonts: { heading: 'Lora', text: 'Inter' },
}

test.each(logos)('a logo of %s is on every icon and on share images', async (_, logo) => {
  for (const [path, png] of await drawIcons(logo, '#1f3a5f'))
    if (path.endsWith('.png')) expect({ path, isRed: redIn(png) > 3000 }).toEqual({ path, isRed: true })
  expect(redIn(await renderShareImage(card, { logo, fonts: await readShareFonts(card), lines: [] }))).toBeGreaterThan(
    50,
  )
})

test('the icon for iOS has a ground behind each point, which is put behind what is clear', async () => {
  const triangle = Buffer.from(`<svg ${root}><path d="M6 58 32 6l26 52z"/></svg>`)
  const icons = await drawIcons(triangle, '#aa0000')
  const corner = (path: string) => {
    const image = `<image width="180" height="180" href="data:image/png;base64,${Buffer.from(icons.get(path) ?? []).toString('base64')}"/>`
    const { pixels } = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180">${image}</svg>`,
    ).render()
    return [...pixels.subarray(0, 4)]
  }
  expect(corner('apple-touch-icon.png')).toEqual([255, 255, 255, 255])
  expect(corner('icon-512.png')).toEqual([0, 0, 0, 0])
  expect(corner('icon-maskable-512.png')).toEqual([170, 0, 0, 255])
})
