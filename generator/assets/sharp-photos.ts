import type { ImageRefused } from '../../src/edit/protocol/images.ts'
import { limits } from '../check/rules/files/images-exist.ts'
import { readPhoto } from '../check/rules/files/read-image.ts'

// The port `#photos` on Node.

interface Size {
  readonly width: number
  readonly height: number
}

/** What makes the files of photos, with its version: it is part of their names. */
export async function encoderName(): Promise<string> {
  const { versions } = await loadSharp()
  return `${versions.sharp} ${versions.vips}`
}

/** The size of a photo as it is looked at, upright. Rejects where its beginning cannot be read. */
export async function measurePhoto(bytes: Uint8Array): Promise<Size> {
  const sharp = await loadSharp()
  return (await sharp(bytes).metadata()).autoOrient
}

/** A photo in another width as WebP: upright, and without what cameras write into theirs. */
export async function scalePhoto(bytes: Uint8Array, width: number, quality: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(bytes).autoOrient().resize({ width }).webp({ quality }).toBuffer()
}

/** The red, green and blue of all pixels of a small copy, on white, whatever its form. */
export async function samplePhoto(bytes: Uint8Array, size: Size): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const copy = sharp(bytes).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb')
  return copy
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * Cuts a photo to a size as a JPEG.
 *
 * @param cut.part what is kept of the photo that is scaled to cover the size; undefined for what draws the eye
 */
export async function cutPhotoTo(
  bytes: Uint8Array,
  cut: {
    readonly size: Size
    readonly part: (Size & { readonly left: number; readonly top: number }) | undefined
    readonly quality: number
  },
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { size, part, quality } = cut
  const photo = sharp(bytes).autoOrient()
  const kept = part
    ? photo.resize({ ...size, fit: 'outside' }).extract(part)
    : photo.resize({ ...size, position: 'attention' })
  return kept.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** A picture as it is kept beside a configuration. */
export interface KeptPhoto {
  readonly bytes: Uint8Array
  readonly type: string
  readonly width: number
  readonly height: number
}

/** The longest side that is kept, in pixels: twice the width of the largest screens. */
const longest = 3200

/** The most pixels that are unpacked: those of the largest cameras. */
const mostPixels = 120_000_000

/**
 * A photo upright, without what cameras write into it, and no larger than screens need; or why it is refused.
 *
 * @param type what its first bytes say
 */
export async function tidyPhoto(bytes: Uint8Array, type: string): Promise<KeptPhoto | ImageRefused> {
  const sharp = await loadSharp()
  const refusal: ImageRefused = { refused: type === 'heic' ? 'heic' : 'damaged' }
  try {
    const { width = 0, height = 0, exif, iptc, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { refused: 'too-many-pixels' }
    if (type !== 'heic' && 'fault' in readPhoto(bytes)) return refusal
    const isFine = type !== 'heic' && !(exif || iptc || xmp) && Math.max(width, height) <= longest
    const upright = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient()
    const bound = upright.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    // Also of a picture that stays as it is: what cannot be unpacked to its end is refused here.
    const format = type === 'png' || type === 'webp' ? type : 'jpeg'
    const made = await bound[format]({ quality: 90 }).toBuffer({ resolveWithObject: true })
    const isKept = isFine && bytes.length <= limits.photo
    const size = { width: made.info.width, height: made.info.height }
    return isKept ? { bytes, type, ...size } : { bytes: made.data, type: format.replace('jpeg', 'jpg'), ...size }
  } catch (error) {
    // Sharp throws plain errors for all that it cannot read; those of the system have a code.
    if ((error as NodeJS.ErrnoException).code) throw error
    return refusal
  }
}

/** The same picture as a PNG whose longest side has at most so many pixels; as it is, where it cannot be read. */
export async function convertToPng(bytes: Uint8Array, longestSide: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  try {
    return await sharp(bytes).autoOrient().resize(size).png().toBuffer()
  } catch (error) {
    // Sharp throws plain errors for all that it cannot read; those of the system have a code.
    if ((error as NodeJS.ErrnoException).code) throw error
    return bytes
  }
}

/** Imported lazily: most sites have few photos, or none. */
async function loadSharp() {
  return (await import('sharp')).default
}
