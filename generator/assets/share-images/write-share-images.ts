import { cached } from '#cache'
import { type ShareCard, type ShareImage, shareImageSize } from '../../compile/metadata/share-image.ts'
import type { SiteModel } from '../../compile/site-model.ts'
import type { Kind } from '../../kinds/kind.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { forEachConcurrent } from '../../lib/for-each-concurrent.ts'
import { memoizeWeak } from '../../lib/memoize.ts'
import { sourceVersion } from '../../lib/packages/source-version.ts'
import type { Images } from '../images.ts'
import { cutPhoto } from '../photos.ts'

/** The code that every drawing depends on, beside its content. */
const drawingCode = ['generator/assets/share-images', 'generator/assets']

interface Drawing {
  readonly model: SiteModel
  readonly images: Images
  readonly output: { write(path: string, bytes: Uint8Array): void }
}

/**
 * Writes the share images of all pages into the output folder: photos, or drawings. Those that were made before are read from the cache.
 *
 * @param onImage called after each image with the number done and the number of all: pages may share one
 */
export async function writeShareImages(
  { model, images, output }: Drawing,
  onImage: (done: number, total: number) => void,
): Promise<void> {
  const shares = new Map(model.pages.map(({ share }) => [share.path, share]))
  let done = 0
  await forEachConcurrent(shares, async ([path, share]) => {
    output.write(path, await makeShareImage(share, { model, images }))
    onImage(++done, shares.size)
  })
}

/** The bytes of a share image: a photo in its size, or a drawing, from the cache where it was made before. */
export async function makeShareImage(
  share: ShareImage,
  { model, images }: Omit<Drawing, 'output'>,
): Promise<Uint8Array> {
  if ('photo' in share)
    return cutPhoto(share.photo, images.bytes(share.photo), { ...shareImageSize, focus: share.focus })
  const logo = images.bytes(model.mark)
  const kind = model.kinds.find(({ name }) => name === share.artefact?.kind)
  const parts = [designWith(logo), JSON.stringify(share), kind?.share ?? '']
  return cached('share-images', parts, () => draw(share, { logo, kinds: model.kinds }))
}

/** A hash of everything that all drawings with a logo depend on. */
const designWith = memoizeWeak((logo: Uint8Array) =>
  contentHash(Buffer.concat([Buffer.from(sourceVersion(drawingCode)), logo])),
)

async function draw(
  card: ShareCard,
  { logo, kinds }: { readonly logo: Uint8Array; readonly kinds: readonly Kind[] },
): Promise<Uint8Array> {
  // Imported lazily: most builds find every image in the cache.
  const { drawShareImage } = await import('#share-images')
  return drawShareImage(card, { logo, kinds })
}
