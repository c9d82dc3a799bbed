import type { ShownSection } from '../../content/page-content.ts'
import { NewsletterBox } from '../newsletter-box.tsx'
import { sectionClasses } from '../section-classes.ts'

/** The box that invites to the newsletter. */
export function NewsletterView({ section }: { readonly section: ShownSection<'newsletter'> }) {
  return (
    <div className={sectionClasses(section, 'section')} id={section.id}>
      <NewsletterBox newsletter={section} form={section.shownForm} />
    </div>
  )
}
