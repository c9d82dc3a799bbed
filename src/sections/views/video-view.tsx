import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** TODO */
export function VideoView({ section }: { readonly section: ShownSection<'video'> }) {
  return (
    <SectionFrame section={section}>
      <p>{JSON.stringify(section)}</p>
    </SectionFrame>
  )
}
