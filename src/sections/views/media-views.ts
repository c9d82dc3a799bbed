import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { CasesView } from './cases-view.tsx'
import { DownloadsView } from './downloads-view.tsx'
import { GalleryView } from './gallery-view.tsx'
import { LogosView } from './logos-view.tsx'
import { PlaceView } from './place-view.tsx'
import { VideoView } from './video-view.tsx'

/** The views of this part of the app. */
export const mediaViews: ViewsOf<KindOf<'media'>> = {
  cases: CasesView,
  gallery: GalleryView,
  logos: LogosView,
  place: PlaceView,
  downloads: DownloadsView,
  video: VideoView,
}
