import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DrawingRefused } from '../../../generator/assets/refused-images.ts'
import { renderShareImage } from '../../../generator/assets/share-images/render-share-image.ts'
import { readShareFonts } from '../../../generator/assets/share-images/share-fonts.ts'
import type { ShareCard } from '../../../generator/compile/metadata/share-image.ts'

const card: ShareCard = {
  path: 'share/a.png',
  tag: 'fr-FR',
  siteName: 'Marteau & Feutre',
  host: 'www.marteau-feutre.example',
  eyebrow: 'Accord',
  title: 'Accord de piano',
  color: '#1f3a5f',
  accent: '#b5652b',
  fonts: { heading: 'Lora', text: 'Source Sans 3' },
}
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"/></svg>'

test('a logo that cannot be drawn is told as such, without its bytes', async () => {
  const logo = Buffer.from(square.slice(0, -6))
  const drawing = renderShareImage(card, { logo, fonts: await readShareFonts(card), lines: [] })
  await expect(drawing).rejects.toBeInstanceOf(DrawingRefused)
  await expect(drawing).rejects.toThrow(/^.{1,80}$/)
})

test('another fault is not laid to the logo', async () => {
  const fonts = { ...(await readShareFonts(card)), files: [] }
  const drawing = renderShareImage(card, { logo: Buffer.from(square), fonts, lines: [] })
  await expect(drawing).rejects.not.toBeInstanceOf(DrawingRefused)
})

/** The dark pixels of a picture between two heights: how many, and how far to the left and to the right they reach. */
async function inkBetween(png: Uint8Array, [top, bottom]: readonly [number, number]) {
  const { data, info } = await sharp(png).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const columns = [...data.subarray(1200 * top, 1200 * bottom)].flatMap((grey, index) =>
    grey < 100 && index % 1200 > 20 ? [index % 1200] : [],
  )
  return { count: columns.length, left: Math.min(...columns), right: Math.max(...columns) }
}

test('pages of a site differ in their words alone, which begin on the side of their script', async () => {
  const logo = Buffer.from(square)
  const draw = async (of: ShareCard) => renderShareImage(of, { logo, fonts: await readShareFonts(of), lines: [] })
  const [tuning, piano] = await Promise.all([draw(card), draw({ ...card, eyebrow: undefined, title: 'Pianos' })])
  const [above, below] = [[60, 300] as const, [480, 600] as const]
  expect(await inkBetween(tuning, below)).toEqual(await inkBetween(piano, below))
  expect((await inkBetween(tuning, above)).count).toBeGreaterThan((await inkBetween(piano, above)).count)
  expect(await inkBetween(piano, above)).toMatchObject({ left: expect.closeTo(81, -1), right: expect.closeTo(275, -2) })
  const arabic = await draw({ ...card, tag: 'ar-EG', title: 'بيانو', fonts: { heading: 'Cairo', text: 'Cairo' } })
  expect((await inkBetween(arabic, above)).right).toBeGreaterThan(1080)
})
