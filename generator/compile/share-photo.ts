import { rootFolders } from '../../src/routing/root-folders.ts'
import { contentHash } from '../lib/content-hash.ts'
import type { PageWithContent } from './content-of.ts'
import type { LocaleProjection } from './locale-projection.ts'
import type { PageRoute } from './routes.ts'
import { shareImageSize } from './share-card.ts'

/** A photo of a page as the preview of a shared link shows it. */
export interface SharePhoto {
  /** The image's path in the web root, with a hash of its content. */
  readonly path: string
  /** The photo's name in the configuration. */
  readonly photo: string
  /** What it shows; omitted for the photo of an article, which has no words of its own. */
  readonly alt?: string
}

/** The photo that a page opens with; undefined without one, or if it would have to be made larger. */
export function sharePhoto({ context }: LocaleProjection, { route, content }: PageWithContent): SharePhoto | undefined {
  const photo = photoOf(route)
  const picture = photo === undefined ? undefined : context.picture(photo)
  if (photo === undefined || !picture) return undefined
  if (picture.width < shareImageSize.width || picture.height < shareImageSize.height) return undefined
  const path = `${rootFolders.share}/${contentHash(context.assetUrl(photo))}.jpg`
  return { path, photo, alt: 'hero' in content ? content.hero.image?.alt : undefined }
}

/** The name of the image that a page opens with. */
function photoOf({ page }: PageRoute): string | undefined {
  if (page.type === 'article') return page.config.photo
  const { hero } = page.type === 'page' ? page.shown.config : page.config
  return hero.image?.file
}
