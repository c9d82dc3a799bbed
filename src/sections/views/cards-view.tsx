import { Suspense } from 'react'
import type { ShownSection } from '../../content/page-content.ts'
import { useSectionViews } from '../../content/site-context.tsx'
import { PageCards } from '../page-cards.tsx'
import { PageIndex } from '../page-index.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Pages and services, each with a link to its own page. */
export function CardsView({ section }: { readonly section: ShownSection<'cards'> }) {
  const { lists } = useSectionViews()
  const { pager, look = 'cards', cards, pictured = true } = section
  // On a page of a list all of its entries stand.
  const collapsed = (pager ? undefined : section.collapsed) ?? cards.length
  return (
    <SectionFrame section={section}>
      <Suspense>
        {look === 'list' ? (
          <PageIndex cards={cards} />
        ) : (
          <PageCards cards={cards} collapsed={collapsed} isPictured={pictured} />
        )}
      </Suspense>
      {pager && lists && <lists.Pager pager={pager} />}
    </SectionFrame>
  )
}
