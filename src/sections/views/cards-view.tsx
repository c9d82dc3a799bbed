import { type ReactNode, Suspense } from 'react'
import type { ListPager, PageCard, ShownSection } from '../../content/page-content.ts'
import { useSectionViews } from '../../content/site-context.tsx'
import { ActionLink } from '../action-link.tsx'
import { CalendarLink } from '../calendar-link.tsx'
import { PageCards } from '../page-cards.tsx'
import { PageIndex } from '../page-index.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { useShownUntil } from '../use-shown-until.ts'

/** Pages and services, each with a link to its own page. */
export function CardsView({ section }: { readonly section: ShownSection<'cards'> }) {
  const { lists, filters } = useSectionViews()
  const { look = 'cards', filter, pictured = true } = section
  const render = (cards: readonly PageCard[], pager: ListPager | undefined) => {
    // On a page of a list all of its entries stand.
    const collapsed = (pager ? undefined : section.collapsed) ?? cards.length
    return (
      <>
        <Suspense>
          {look === 'list' ? (
            <PageIndex cards={cards} />
          ) : (
            <PageCards cards={cards} collapsed={collapsed} isPictured={pictured} />
          )}
        </Suspense>
        {pager && lists && <lists.Pager pager={pager} />}
      </>
    )
  }
  const page = render(section.cards, section.pager)
  const Frame = section.until === undefined ? SectionFrame : DatedFrame
  return (
    <Frame section={section}>
      {filter && filters ? (
        <filters.FilteredList filter={filter} render={render}>
          {page}
        </filters.FilteredList>
      ) : (
        page
      )}
      {section.calendar && <CalendarLink calendar={section.calendar} />}
      {section.action && (
        <p className="actions cards-action">
          <ActionLink className="button button-quiet" action={section.action} />
        </p>
      )}
    </Frame>
  )
}

/** The frame of a list that goes with the last of its entries. */
function DatedFrame({ section, children }: { readonly section: ShownSection<'cards'>; readonly children: ReactNode }) {
  const { className, ...attributes } = useShownUntil()(section.until)
  return (
    <SectionFrame section={section} className={className ?? ''} attributes={attributes}>
      {children}
    </SectionFrame>
  )
}
