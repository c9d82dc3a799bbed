import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { ChecksView } from './checks-view.tsx'
import { FiguresView } from './figures-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { SplitView } from './split-view.tsx'
import { StepsView } from './steps-view.tsx'
import { TableView } from './table-view.tsx'
import { TextView } from './text-view.tsx'

/** The views of this part of the app. */
export const factsViews: ViewsOf<KindOf<'facts'>> = {
  text: TextView,
  privacy: TextView,
  split: SplitView,
  overview: OverviewView,
  checks: ChecksView,
  steps: StepsView,
  table: TableView,
  figures: FiguresView,
}
