import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { type ShareCard, shareImageSize } from '../../compile/share-image.ts'
import { DrawingRefused } from '../refused-images.ts'
import { drawableCard } from './drawable-card.ts'
import { shareDrawing } from './share-drawing.ts'
import type { ShareFonts } from './share-fonts.ts'

/**
 * Renders one share image as a PNG.
 *
 * @param options.logo the bytes of an SVG file
 * @throws DrawingRefused where the logo cannot be drawn
 */
export async function renderShareImage(
  card: ShareCard,
  { logo, fonts }: { readonly logo: Uint8Array; readonly fonts: ShareFonts },
): Promise<Uint8Array> {
  const source = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
  const drawing = shareDrawing(drawableCard(card, fonts.drawn), { logo: source, families: fonts.families })
  const options = { ...shareImageSize, fonts: [...fonts.files] }
  const svg = await satori(drawing as never, options).catch((error: Error) => {
    // The renderer names the logo by its bytes; any other error is ours.
    if (/data:image\/svg|\bSVG\b/i.test(error.message)) throw new DrawingRefused(error.message.slice(0, 80))
    throw error
  })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
