import { MarkupView } from '../../content/markup-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { proseClass } from '../../content/prose-class.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Plain text: of the site, or what it says of the data of its visitors. */
export function TextView({ section }: { readonly section: ShownSection<'text' | 'privacy'> }) {
  return (
    <SectionFrame section={section} className="text-page">
      <div className={`${proseClass(section.text)} prose-split`}>
        <MarkupView markup={section.text} />
      </div>
    </SectionFrame>
  )
}
