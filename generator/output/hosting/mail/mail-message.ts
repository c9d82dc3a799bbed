import { leadNames } from '../../../../src/contact/sending/lead-names.ts'
import { emailPattern } from '../../../../src/contact/values/email-pattern.ts'
import type { MailForm } from '../../../compile/site-model.ts'
import type { Mail } from './mail-providers.ts'

/** A lead as it was received. */
export type PostedLead = Readonly<Record<string, string | boolean>>

/** The longest part of a subject that a visitor has written. */
const longestName = 60

/** The e-mail that tells the company of a lead. Nothing that a visitor wrote can begin a line of its head. */
export function composeMail(lead: PostedLead, { from, recipients, subject, fields }: MailForm): Mail {
  const [first] = fields
  const replyTo = visitorAddress(lead, fields)
  const words = [subject, first && oneLine(lead[first.name]).slice(0, longestName), isSuspect(lead) && '(suspect)']
  return {
    id: String(lead.conversion_id),
    from: sender(from),
    to: recipients,
    subject: words.filter(Boolean).join(' · '),
    text: [
      ...fields.filter(({ name }) => lead[name]).map(({ label, name }) => `${oneLine(label)}: ${written(lead[name])}`),
      '',
      ...[...leadNames].map((name) => `${name}: ${oneLine(lead[name])}`),
    ].join('\n'),
    ...(replyTo !== undefined && { replyTo }),
  }
}

/**
 * The e-mail that answers a visitor by itself: to the address of the lead alone, and without a word that a visitor wrote, since anybody can write the
 * address of somebody else. Whoever was probably a machine gets none.
 */
export function composeAnswer(lead: PostedLead, { from, fields, answers = {} }: MailForm): Mail | undefined {
  const to = visitorAddress(lead, fields)
  const locale = String(lead.locale)
  const words = Object.hasOwn(answers, locale) ? answers[locale] : undefined
  if (!words || to === undefined || isSuspect(lead)) return undefined
  const { replyTo, ...written } = words
  const id = `${lead.conversion_id}_answer`
  return { id, from: sender(from), to: [to], ...written, ...(replyTo !== undefined && { replyTo }), isAutomatic: true }
}

/** Whether a form was probably filled in by a machine. */
function isSuspect({ conversion_id }: PostedLead): boolean {
  const [id = ''] = String(conversion_id).split('_after_')
  return /_suspect[\da-z]+$/.test(id)
}

/** The address that a visitor gave; undefined if it is none, or may be several. */
function visitorAddress(lead: PostedLead, fields: MailForm['fields']): string | undefined {
  const field = fields.find(({ type, name }) => type === 'email' && emailPattern.test(String(lead[name])))
  const address = String(lead[field?.name ?? ''] ?? '')
  // A comma would name a second address, an angle or a quotation mark another one than the one that is shown.
  return /^[^\s,;:<>()[\]"\\\p{C}]+$/u.test(address) ? address : undefined
}

function sender(from: string): Mail['from'] {
  const [, name = '', email = from] = /^(.*?)\s*<(.*)>$/.exec(from) ?? []
  return { email, ...(name && { name }) }
}

/** A text without what would end a line, or hide a part of it. */
function oneLine(value: unknown): string {
  return String(value ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** What a visitor wrote: lines stay lines, and continue below the label. */
function written(value: unknown): string {
  if (value === true) return '✓'
  const lines = String(value ?? '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd())
  return lines.length > 1 ? `\n  ${lines.join('\n  ')}` : (lines[0] ?? '')
}
