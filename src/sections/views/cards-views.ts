import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { CardsView } from './cards-view.tsx'
import { FactsView } from './facts-view.tsx'

/** The views of this part of the app. */
export const cardsViews: ViewsOf<KindOf<'cards'>> = {
  facts: FactsView,
  cards: CardsView,
}
