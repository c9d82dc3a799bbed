import { cached } from '#cache'
import { drawPng } from '#drawings'
import { contentHash } from '../lib/content-hash.ts'
import { sourceVersion } from '../lib/packages/source-version.ts'
import { tabIconPath } from '../lib/tab-icon.ts'
import { drawLogo } from './draw-logo.ts'

/** An icon that is drawn from the logo. */
interface IconFile {
  readonly path: string
  readonly size: number
  /** The fraction of the edge that the logo fills. */
  readonly fill: number
  /** What is behind the logo: the site's colour, or white. Left out, nothing is. */
  readonly ground?: 'colour' | 'white'
  /** Its purpose in the web manifest; undefined where the manifest does not list it. */
  readonly purpose?: 'any' | 'maskable'
}

/** The path of the icon for iOS home screens. */
export const touchIconPath = 'apple-touch-icon.png'

/** The icons for tabs, for home screens, and for systems that mask them. */
export const iconFiles: readonly IconFile[] = [
  { path: 'favicon.ico', size: 32, fill: 1 },
  // Where an icon lets its ground through, iOS puts black.
  { path: touchIconPath, size: 180, fill: 1, ground: 'white' },
  { path: tabIconPath, size: 192, fill: 1, purpose: 'any' },
  { path: 'icon-512.png', size: 512, fill: 1, purpose: 'any' },
  { path: 'icon-maskable-512.png', size: 512, fill: 0.72, ground: 'colour', purpose: 'maskable' },
]

/** Draws the icons of a site from its logo, by path. */
export async function drawIcons(logo: Uint8Array, color: string): Promise<Map<string, Uint8Array>> {
  const code = sourceVersion(['generator/assets'])
  const files = await Promise.all(
    iconFiles.map(async (icon): Promise<[string, Uint8Array]> => {
      const key = [code, JSON.stringify(icon), color, contentHash(logo)]
      return [icon.path, await cached('icons', key, () => draw(icon, logo, color))]
    }),
  )
  return new Map(files)
}

async function draw(
  { path, size, fill, ground: kind }: IconFile,
  logo: Uint8Array,
  color: string,
): Promise<Uint8Array> {
  const edge = size * fill
  const offset = (size - edge) / 2
  const image = await drawLogo(logo, edge)
  const ground = kind ? `<rect width="${size}" height="${size}" fill="${kind === 'white' ? '#fff' : color}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<image href="${image}" x="${offset}" y="${offset}" width="${edge}" height="${edge}"/></svg>`
  const png = await drawPng(svg, { hasLetters: false })
  return path.endsWith('.ico') ? encodeIco(png, size) : png
}

/** An ICO file of one image: a header, one entry, the image as PNG. */
function encodeIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size % 256, 6)
  head.writeUInt8(size % 256, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
