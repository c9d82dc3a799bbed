import sharp from 'sharp'

/** How many pixels in a row become one. */
const pixels = 6

/**
 * A picture at a sixth of its width and height, each pixel the mean of those it stands for: how a machine draws the edges of
 * letters is lost, where things stand and which colour they have is kept, and the file is small enough to keep.
 */
export async function thumbnailOf(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [width, height] = [Math.floor(info.width / pixels), Math.floor(info.height / pixels)]
  const small = Buffer.alloc(width * height * 3)
  for (let at = 0; at < small.length; at += 1) {
    const x = (Math.floor(at / 3) % width) * pixels
    const y = Math.floor(at / 3 / width) * pixels
    let sum = 0
    for (let row = 0; row < pixels; row += 1) {
      const start = ((y + row) * info.width + x) * 3 + (at % 3)
      for (let column = 0; column < pixels; column += 1) sum += data[start + column * 3] ?? 0
    }
    small[at] = Math.round(sum / pixels ** 2)
  }
  return sharp(small, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
