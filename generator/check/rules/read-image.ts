import { createRequire } from 'node:module'
import { imageSize } from 'image-size'

/** A photo: its width as it is shown, in pixels, or why it cannot be. */
export type PhotoFacts = { readonly fault: 'cut' } | { readonly width: number }

/** Reads the size of a photo, and whether its file has an end. */
export function readPhoto(bytes: Uint8Array): PhotoFacts {
  const width = widthOf(bytes)
  return width === undefined || isCut(Buffer.from(bytes)) ? { fault: 'cut' } : { width }
}

/** Undefined if the beginning of the file does not say. */
function widthOf(bytes: Uint8Array): number | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // From 5 on, the camera was held upright: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, "Orientation".
    return orientation < 5 ? width : height
  } catch {
    return undefined
  }
}

/** Whether the end of a file is missing: what a copy or a download leaves that was interrupted. */
function isCut(file: Buffer): boolean {
  switch (file.toString('latin1', 0, 4)) {
    case '\u0089PNG':
      return !file.includes('IEND')
    case 'RIFF':
      return file.readUInt32LE(4) + 8 > file.length
    default:
      return file[0] === 0xff && !hasEndOfImage(file)
  }
}

/** Whether a JPEG ends: behind the segments before its first scan, the mark of the end stands nowhere else. Cameras may write more after it. */
function hasEndOfImage(file: Buffer): boolean {
  let at = 2
  while (file[at] === 0xff && file[at + 1] !== 0xda && at + 4 <= file.length) at += 2 + file.readUInt16BE(at + 2)
  return file.includes(Buffer.of(0xff, 0xd9), at)
}

/** A drawing: its size and the part that no page would show, or why it cannot be drawn at all. */
export type Drawing =
  | { readonly fault: 'damaged' | 'size' }
  | { readonly width: number; readonly height: number; readonly foreign: string | undefined }

const require = createRequire(import.meta.url)

/** Reads an SVG with the renderer that also draws icons and share images. */
export function readDrawing(bytes: Uint8Array): Drawing {
  const text = new TextDecoder().decode(bytes)
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
  try {
    new Resvg(text, { font: { loadSystemFonts: false } })
  } catch {
    return { fault: 'damaged' }
  }
  const [width, height] = sizeOf(/<svg[^>]*>/i.exec(text)?.[0] ?? '')
  return width > 0 && height > 0 ? { width, height, foreign: foreignPart(text) } : { fault: 'size' }
}

/** The size in the root element: that of the viewBox, or width and height in pixels. Share images need one, so percents do not count. */
function sizeOf(tag: string): readonly [number, number] {
  const length = (name: string) => Number(new RegExp(`\\s${name}=['"](\\d*\\.?\\d+)(?:px)?['"]`).exec(tag)?.[1])
  const box = /\sviewBox=['"]([^'"]+)['"]/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  return box ? [box[2] ?? 0, box[3] ?? 0] : [length('width'), length('height')]
}

/** The first script or web address in a drawing: an image in a page can neither run nor fetch anything. */
function foreignPart(text: string): string | undefined {
  const tag = /<(script|foreignObject)\b/i.exec(text)?.[1]
  if (tag) return `<${tag}>`
  return /(?:href\s*=\s*["']|url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')\s]+)/i.exec(text)?.[1]
}
