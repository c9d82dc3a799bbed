import { readFile } from 'node:fs/promises'
import { cached } from '../cache/content-cache.ts'
import type { ShareCard } from '../compile/share-card.ts'
import { contentHash } from '../content-hash.ts'
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

interface ShareImagesInput {
  readonly cards: Iterable<ShareCard>
  readonly logo: Uint8Array
  write(path: string, png: Uint8Array): void
}

/**
 * Draws the share images of a site. Those that were drawn before are read from the cache.
 *
 * @param onImage called after each image with the number done
 */
export async function drawShareImages(
  { cards, logo, write }: ShareImagesInput,
  onImage: (done: number) => void,
): Promise<void> {
  const design = await designHash(logo)
  const drawn = new Set<string>()
  for (const card of cards) {
    if (drawn.has(card.path)) continue
    drawn.add(card.path)
    write(card.path, await cached('share-images', [design, JSON.stringify(card)], () => draw(card, logo)))
    onImage(drawn.size)
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
