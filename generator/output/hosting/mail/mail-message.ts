import { emailPattern } from '../../../../src/contact/email-pattern.ts'
import { leadNames } from '../../../../src/contact/lead-names.ts'
import type { MailForm } from '../../../compile/site-model.ts'
import type { Mail } from './mail-providers.ts'

/** A lead as it was received. */
export type PostedLead = Readonly<Record<string, string | boolean>>

/** The longest part of a subject that a visitor has written. */
const longestName = 60

/** The e-mail that tells the company of a lead. Nothing that a visitor wrote can begin a line of its head. */
export function composeMail(lead: PostedLead, { from, recipients, subject, fields }: MailForm): Mail {
  const [first] = fields
  const [id = ''] = String(lead.conversion_id).split('_after_')
  const isSuspect = /_suspect[\da-z]+$/.test(id)
  const address = fields.find(({ type, name }) => type === 'email' && emailPattern.test(String(lead[name])))
  const replyTo = String(lead[address?.name ?? ''] ?? '')
  const words = [subject, first && oneLine(lead[first.name]).slice(0, longestName), isSuspect && '(suspect)']
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
    // A comma would name a second address, an angle or a quotation mark another one than the one that is shown.
    ...(/^[^\s,;:<>()[\]"\\\p{C}]+$/u.test(replyTo) && { replyTo }),
  }
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
