import type { ShareCard } from '../compile/share-card.ts'
import type { SiteModel } from '../compile/site-model.ts'
import type { OutputFolder } from '../outputs/output-folder.ts'
import { drawShareImages } from './draw-share-images.ts'

interface Drawing {
  readonly model: SiteModel
  readonly logo: Uint8Array
  readonly output: OutputFolder
}

/**
 * Draws the share images of all pages into the output folder.
 *
 * @param onImage called with the number of images done and the number of pages
 */
export async function writeShareImages(
  { model, logo, output }: Drawing,
  onImage: (done: number, total: number) => void,
): Promise<void> {
  const cards = cardsOf(model)
  await drawShareImages({ cards, logo, write: (path, png) => output.write(path, png) }, (done) =>
    onImage(done, model.routes.length),
  )
}

function* cardsOf({ routes, pageFacts }: SiteModel): Generator<ShareCard> {
  for (const route of routes) yield pageFacts(route).share
}
