import { drawPng } from '#drawings'
import { memoize } from '../../src/memoize.ts'
import { imageType } from '../check/rules/files/images-exist.ts'
import { hasLetters } from '../check/rules/files/read-drawing.ts'
import { framed } from '../check/rules/files/read-tone.ts'
import { memoizeWeak } from '../lib/memoize.ts'
import { DrawingRefused } from './refused-images.ts'

/**
 * Draws a logo as a PNG that fits a square, as a `data:` URL: within another drawing, the renderer would leave out the letters and the
 * pictures of an SVG.
 *
 * @param logo the bytes of an SVG or PNG file
 * @throws DrawingRefused where the logo cannot be drawn
 */
export function drawLogo(logo: Uint8Array, edge: number): Promise<string> {
  return drawnLogos(logo)(edge)
}

/** Each size of a logo is drawn once: all share images have the same. */
const drawnLogos = memoizeWeak((logo: Uint8Array) => memoize((edge: number) => drawOnce(logo, edge)))

async function drawOnce(logo: Uint8Array, edge: number): Promise<string> {
  const svg = imageType(logo) === 'png' ? framed(logo) : Buffer.from(logo).toString()
  try {
    const png = await drawPng(svg, { edge, hasLetters: hasLetters(svg) })
    return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  } catch (error) {
    throw new DrawingRefused(String(error instanceof Error ? error.message : error).slice(0, 80))
  }
}
