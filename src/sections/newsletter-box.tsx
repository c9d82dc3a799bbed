import { useId } from 'react'
import type { Statement } from '../../schema/common.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import type { Content, FormContent } from '../content/page-content.ts'

interface NewsletterBoxProps {
  readonly newsletter: Content<Statement>
  readonly form: FormContent
}

/** The box that invites to the newsletter, with its form. */
export function NewsletterBox({ newsletter: { title, text }, form }: NewsletterBoxProps) {
  const id = useId()
  return (
    <section className="newsletter-box" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{title}</h2>
      <p>{text}</p>
      <ContactForm form={form} />
    </section>
  )
}
