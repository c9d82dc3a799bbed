import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { ChecksView } from './checks-view.tsx'
import { ClosingView } from './closing-view.tsx'
import { FiguresView } from './figures-view.tsx'
import { OpeningView } from './opening-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { PointsView } from './points-view.tsx'
import { SplitView } from './split-view.tsx'
import { StepsView } from './steps-view.tsx'
import { TableView } from './table-view.tsx'
import { TextView } from './text-view.tsx'

/** The views of this part of the app. */
export const basicViews: ViewsOf<KindOf<'basic'>> = {
  opening: OpeningView,
  points: PointsView,
  checks: ChecksView,
  split: SplitView,
  overview: OverviewView,
  steps: StepsView,
  table: TableView,
  figures: FiguresView,
  text: TextView,
  closing: ClosingView,
}
