import type { ShownSection } from '../../content/page-content.ts'
import { NewsletterBox } from '../newsletter-box.tsx'

/** The box that invites to the newsletter. */
export function NewsletterView({ section }: { readonly section: ShownSection<'newsletter'> }) {
  return (
    <div className="section" id={section.id}>
      <NewsletterBox newsletter={section} />
    </div>
  )
}
