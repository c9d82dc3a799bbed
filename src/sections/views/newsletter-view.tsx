import { useId } from 'react'
import { ContactForm } from '../../contact/contact-form.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { sectionClasses } from '../section-classes.ts'

/** The box that invites to the newsletter, with its form: a section, or beside articles. */
export function NewsletterView({ section }: { readonly section: ShownSection<'newsletter'> }) {
  const id = useId()
  return (
    <div className={sectionClasses(section, 'section')} id={section.id}>
      <section className="newsletter-box" aria-labelledby={`${id}title`}>
        <h2 id={`${id}title`}>{section.title}</h2>
        <p>{section.text}</p>
        <ContactForm form={section.shownForm} />
      </section>
    </div>
  )
}
