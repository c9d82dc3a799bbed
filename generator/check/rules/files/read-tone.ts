import { imageSize } from 'image-size'
import { drawPixels } from '#drawings'

/** Whether a logo is lost on one ground: `dark`, hardly seen on dark ones; `light`, hardly seen on light ones. */
export type Tone = 'dark' | 'light' | undefined

/** How wide a logo is drawn to be judged. */
const edge = 96

/** The relative luminance of the grounds of pages, and the contrast below which a shape is hardly seen on one. */
const grounds = { dark: 0.008, light: 0.93 }
const leastContrast = 1.7

/** A logo counts as lost on a ground if at least this share of its visible pixels is. */
const share = 0.9

/** Reads the tone of a logo from its pixels. Only of files that can be drawn. */
export function readTone(bytes: Uint8Array): Tone {
  const isDrawing = bytes[0] !== 0x89
  const svg = isDrawing ? Buffer.from(bytes).toString() : framed(bytes)
  const pixels = drawPixels(svg, edge)
  if (!pixels) return undefined
  const lights = luminances(pixels)
  const isLostOn = (ground: number) =>
    lights.filter((light) => contrast(light, ground) < leastContrast).length >= lights.length * share
  if (lights.length === 0) return undefined
  if (isLostOn(grounds.dark)) return 'dark'
  return isLostOn(grounds.light) ? 'light' : undefined
}

/** A picture as a drawing that shows nothing else. */
export function framed(png: Uint8Array): string {
  const { width, height } = imageSize(png)
  const data = Buffer.from(png).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="data:image/png;base64,${data}" width="${width}" height="${height}"/></svg>`
}

/** The relative luminance (WCAG) of each pixel that is more than half there. */
function luminances(pixels: Uint8Array): number[] {
  const found: number[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha <= 127) continue
    // The renderer multiplies each part by what is there of the pixel.
    const part = (index: number) => linear(Math.min(1, (pixels[at + index] ?? 0) / alpha))
    found.push(0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2))
  }
  return found
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
