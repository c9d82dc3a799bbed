import { cached } from '#cache'
import { basename } from '#path'
import { cutPhotoTo, encoderName, measurePhoto, scalePhoto } from '#photos'
import { photoName } from '../../schema/image-endings.ts'
import type { Picture } from '../../src/content/page-content.ts'
import { contentHash } from '../lib/content-hash.ts'
import { PhotoRefused } from './refused-images.ts'

/** A photo as pages show it, and the files of it. */
interface Photo extends Picture {
  /** The path in the web root of the file for browsers that do not choose one. */
  readonly path: string
  /** By path in the web root; a file is made when it is asked for. */
  readonly files: ReadonlyMap<string, () => Promise<Uint8Array>>
}

/** The widths that photos are served in: those of phones to large screens, in pixels. */
const widths = [400, 800, 1200, 1600]
/** The width for browsers that do not choose. */
const usualWidth = 800
/** Of WebP, and of JPEG where it is not known: AVIF takes five times as long to make, or more. */
const quality = 75

/** Whether a file of this name is a photo, which is made smaller; drawings are sharp in every size and stay as they are. */
export function isPhoto(file: string): boolean {
  return photoName.test(file)
}

/**
 * Prepares a photo to be served. Its files are WebP, upright, in the colours of screens, and without what cameras write into theirs, such
 * as the place.
 *
 * @param file its path, for messages
 * @param makePath makes the path in the web root of the end of a name
 * @throws PhotoRefused if its beginning cannot be read; so do its files, where they cannot be made
 */
export async function preparePhoto(file: string, bytes: Uint8Array, makePath: (end: string) => string): Promise<Photo> {
  const recipe = `webp ${quality} ${await encoderName()}`
  const { width, height } = await refusing(file, () => measurePhoto(bytes))
  const original = contentHash(bytes)
  const version = contentHash(`${recipe} ${original}`)
  const variants = photoWidths(width).map((wide) => ({ wide, path: makePath(`${version}-${wide}.webp`) }))
  const make = (wide: number) => () =>
    cached('photos', [recipe, `${wide}`, original], () => refusing(file, () => scalePhoto(bytes, wide, quality)))
  return {
    path: (variants.findLast(({ wide }) => wide <= usualWidth) ?? variants[0])?.path ?? '',
    srcSet: variants.map(({ path, wide }) => `/${path} ${wide}w`).join(', '),
    width,
    height,
    files: new Map(variants.map(({ path, wide }) => [path, make(wide)])),
  }
}

/**
 * Cuts a photo to a size around a point, or around what draws the eye, as a JPEG: not all networks and chats show WebP.
 *
 * @param file its path, for messages
 * @throws PhotoRefused if it cannot be read
 */
export async function cutPhoto(
  file: string,
  bytes: Uint8Array,
  { focus, ...size }: { readonly width: number; readonly height: number; readonly focus?: string | undefined },
): Promise<Uint8Array> {
  const recipe = `jpeg ${quality} ${JSON.stringify([size, focus])} ${await encoderName()}`
  return cached('photos', [recipe, contentHash(bytes)], () =>
    refusing(file, async () => {
      const part = focus === undefined ? undefined : partAround(focus, await measurePhoto(bytes), size)
      return cutPhotoTo(bytes, { size, part, quality })
    }),
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The part that is kept of a photo that is scaled to cover a box: a point lies in it where it lies in the photo, as with `object-position`. */
function partAround(focus: string, photo: Size, box: Size) {
  const scale = Math.max(box.width / photo.width, box.height / photo.height)
  const [left = 0, top = 0] = focus.split(' ').map((percent) => Number(percent) / 100)
  const over = (all: number, kept: number) => Math.max(0, Math.floor(all * scale) - kept)
  return {
    ...box,
    left: Math.round(over(photo.width, box.width) * left),
    top: Math.round(over(photo.height, box.height) * top),
  }
}

/** The standard widths below the original's, then the original's own or the largest one. Nothing is scaled up, and no two are nearly the same. */
function photoWidths(original: number): number[] {
  const largest = Math.min(original, Math.max(...widths))
  return [...widths.filter((width) => width * 1.1 < largest), largest]
}

async function refusing<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw new PhotoRefused(basename(file), { cause })
  }
}
