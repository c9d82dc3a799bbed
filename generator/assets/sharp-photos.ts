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

/** Imported lazily: most sites have few photos, or none. */
async function loadSharp() {
  return (await import('sharp')).default
}
