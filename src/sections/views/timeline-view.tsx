import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** TODO */
export function TimelineView({ section }: { readonly section: ShownSection<'timeline'> }) {
  return (
    <SectionFrame section={section}>
      <p>{JSON.stringify(section)}</p>
    </SectionFrame>
  )
}
