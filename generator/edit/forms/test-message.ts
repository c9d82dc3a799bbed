import type { FormField } from '../../../schema/forms.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { Receiver } from '../../../src/contact/sending/receiver.ts'
import type { TestAnswer } from '../../../src/edit/protocol/forms.ts'
import { completeConfig } from '../../compile/complete-config.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { describeReceiver } from '../../receivers/receivers.ts'

/** Sends a message to the receiver of a form as a visitor would; a receiver that is a part of the published site is for later, and so is one that asks whether a person writes. */
export async function sendTestMessage(config: SiteConfig, key: string): Promise<TestAnswer['outcome']> {
  const { forms, site } = completeConfig(config)
  const form = forms[key]
  if (!form) return 'unfinished'
  const deliver = describeReceiver(key, form, site.folder)
  // No visitor has been checked here, so a receiver that asks for it would refuse the message.
  if (!/^https?:/.test(deliver.address) || form.captcha) return 'later'
  const now = new Date()
  const lead: Record<string, string | boolean> = {
    ...Object.fromEntries(form.fields.map((field) => [field.name, sampleAnswer(field, now)])),
    conversion_type: form.conversionType ?? key,
    conversion_id: `${form.conversionIdPrefix ?? ''}${now.getTime()}_test`,
    timestamp: now.toISOString(),
    locale: config.defaultLocale,
    page_url: site.url,
    user_agent: 'test',
  }
  return post(lead, deliver)
}

/** How long a receiver may take. */
const timeoutMs = 10_000

async function post(
  lead: Readonly<Record<string, string | boolean>>,
  { address, format, adds, copies = {}, proof, answer }: Receiver,
): Promise<TestAnswer['outcome']> {
  const again = Object.entries(copies).map(([name, field]) => [name, lead[field] ?? ''])
  const all = { ...Object.fromEntries(again), ...lead, ...adds }
  const asText = Object.entries(all).map(([name, value]) => [name, String(value)])
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', ...(format !== 'form' && { 'content-type': 'application/json' }) },
    body: format === 'form' ? new URLSearchParams(asText) : JSON.stringify(all),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!response) return 'failed'
  const said = await response.json().catch(() => undefined)
  const isDenied = isMapping(said) && (said.ok === false || said.success === false || Boolean(said.error))
  const isProved = !proof || (isMapping(said) && proof.some((key) => Boolean(said[key])))
  const isRead = answer !== 'json' || said !== undefined
  return response.ok && !isDenied && isProved && isRead ? 'sent' : 'refused'
}

/** What a visitor might have written. */
function sampleAnswer(field: FormField, now: Date): string | boolean {
  const answers: Readonly<Record<FormField['type'], string | boolean>> = {
    text: 'Test',
    textarea: 'Test',
    email: 'test@example.com',
    tel: '+12025550100',
    number: '1',
    time: '12:00',
    day: now.toISOString().slice(0, 10),
    file: '',
    checkbox: true,
    rating: '3',
    radio: firstOption(field),
    select: firstOption(field),
  }
  return answers[field.type]
}

function firstOption(field: FormField): string {
  return ('options' in field && field.options[0]?.value) || ''
}
