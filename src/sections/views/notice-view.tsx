import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** TODO */
export function NoticeView({ section }: { readonly section: ShownSection<'notice'> }) {
  return (
    <SectionFrame section={section}>
      <p>{JSON.stringify(section)}</p>
    </SectionFrame>
  )
}
