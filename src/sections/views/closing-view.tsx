import type { ShownSection } from '../../content/page-content.ts'
import { CallToActionBlock } from '../call-to-action-block.tsx'

/** The closing of a page. */
export function ClosingView({ section }: { readonly section: ShownSection<'closing'> }) {
  return <CallToActionBlock callToAction={section} id={section.id} />
}
