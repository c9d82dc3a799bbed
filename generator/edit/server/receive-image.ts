import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWithin } from '#places'
import type { ImageAnswer, ImageRefused } from '../../../src/edit/protocol/images.ts'
import { imageType, limits } from '../../check/rules/images-exist.ts'
import { readDrawing } from '../../check/rules/read-drawing.ts'
import { readPhoto } from '../../check/rules/read-image.ts'
import { slugify } from '../../lib/slugify.ts'

/** The most bytes of a file that is sent. */
export const imageLimit = 40_000_000

/** The folder beside the configuration in which pictures are kept. */
export const pictureFolder = 'images'

/** The longest side that is kept, in pixels: twice that of the largest screens. */
const longest = 3200

/** The most pixels that are unpacked: those of the largest cameras. */
const mostPixels = 120_000_000

/**
 * Keeps a picture beside the configuration: a photo upright, without what cameras write into it, and no larger than screens need; a drawing
 * as it is, if the check would take it. Never writes over a file.
 *
 * @param name that of the file, as a browser tells it
 */
export async function receiveImage(config: string, name: string, bytes: Uint8Array): Promise<ImageAnswer> {
  if (bytes.length > imageLimit) return { refused: 'too-large' }
  const type = imageType(bytes.subarray(0, 4096))
  if (type === '') return { refused: 'no-image' }
  const kept = type === 'svg' ? keptDrawing(bytes) : await keptPhoto(bytes, type)
  if ('refused' in kept) return kept
  const folder = join(dirname(config), pictureFolder)
  mkdirSync(folder, { recursive: true })
  if (!isWithin(folder, dirname(config))) return { refused: 'outside' }
  const file = keep(kept.bytes, { folder, stem: fileStem(name), type: kept.type })
  return { file: `./${pictureFolder}/${file}`, width: kept.width, height: kept.height }
}

interface Kept {
  readonly bytes: Uint8Array
  readonly type: string
  readonly width: number
  readonly height: number
}

type Refused = ImageRefused

function keptDrawing(bytes: Uint8Array): Kept | Refused {
  if (bytes.length > limits.drawing) return { refused: 'too-large' }
  const drawing = readDrawing(bytes)
  if ('fault' in drawing)
    return { refused: ({ damaged: 'damaged', size: 'drawing-size', heavy: 'drawing-heavy' } as const)[drawing.fault] }
  if (drawing.foreign) return { refused: 'drawing-foreign', part: drawing.foreign.slice(0, 80) }
  return { bytes, type: 'svg', width: drawing.width, height: drawing.height }
}

async function keptPhoto(bytes: Uint8Array, type: string): Promise<Kept | Refused> {
  const { default: sharp } = await import('sharp')
  const refusal: Refused = { refused: type === 'heic' ? 'heic' : 'damaged' }
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

/** Names that Windows keeps for itself. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The name of a file without its folder and its end, as it may stand in any address and on any system. */
function fileStem(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = slugify(last.replace(/(?:\.\w{1,5})+$/, '')).replaceAll('/', '-')
  const short = stem.slice(0, 60).replace(/-+$/, '')
  return short === '' || reserved.test(short) ? ['picture', short].filter(Boolean).join('-') : short
}

/** Writes the file under the first name that is free, or finds the same bytes under it. Returns its name. */
function keep(bytes: Uint8Array, { folder, stem, type }: { folder: string; stem: string; type: string }): string {
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}.${type}`
    try {
      writeFileSync(join(folder, file), bytes, { flag: 'wx' })
      return file
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isSame(join(folder, file), bytes)) return file
    }
  }
}

function isSame(path: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(bytes)
  } catch {
    // A folder, or what nobody may read: another name is tried.
    return false
  }
}
