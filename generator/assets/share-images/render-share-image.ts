import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { SheetLine } from '../../../src/kinds/parts.ts'
import { type ShareCard, shareImageSize } from '../../compile/metadata/share-image.ts'
import type { Kind } from '../../kinds/kind.ts'
import { textDirection } from '../../lib/languages/language-facts.ts'
import { drawLogo } from '../draw-logo.ts'
import { drawableCard } from './drawable-card.ts'
import { encodeIndexed } from './encode-png.ts'
import { mirrored } from './mirrored.ts'
import { withShapedWords } from './shaped-words.ts'
import { logoEdge, shareDrawing } from './share-drawing.ts'
import { readShareFonts, type ShareFonts } from './share-fonts.ts'
import { sheetLines } from './sheet-lines.ts'

// The port `#share-images` on Node.

/** Draws one share image as a PNG, with the typefaces of the site. Throws as `renderShareImage` does. */
export async function drawShareImage(
  card: ShareCard,
  { logo, kinds }: { readonly logo: Uint8Array; readonly kinds: readonly Kind[] },
): Promise<Uint8Array> {
  const lines = card.artefact ? sheetLines(card.artefact, { tag: card.tag, kinds }) : []
  return renderShareImage(card, { logo, fonts: await readShareFonts(card), lines })
}

/**
 * Renders one share image as a PNG.
 *
 * @param options.logo the bytes of an SVG or PNG file
 * @param options.lines those of the document on it
 * @throws DrawingRefused where the logo cannot be drawn
 */
export async function renderShareImage(
  card: ShareCard,
  {
    logo,
    fonts,
    lines,
  }: { readonly logo: Uint8Array; readonly fonts: ShareFonts; readonly lines: readonly SheetLine[] },
): Promise<Uint8Array> {
  const drawable = drawableCard(card, lines, fonts.drawn)
  const source = await drawLogo(logo, logoEdge(drawable))
  const drawing = shareDrawing(drawable, { logo: source, families: fonts.families })
  const isRightToLeft = textDirection(card.tag) === 'rtl'
  const placed = isRightToLeft ? mirrored(drawing) : drawing
  const shaped = await withShapedWords(placed, { letters: fonts.letters, isRightToLeft })
  const svg = await satori(shaped as never, { ...shareImageSize, fonts: fonts.files })
  // In a thread of its own: the next one is laid out meanwhile.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  const { width, height, pixels } = picture
  return (await encodeIndexed({ width, height, pixels })) ?? picture.asPng()
}
