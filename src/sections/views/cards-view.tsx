import { Suspense } from 'react'
import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'
import { ServiceCards } from '../service-cards.tsx'
import { ServiceIndex } from '../service-index.tsx'

/** Pages and services, each with a link to its own page. */
export function CardsView({ section }: { readonly section: ShownSection<'cards'> }) {
  const { look = 'cards', cards, collapsed = cards.length } = section
  return (
    <SectionFrame section={section}>
      <Suspense>
        {look === 'list' ? <ServiceIndex cards={cards} /> : <ServiceCards cards={cards} collapsed={collapsed} />}
      </Suspense>
    </SectionFrame>
  )
}
