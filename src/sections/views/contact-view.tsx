import type { ShownSection } from '../../content/page-content.ts'
import { ContactInfoList } from '../contact-info.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** The ways to reach the company. */
export function ContactView({ section }: { readonly section: ShownSection<'contact'> }) {
  return (
    <SectionFrame section={section} split>
      <ContactInfoList items={section.items} details={section.details} />
    </SectionFrame>
  )
}
