import { readBytes } from '#files'
import { dirname, join } from '#path'
import { convertToPng } from '#photos'
import type { ImageRefused } from '../../../src/edit/protocol/images.ts'
import { imageType } from '../../check/rules/files/images-exist.ts'
import { receiveImage } from '../server/receive-image.ts'

/** The longest side of a logo that is no drawing, in pixels. */
const longest = 1200

/**
 * Keeps a logo, which is a drawing or a PNG: a photo of one becomes a PNG.
 *
 * @returns its path from the folder of the configuration, or why it is not taken
 */
export async function receiveLogo(config: string, name: string, bytes: Uint8Array): Promise<string | ImageRefused> {
  const type = imageType(bytes.subarray(0, 4096))
  const isTaken = ['svg', 'png', ''].includes(type)
  const kept = await receiveImage(config, name, isTaken ? bytes : await convertToPng(bytes, longest))
  return 'refused' in kept ? kept : kept.file.slice('./'.length)
}

/** A picture as an address that holds it whole. */
export function pictureData(config: string, path: string): string {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return `data:${type};base64,${readBytes(join(dirname(config), path)).toString('base64')}`
}
