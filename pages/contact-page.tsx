import { ContactForm } from '../src/contact/contact-form.tsx'
import type { ContactContent } from '../src/content/page-content.ts'
import { ContactInfoList } from '../src/sections/contact-info.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'
import { PointList } from '../src/sections/point-list.tsx'

interface ContactPageProps {
  readonly content: ContactContent
}

/** The contact page: the form on one side; contact details and reasons to choose the company on the other. */
export function ContactPage({ content }: ContactPageProps) {
  const { hero, form, contactForm, info, details, whyChoose, sections } = content
  return (
    <>
      <PageHero hero={hero} />
      <div className="section contact-layout">
        <section className="contact-layout-form" aria-labelledby="form-title">
          <h2 id="form-title">{form.title}</h2>
          {form.intro && <p>{form.intro}</p>}
          <ContactForm form={contactForm} />
        </section>
        <div className="contact-layout-aside">
          <section aria-labelledby="info-title">
            <h2 id="info-title">{info.title}</h2>
            <ContactInfoList items={info.items} details={details} />
          </section>
          <section aria-labelledby="why-title">
            <h2 id="why-title">{whyChoose.title}</h2>
            {whyChoose.intro && <p>{whyChoose.intro}</p>}
            <PointList points={whyChoose.items} look="rows" />
          </section>
        </div>
      </div>
      <PageSections sections={sections} />
    </>
  )
}
