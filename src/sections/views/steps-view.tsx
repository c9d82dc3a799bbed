import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'
import { StepList } from '../step-list.tsx'

/** Steps, numbered by their order. */
export function StepsView({ section }: { readonly section: ShownSection<'steps'> }) {
  return (
    <SectionFrame section={section}>
      <StepList steps={section.items} />
    </SectionFrame>
  )
}
