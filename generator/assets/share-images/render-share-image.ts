import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import type { SheetLine } from '../../../src/kinds/parts.ts'
import { type ShareCard, shareImageSize } from '../../compile/metadata/share-image.ts'
import type { Kind } from '../../kinds/kind.ts'
import { textDirection } from '../../lib/languages/language-facts.ts'
import { memoizeLast } from '../../lib/memoize.ts'
import { drawLogo } from '../draw-logo.ts'
import { drawableCard } from './drawable-card.ts'
import type { Element } from './element.ts'
import { mirrored } from './mirrored.ts'
import { withShapedWords } from './shaped-words.ts'
import { groundDrawing, headingDrawing, headingPlace, logoEdge, textWidth } from './share-drawing.ts'
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
  const setting = { logo: await drawLogo(logo, logoEdge(drawable)), families: fonts.families }
  const script = { fonts, isRightToLeft: textDirection(card.tag) === 'rtl' }
  const ground = await renderGround({ drawing: groundDrawing(drawable, setting), size: shareImageSize, ...script })
  if (!drawable.title) return encodePng(ground)
  const size = { width: textWidth(drawable) }
  const heading = await render({ drawing: headingDrawing(drawable, setting), size, ...script })
  return encodePng(placeOn(ground, heading, headingPlace(drawable, script.isRightToLeft)))
}

/** A drawing, its size (as high as its content without a height), and how its texts are set. */
interface Rendering {
  readonly drawing: Element
  readonly size: { readonly width: number; readonly height?: number }
  readonly fonts: ShareFonts
  readonly isRightToLeft: boolean
}

/** A picture as the renderer gives it: four bytes a pixel. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

async function render({ drawing, size, fonts, isRightToLeft }: Rendering): Promise<Pixels> {
  const placed = isRightToLeft ? mirrored(drawing) : drawing
  const shaped = await withShapedWords(placed, { letters: fonts.letters, isRightToLeft })
  const svg = await satori(shaped as never, { ...size, fonts: fonts.files } as never)
  // In a thread of its own: the next one is laid out meanwhile.
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return { width, height, pixels }
}

/** How many grounds are kept, of 3 MB each: pages differ in their headings, and those of one site have few grounds. */
const keptGrounds = 8

const renderGround = memoizeLast(keptGrounds, render, ({ drawing, fonts, isRightToLeft }) =>
  JSON.stringify([drawing, fonts.files.map(({ name }) => name), isRightToLeft]),
)

/** A copy of a picture with a smaller one on it, which covers what is below it. */
function placeOn(
  ground: Pixels,
  { width, height, pixels }: Pixels,
  { left, top }: { left: number; top: number },
): Pixels {
  const copy = Buffer.from(ground.pixels)
  const rows = Math.min(height, ground.height - top)
  for (let row = 0; row < rows; row++)
    pixels.copy(copy, 4 * ((top + row) * ground.width + left), 4 * row * width, 4 * (row + 1) * width)
  return { ...ground, pixels: copy }
}

/** Level 3 is twice as fast as level 6, and its files are a tenth larger. */
const compressionLevel = 3

function encodePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel })
    .toBuffer()
}
