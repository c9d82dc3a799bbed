import { imageSize } from 'image-size'
import type { ImageRefused } from '../../../src/edit/protocol/images.ts'
import type { KeptPhoto } from '../../assets/sharp-photos.ts'
import { readPhoto } from '../../check/rules/files/read-image.ts'

// The port `#photos` in the tab: the browser reads, scales and encodes.

interface Size {
  readonly width: number
  readonly height: number
}

interface Part extends Size {
  readonly left: number
  readonly top: number
}

/** The longest side that is kept, in pixels, as on Node. */
const longest = 3200

/** The files have another name than those that Node makes of the same photo: their bytes are others. */
export async function encoderName(): Promise<string> {
  return 'canvas'
}

export async function measurePhoto(bytes: Uint8Array): Promise<Size> {
  const { width, height, orientation = 1 } = imageSize(bytes)
  // From five on, a camera was held upright.
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

export async function scalePhoto(bytes: Uint8Array, width: number, quality: number): Promise<Uint8Array> {
  const photo = await readUpright(bytes)
  return encode(photo, { width, height: Math.round((photo.height * width) / photo.width) }, 'image/webp', quality)
}

export async function samplePhoto(bytes: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(await readUpright(bytes), 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  // Of four bytes a pixel, the last says that it is there.
  return Uint8Array.from(data.filter((_, index) => index % 4 !== 3))
}

/** Without a part, the middle is kept: the browser does not tell what draws the eye. */
export async function cutPhotoTo(
  bytes: Uint8Array,
  { size, part, quality }: { readonly size: Size; readonly part: Part | undefined; readonly quality: number },
): Promise<Uint8Array> {
  const photo = await readUpright(bytes)
  const scale = Math.max(size.width / photo.width, size.height / photo.height)
  const [left, top] = part
    ? [part.left, part.top]
    : [(photo.width * scale - size.width) / 2, (photo.height * scale - size.height) / 2]
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(photo, -left, -top, photo.width * scale, photo.height * scale)
  return encodeCanvas(canvas, 'image/jpeg', quality)
}

export async function tidyPhoto(bytes: Uint8Array, type: string): Promise<KeptPhoto | ImageRefused> {
  const refusal: ImageRefused = { refused: type === 'heic' ? 'heic' : 'damaged' }
  if (type !== 'heic' && 'fault' in readPhoto(bytes)) return refusal
  const photo = await readUpright(bytes).catch(() => undefined)
  if (!photo) return refusal
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height))
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  const format = type === 'png' || type === 'webp' ? type : 'jpeg'
  return { bytes: await encode(photo, size, `image/${format}`, 90), type: format.replace('jpeg', 'jpg'), ...size }
}

export async function convertToPng(bytes: Uint8Array, longestSide: number): Promise<Uint8Array> {
  const photo = await readUpright(bytes).catch(() => undefined)
  if (!photo) return bytes
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  return encode(photo, size, 'image/png', 100)
}

/** A photo as it is looked at. What cameras write into a file is not in it. */
function readUpright(bytes: Uint8Array): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes as BlobPart]), { imageOrientation: 'from-image' })
}

async function encode(photo: ImageBitmap, { width, height }: Size, type: string, quality: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  return encodeCanvas(canvas, type, quality)
}

async function encodeCanvas(canvas: OffscreenCanvas, type: string, quality: number): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 })
  return new Uint8Array(await blob.arrayBuffer())
}
