import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { NoticeView } from './notice-view.tsx'
import { PeopleView } from './people-view.tsx'
import { PricesView } from './prices-view.tsx'
import { QuestionsView } from './questions-view.tsx'
import { QuotesView } from './quotes-view.tsx'
import { TimelineView } from './timeline-view.tsx'

/** The views of this part of the app. */
export const detailViews: ViewsOf<KindOf<'detail'>> = {
  questions: QuestionsView,
  quotes: QuotesView,
  people: PeopleView,
  prices: PricesView,
  notice: NoticeView,
  timeline: TimelineView,
}
