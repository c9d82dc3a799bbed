import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'
import { StatList } from '../stat-list.tsx'

/** Figures with what they count. */
export function FiguresView({ section }: { readonly section: ShownSection<'figures'> }) {
  return (
    <SectionFrame section={section}>
      <StatList stats={section.items} />
    </SectionFrame>
  )
}
