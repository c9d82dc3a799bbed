import type { ShownSection } from '../../content/page-content.ts'
import { CheckList } from '../check-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Short lines with a tick each, beside their heading. */
export function ChecksView({ section }: { readonly section: ShownSection<'checks'> }) {
  return (
    <SectionFrame section={section} split>
      <CheckList items={section.items} />
    </SectionFrame>
  )
}
