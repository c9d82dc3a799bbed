import { readFile } from 'node:fs/promises'
import type { Images } from '../assets/images.ts'
import { cutPhoto } from '../assets/photos.ts'
import { cached } from '../cache/content-cache.ts'
import { type ShareCard, shareImageSize } from '../compile/share-card.ts'
import type { SharePhoto } from '../compile/share-photo.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { contentHash } from '../content-hash.ts'
import type { OutputFolder } from '../outputs/output-folder.ts'
import { projectFile } from '../paths.ts'
import { readShareFonts } from './share-fonts.ts'

/** The sources that every drawing depends on, beside its content. */
const drawingFiles = [
  'share-drawing.ts',
  'drawable-card.ts',
  'sheet-lines.ts',
  'share-fonts.ts',
  'render-share-image.ts',
]

interface Drawing {
  readonly model: SiteModel
  readonly images: Images
  readonly output: OutputFolder
}

/**
 * Writes the share images of all pages into the output folder: photos, or drawings. Those that were made before are read from the cache.
 *
 * @param onImage called after each image with the number done and the number of pages
 */
export async function writeShareImages(
  { model, images, output }: Drawing,
  onImage: (done: number, total: number) => void,
): Promise<void> {
  const logo = images.bytesOf(model.site.logo)
  const design = await designHash(logo)
  const make = (share: ShareCard | SharePhoto) =>
    'photo' in share
      ? cutPhoto(share.photo, images.bytesOf(share.photo), shareImageSize)
      : cached('share-images', [design, JSON.stringify(share)], () => draw(share, logo))
  const made = new Set<string>()
  for (const route of model.routes) {
    const { share } = model.pageFacts(route)
    if (made.has(share.path)) continue
    made.add(share.path)
    output.write(share.path, await make(share))
    onImage(made.size, model.routes.length)
  }
}

async function draw(card: ShareCard, logo: Uint8Array): Promise<Uint8Array> {
  // Imported lazily: most builds find every image in the cache.
  const { renderShareImage } = await import('./render-share-image.ts')
  return renderShareImage(card, { logo, fonts: await readShareFonts(card) })
}

async function designHash(logo: Uint8Array): Promise<string> {
  const files = await Promise.all(drawingFiles.map((name) => readFile(projectFile(`generator/share-images/${name}`))))
  return contentHash(Buffer.concat([...files, logo]))
}
