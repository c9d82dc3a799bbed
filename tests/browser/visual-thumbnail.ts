import type { Page } from '@playwright/test'

/** How many pixels in a row become one. */
const pixels = 6

/**
 * A picture at a sixth of its width and height, each pixel the mean of those it stands for: how a machine draws the edges of
 * letters is lost, where things stand and which colour they have is kept, and the file is small enough to keep. `desk` is an empty page
 * in which the browser works it out.
 */
export async function thumbnailOf(desk: Page, png: Buffer): Promise<Buffer> {
  return Buffer.from(await desk.evaluate(shrink, { source: png.toString('base64'), pixels }), 'base64')
}

/** Runs in the browser. */
async function shrink({ source, pixels }: { readonly source: string; readonly pixels: number }): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${source}`
  await image.decode()
  const width = Math.floor(image.width / pixels)
  const height = Math.floor(image.height / pixels)
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.drawImage(image, 0, 0)
  const large = context.getImageData(0, 0, width * pixels, height * pixels).data
  const small = new ImageData(width, height)
  for (let at = 0; at < small.data.length; at += 1) {
    const channel = at % 4
    const x = ((at >> 2) % width) * pixels
    const y = Math.floor((at >> 2) / width) * pixels
    let sum = 0
    for (let row = 0; row < pixels; row += 1) {
      for (let column = 0; column < pixels; column += 1) {
        sum += large[((y + row) * width * pixels + x + column) * 4 + channel] ?? 0
      }
    }
    small.data[at] = Math.round(sum / pixels ** 2)
  }
  canvas.width = width
  canvas.height = height
  context.putImageData(small, 0, 0)
  return canvas.toDataURL('image/png').replace(/^.*,/, '')
}
