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
