import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { ClosingView } from './closing-view.tsx'
import { OpeningView } from './opening-view.tsx'
import { PointsView } from './points-view.tsx'

/** The views of this part of the app. */
export const basicViews: ViewsOf<KindOf<'basic'>> = {
  opening: OpeningView,
  points: PointsView,
  closing: ClosingView,
}
