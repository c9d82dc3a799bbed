import type { ReactNode } from 'react'
import { ContactForm } from '../src/contact/contact-form.tsx'
import { MailAddress } from '../src/contact/mail-address.tsx'
import { PhoneNumber } from '../src/contact/phone-number.tsx'
import type { ContactContent } from '../src/content/page-content.ts'
import { Icon } from '../src/media/icon.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PointList } from '../src/sections/point-list.tsx'

interface ContactPageProps {
  readonly content: ContactContent
}

/** The contact page: the form on one side; contact details and reasons to choose the company on the other. */
export function ContactPage({ content }: ContactPageProps) {
  const { hero, form, contactForm, info, details, whyChoose } = content
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
          <ContactInfo info={info} details={details} />
          <section aria-labelledby="why-title">
            <h2 id="why-title">{whyChoose.title}</h2>
            {whyChoose.intro && <p>{whyChoose.intro}</p>}
            <PointList points={whyChoose.items} look="rows" />
          </section>
        </div>
      </div>
    </>
  )
}

function ContactInfo({ info, details }: Pick<ContactContent, 'info' | 'details'>) {
  const values: Record<(typeof info.items)[number]['detail'], ReactNode> = {
    email: <MailAddress />,
    phone: <PhoneNumber />,
    address: details.address,
    hours: details.hours,
  }
  return (
    <section aria-labelledby="info-title">
      <h2 id="info-title">{info.title}</h2>
      <dl className="contact-info">
        {info.items.map(({ detail, icon, label }) => (
          <div key={detail}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{values[detail]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
