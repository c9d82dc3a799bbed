import { Suspense } from 'react'
import type { ShownSection } from '../../content/page-content.ts'
import { PageCards } from '../page-cards.tsx'
import { PageIndex } from '../page-index.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Pages and services, each with a link to its own page. */
export function CardsView({ section }: { readonly section: ShownSection<'cards'> }) {
  const { look = 'cards', cards, collapsed = cards.length, pictured = true } = section
  return (
    <SectionFrame section={section}>
      <Suspense>
        {look === 'list' ? (
          <PageIndex cards={cards} />
        ) : (
          <PageCards cards={cards} collapsed={collapsed} isPictured={pictured} />
        )}
      </Suspense>
    </SectionFrame>
  )
}
