import { randomUUID } from 'node:crypto'
import type { LeadReceiver } from '../../compile/site-model.ts'
import type { ReceivedLead } from './lead-store.ts'
import type { Delivery, SentFile } from './read-delivery.ts'

/** The lead that Netlify keeps of a sent form, and its form. */
interface PostedLead {
  readonly form: LeadReceiver
  readonly lead: ReceivedLead
  readonly files: readonly SentFile[]
  /** Whether the honeypot is filled in, which only machines see: then the lead is silently dropped. */
  readonly isTrapped: boolean
}

/**
 * The lead that Netlify keeps of a form from a browser without JavaScript: the fields that it knows, with an id and a time of its own. Undefined
 * if no form has the name, or if the app has sent it, which adds an id.
 */
export function postedLead({ formName, ...sent }: Delivery, forms: readonly LeadReceiver[]): PostedLead | undefined {
  const form = forms.find(({ posted }) => posted !== undefined && posted.name === formName)
  if (!form || Object.hasOwn(sent.lead, 'conversion_id')) return undefined
  const known = new Set(form.posted?.fields.map(({ name }) => name))
  // A browser sends an empty file field as a file without a name, which some parsers read as text.
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
