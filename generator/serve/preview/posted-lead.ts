import { randomUUID } from 'node:crypto'
import type { LeadReceiver } from '../../compile/site-model.ts'
import type { ReceivedLead } from './lead-store.ts'
import type { Delivery, SentFile } from './read-delivery.ts'

/** What Netlify keeps of a form, and for which one. */
interface PostedLead {
  readonly form: LeadReceiver
  readonly lead: ReceivedLead
  readonly files: readonly SentFile[]
  /** Whether the honeypot field is filled in, which only machines see: then the lead is dropped without a word. */
  readonly isTrapped: boolean
}

/**
 * What Netlify keeps of a form that a browser without JavaScript has sent: the fields that it knows of. It gives the lead an id and a time itself. Undefined where
 * it knows no form of the name, or where the app has sent it, which gives it an id.
 */
export function postedLead({ formName, ...sent }: Delivery, forms: readonly LeadReceiver[]): PostedLead | undefined {
  const form = forms.find(({ posted }) => posted !== undefined && posted.name === formName)
  if (!form || Object.hasOwn(sent.lead, 'conversion_id')) return undefined
  const known = new Set(form.posted?.fields.map(({ name }) => name))
  // A browser sends a field for files without any as one that has no name, which is a text to some.
  for (const name of [form.honeypot ?? '', ...Object.keys(form.files ?? {})]) known.delete(name)
  const fields = Object.entries(sent.lead).filter(([name]) => known.has(name))
  return {
    form,
    lead: {
      ...Object.fromEntries(fields),
      conversion_type: form.conversionType,
      conversion_id: `${form.conversionType}_${randomUUID()}`,
      timestamp: new Date().toISOString(),
    },
    files: sent.files.filter(({ name }) => name !== ''),
    isTrapped: form.honeypot !== undefined && Boolean(sent.lead[form.honeypot]),
  }
}

/** The page that Netlify shows to a visitor, with a link back. */
export function thanksPage(back: string): string {
  const href = back.replace(/[&"<]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thank you!</title></head>
<body>
<h1>Thank you!</h1>
<p>Your form submission has been received.</p>
<p><a href="${href}">← Back to our site</a></p>
</body>
</html>
`
}
