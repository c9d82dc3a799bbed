import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** A picture as the renderer gives it: four bytes a pixel. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const compress = promisify(deflate)
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Level 3 is three times as fast as level 6, and its files are a third larger; those of the renderer, with four bytes a pixel, are twice as large. */
const level = 3
const mostColours = 256

/**
 * Encodes a picture of at most 256 colours as a PNG with a palette: a quarter of the bytes to compress. Undefined where it has more colours,
 * or transparent pixels.
 */
export async function encodeIndexed({ width, height, pixels }: Pixels): Promise<Buffer | undefined> {
  const indexed = indexPixels(pixels, { width, height })
  if (!indexed) return undefined
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // Eight bits a pixel: an index into the palette.
  size.set([8, 3], 8)
  const palette = Buffer.from(indexed.colours.flat())
  const data = await compress(indexed.rows, { level })
  return Buffer.concat([signature, chunk('IHDR', size), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND')])
}

/** The rows of a picture, each a filter byte (none) and an index for each pixel, and the palette. */
function indexPixels(pixels: Uint8Array, { width, height }: Omit<Pixels, 'pixels'>) {
  // All supported machines are little-endian.
  const points = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length)
  const rows = Buffer.alloc(height * (width + 1))
  const numbers = new Map<number, number>()
  let last = -1
  let number = 0
  for (let row = 0; row < height; row++) {
    const [first, start] = [row * width, row * (width + 1) + 1]
    // Most rows are like the one above.
    if (row > 0 && bytes.compare(bytes, 4 * (first - width), 4 * first, 4 * first, 4 * (first + width)) === 0) {
      rows.copy(rows, start, start - width - 1, start - 1)
      continue
    }
    for (let column = 0; column < width; column++) {
      const colour = points[first + column] as number
      if (colour !== last) {
        last = colour
        number = numbers.get(colour) ?? numbers.size
        if (number === mostColours || pixels[4 * (first + column) + 3] !== 255) return undefined
        numbers.set(colour, number)
      }
      rows[start + column] = number
    }
  }
  return {
    rows,
    colours: [...numbers.keys()].map((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]),
  }
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
