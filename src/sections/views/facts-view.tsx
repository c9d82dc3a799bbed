import type { ShownSection } from '../../content/page-content.ts'
import { CalendarLink } from '../calendar-link.tsx'
import { FactList } from '../fact-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** The facts of the entry whose page it is. */
export function FactsView({ section }: { readonly section: ShownSection<'facts'> }) {
  return (
    <SectionFrame section={section}>
      {section.facts.length > 0 && <FactList facts={section.facts} isWide />}
      {section.calendar && <CalendarLink calendar={section.calendar} />}
    </SectionFrame>
  )
}
