import type { ShownSection } from '../../content/page-content.ts'
import { FactList } from '../fact-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** The facts of the entry whose page it is. */
export function FactsView({ section }: { readonly section: ShownSection<'facts'> }) {
  return (
    <SectionFrame section={section}>
      <FactList facts={section.facts} isWide />
    </SectionFrame>
  )
}
