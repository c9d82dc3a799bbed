import type { FormField } from '../../../schema/forms.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { sendLead } from '../../../src/contact/send-lead.ts'
import type { TestAnswer } from '../../../src/edit/protocol/forms.ts'
import { completeConfig } from '../../compile/complete-config.ts'
import { describeReceiver } from '../../receivers/receivers.ts'

/** Sends a message to the receiver of a form as a visitor would; a receiver that is a part of the published site is for later. */
export async function sendTestMessage(config: SiteConfig, key: string): Promise<TestAnswer['outcome']> {
  const { forms, site } = completeConfig(config)
  const form = forms[key]
  if (!form) return 'unfinished'
  const deliver = describeReceiver(key, form, site.folder)
  if (!/^https?:/.test(deliver.address)) return 'later'
  const now = new Date()
  const lead = {
    ...Object.fromEntries(form.fields.map((field) => [field.name, sampleAnswer(field, now)])),
    conversion_type: form.conversionType ?? key,
    conversion_id: `${form.conversionIdPrefix ?? ''}${now.getTime()}_test`,
    timestamp: now.toISOString(),
    locale: config.defaultLocale,
    page_url: site.url,
    user_agent: 'test',
  }
  const outcome = await sendLead(lead, { deliver, timeoutMs: form.timeoutMs ?? 10_000 }).catch(() => undefined)
  if (outcome === undefined) return 'failed'
  if (outcome.sent) return 'sent'
  return outcome.reason.startsWith('no connection') || outcome.isOpen ? 'failed' : 'refused'
}

/** What a visitor might have written. */
function sampleAnswer(field: FormField, now: Date): string | boolean {
  const answers: Readonly<Record<FormField['type'], string | boolean>> = {
    ...{ text: 'Test', textarea: 'Test', email: 'test@example.com', tel: '+12025550100', number: '1', time: '12:00' },
    ...{ day: now.toISOString().slice(0, 10), file: '', checkbox: true },
    select: field.type === 'select' ? (field.options[0]?.value ?? '') : '',
  }
  return answers[field.type]
}
