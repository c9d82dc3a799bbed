import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** TODO */
export function DownloadsView({ section }: { readonly section: ShownSection<'downloads'> }) {
  return (
    <SectionFrame section={section}>
      <p>{JSON.stringify(section)}</p>
    </SectionFrame>
  )
}
