import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** TODO */
export function QuestionsView({ section }: { readonly section: ShownSection<'questions'> }) {
  return (
    <SectionFrame section={section}>
      <p>{JSON.stringify(section)}</p>
    </SectionFrame>
  )
}
