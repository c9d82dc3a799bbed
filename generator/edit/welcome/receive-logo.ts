import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ImageRefused } from '../../../src/edit/protocol/images.ts'
import { imageType } from '../../check/rules/images-exist.ts'
import { receiveImage } from '../server/receive-image.ts'

/**
 * Keeps a logo, which is a drawing or a PNG: a photo of one becomes a PNG.
 *
 * @returns its path from the folder of the configuration, or why it is not taken
 */
export async function receiveLogo(config: string, name: string, bytes: Uint8Array): Promise<string | ImageRefused> {
  const type = imageType(bytes.subarray(0, 4096))
  const isTaken = ['svg', 'png', ''].includes(type)
  const kept = await receiveImage(config, name, isTaken ? bytes : await asPng(bytes))
  return 'refused' in kept ? kept : kept.file.slice('./'.length)
}

/** The same picture as a PNG; as it is, where it cannot be read. */
async function asPng(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes)
      .autoOrient()
      .resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch (error) {
    // Sharp throws plain errors for all that it cannot read; those of the system have a code.
    if ((error as NodeJS.ErrnoException).code) throw error
    return bytes
  }
}

/** A picture as an address that holds it whole. */
export function pictureData(config: string, path: string): string {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return `data:${type};base64,${readFileSync(join(dirname(config), path)).toString('base64')}`
}
