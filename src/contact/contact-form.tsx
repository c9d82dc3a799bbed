import type { ContactDetails } from '../../schema/site-config.ts'
import type { ContactForm as ContactFormContent, Content } from '../content/page-content.ts'

interface ContactFormProps {
  readonly form: ContactFormContent
  readonly details: Content<ContactDetails>
}

/** The contact form, rendered from its fields. */
export function ContactForm({ form }: ContactFormProps) {
  return <form className="contact-form" data-fields={form.fields.length} />
}
