import { cached } from '#cache'
import { basename } from '#path'
import { samplePhoto } from '#photos'
import type { PhotoLight } from '../compile/looks/veil.ts'
import { contentHash } from '../lib/content-hash.ts'
import { PhotoRefused } from './refused-images.ts'

const columns = 16
const rows = 12
/** How many pixels of the small copy make a cell in each direction: the lightest of them counts. */
const fine = 4

/**
 * Measures how light a photo is, in cells: of each the lightest part counts.
 *
 * @param file its path, for messages
 * @throws PhotoRefused if it cannot be read
 */
export async function measureLight(file: string, bytes: Uint8Array): Promise<PhotoLight> {
  const cells = await cached('photos', [`light ${columns} ${rows} ${fine}`, contentHash(bytes)], async () => {
    try {
      return lightest(await samplePhoto(bytes, { width: columns * fine, height: rows * fine }))
    } catch (cause) {
      throw new PhotoRefused(basename(file), { cause })
    }
  })
  return { columns, cells: [...cells] }
}

/** The lightest grey of each cell, of the red, green and blue of all pixels. */
function lightest(pixels: Uint8Array): Buffer {
  const cells = Buffer.alloc(columns * rows)
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const pixel = at / 3
    const cell = Math.floor(pixel / (columns * fine) / fine) * columns + Math.floor((pixel % (columns * fine)) / fine)
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    cells[cell] = Math.max(cells[cell] ?? 0, toGrey(red, green, blue))
  }
  return cells
}

/** The grey, 0 to 255, that is as light as a colour. */
function toGrey(red: number, green: number, blue: number): number {
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
}

function linear(part: number): number {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
