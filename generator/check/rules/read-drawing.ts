import { createRequire } from 'node:module'

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
