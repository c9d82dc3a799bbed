import { imageSize } from 'image-size'
import { judgeDrawing } from '#drawings'
import { readParts } from './foreign-part.ts'

/** A drawing: its size and the part that no page would show, or why it cannot be drawn at all. */
export type Drawing =
  | { readonly fault: 'damaged' | 'size' | 'heavy' }
  | {
      readonly width: number
      readonly height: number
      readonly foreign: string | undefined
      /** Whether nothing of it can be seen. */
      readonly isEmpty: boolean
      /** Whether it has letters, which need a typeface wherever they are shown. */
      readonly hasLetters: boolean
    }

/** Reads an SVG, and draws it with the renderer that also draws icons and share images: what would fetch or run something is not even given to it. */
export function readDrawing(bytes: Uint8Array): Drawing {
  if (bytes.length > mostRead) return { fault: 'heavy' }
  const text = new TextDecoder().decode(bytes)
  // Of words that stand for others, the renderer takes some for an endless loop.
  if (/<!ENTITY\s[^"'<>]*(?:"[^"]*&\w|'[^']*&\w)/.test(text)) return { fault: 'heavy' }
  const parts = readParts(bytes)
  if (!parts) return { fault: 'damaged' }
  const { foreign, pictures } = parts
  const [width, height] = drawingSize(text)
  const facts = { width, height, foreign, isEmpty: false, hasLetters: hasLetters(text) }
  // One that is too large is reported as too large, and not drawn.
  if (foreign !== undefined || bytes.length > mostBytes) return facts
  const verdict = countPixels(pictures) > mostPixels ? 'heavy' : judgeDrawing(text, facts.hasLetters)
  if (verdict === 'damaged' || verdict === 'heavy') return { fault: verdict }
  if (!(width > 0 && height > 0)) return { fault: 'size' }
  return { ...facts, isEmpty: verdict === 'empty' }
}

/** Whether a drawing has letters as text, and not as shapes. */
export function hasLetters(svg: string): boolean {
  return /<(?:[\w-]+:)?text\b/i.test(svg)
}

/** The most bytes of a drawing: it is served as it is. */
export const mostBytes = 512 * 1024

/** The most bytes of one that is looked through. */
const mostRead = 10_000_000

/** The largest pictures within a drawing, in pixels: a few bytes may unpack to any number. */
const mostPixels = 25_000_000

/** How many pixels some pictures have, by their `data:` addresses. */
function countPixels(pictures: readonly string[]): number {
  let pixels = 0
  for (const picture of pictures) {
    try {
      const { width, height } = imageSize(Buffer.from(picture.slice(picture.indexOf(',') + 1, 6000), 'base64'))
      pixels += width * height
    } catch {
      // What is no picture is not unpacked either.
    }
  }
  return pixels
}

/** The size in the root element: that of the viewBox, or width and height in pixels. Share images need one, so percents do not count. */
export function drawingSize(svg: string): readonly [number, number] {
  const tag = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  const length = (name: string) => Number(new RegExp(`\\s${name}=['"](\\d*\\.?\\d+)(?:px)?['"]`).exec(tag)?.[1])
  const box = /\sviewBox=['"]([^'"]+)['"]/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  return box ? [box[2] ?? 0, box[3] ?? 0] : [length('width'), length('height')]
}
