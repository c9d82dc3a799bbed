import { imageSize } from 'image-size'

/** A photo: its size as it is shown, in pixels, or why it cannot be. */
export type PhotoFacts =
  | { readonly fault: 'cut' }
  /** `isAnimated`: whether it has several pictures, of which pages show the first. */
  | { readonly width: number; readonly height: number; readonly isAnimated?: boolean }

/** Reads the size of a photo, and whether its file has an end. */
export function readPhoto(bytes: Uint8Array): PhotoFacts {
  const size = readSize(bytes)
  const file = Buffer.from(bytes)
  if (size === undefined || isCut(file)) return { fault: 'cut' }
  return isAnimated(file) ? { ...size, isAnimated: true } : size
}

/** Undefined if the beginning of the file does not say. */
function readSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // From 5 on, the camera was held upright: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, "Orientation".
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return undefined
  }
}

/** Whether a file is truncated, as after an interrupted copy or download. */
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

/** Whether a photo has several pictures: by the part of a PNG or WebP that says so before the first of them, or the brand of an AVIF. */
function isAnimated(file: Buffer): boolean {
  switch (file.toString('latin1', 0, 4)) {
    case '\u0089PNG':
      return file.subarray(0, file.indexOf('IDAT')).includes('acTL')
    case 'RIFF':
      return file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & 2) !== 0
    default:
      return /^ftyp.*avis/s.test(file.toString('latin1', 4, 32))
  }
}
