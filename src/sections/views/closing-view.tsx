import type { ShownSection } from '../../content/page-content.ts'
import { CallToActionBlock } from '../call-to-action-block.tsx'
import { sectionClasses } from '../section-classes.ts'

/** The closing of a page. */
export function ClosingView({ section }: { readonly section: ShownSection<'closing'> }) {
  const frame = { id: section.id, className: sectionClasses(section, 'section', 'call-to-action') }
  return <CallToActionBlock callToAction={section} {...frame} />
}
