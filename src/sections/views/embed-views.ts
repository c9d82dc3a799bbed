import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { EmbedView } from './embed-view.tsx'

/** The views of this part of the app. */
export const embedViews: ViewsOf<KindOf<'embed'>> = {
  embed: EmbedView,
}
