import { readFile } from 'node:fs/promises'
import { cached } from '../cache/content-cache.ts'
import type { ShareCard } from '../compile/share-card.ts'
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
  readonly logo: Uint8Array
  readonly output: OutputFolder
}

/**
 * Draws the share images of all pages into the output folder. Those that were drawn before are read from the cache.
 *
 * @param onImage called after each image with the number done and the number of pages
 */
export async function writeShareImages(
  { model, logo, output }: Drawing,
  onImage: (done: number, total: number) => void,
): Promise<void> {
  const design = await designHash(logo)
  const drawn = new Set<string>()
  for (const route of model.routes) {
    const card = model.pageFacts(route).share
    if (drawn.has(card.path)) continue
    drawn.add(card.path)
    output.write(card.path, await cached('share-images', [design, JSON.stringify(card)], () => draw(card, logo)))
    onImage(drawn.size, model.routes.length)
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
