import type { EmailDelivery } from '../../../../schema/delivery.ts'
import { mailVariables } from '../../../../schema/mail-variables.ts'

/** An e-mail in plain text. */
export interface Mail {
  /** The idempotency key: the same each time the same lead is sent. */
  readonly id: string
  readonly from: { readonly email: string; readonly name?: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
  /** Whether it is an automatic message, which no autoresponder should answer. */
  readonly isAutomatic?: true
}

/** The header of automatic messages (RFC 3834), so that no autoresponder answers them. */
const automatic = { 'Auto-Submitted': 'auto-replied' }

/** The environment of a function. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A request to a provider. */
interface Call {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams
}

/** A service that sends e-mails. */
export interface Provider {
  /** The environment variable that holds its key. */
  readonly key: string
  call(mail: Mail, key: string, environment: Environment): Call | Promise<Call>
  /** What its answer has when it has taken the e-mail; undefined where its status alone says so. */
  readonly proof?: string
}

/** The services that send e-mails, by the name of `provider`; each as its documentation says. */
export const providers: Readonly<Record<EmailDelivery['provider'], Provider>> = {
  resend: {
    key: mailVariables.resend,
    proof: 'id',
    call: ({ id, from, to, subject, text, replyTo, isAutomatic }, key) => ({
      url: 'https://api.resend.com/emails',
      // Idempotent for a day: the same key sends one e-mail.
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': encodeURIComponent(id).slice(0, 256) },
      body: JSON.stringify({
        from: named(from),
        to,
        subject,
        text,
        reply_to: replyTo,
        ...(isAutomatic && { headers: automatic }),
      }),
    }),
  },
  postmark: {
    key: mailVariables.postmark,
    proof: 'MessageID',
    call: ({ from, to, subject, text, replyTo, isAutomatic }, key) => ({
      url: 'https://api.postmarkapp.com/email',
      headers: { 'x-postmark-server-token': key },
      body: JSON.stringify({
        From: named(from),
        To: to.join(','),
        Subject: subject,
        TextBody: text,
        ReplyTo: replyTo,
        MessageStream: 'outbound',
        ...(isAutomatic && { Headers: Object.entries(automatic).map(([Name, Value]) => ({ Name, Value })) }),
      }),
    }),
  },
  brevo: {
    key: mailVariables.brevo,
    proof: 'messageId',
    call: async ({ id, from, to, subject, text, replyTo, isAutomatic }, key) => ({
      url: 'https://api.brevo.com/v3/smtp/email',
      headers: { 'api-key': key },
      body: JSON.stringify({
        sender: from,
        to: to.map((email) => ({ email })),
        subject,
        textContent: text,
        ...(replyTo && { replyTo: { email: replyTo } }),
        // Idempotent for half an hour: the same key sends one e-mail.
        headers: { idempotencyKey: await deriveUuid(id), ...(isAutomatic && automatic) },
      }),
    }),
  },
  sendgrid: {
    key: mailVariables.sendgrid,
    call: ({ from, to, subject, text, replyTo, isAutomatic }, key) => ({
      url: 'https://api.sendgrid.com/v3/mail/send',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({
        personalizations: [{ to: to.map((email) => ({ email })) }],
        from,
        subject,
        ...(replyTo && { reply_to: { email: replyTo } }),
        ...(isAutomatic && { headers: automatic }),
        content: [{ type: 'text/plain', value: text }],
      }),
    }),
  },
  mailgun: {
    key: mailVariables.mailgun,
    proof: 'id',
    call: ({ from, to, subject, text, replyTo, isAutomatic }, key, { MAILGUN_REGION }) => ({
      url: `https://api.${MAILGUN_REGION === 'eu' ? 'eu.' : ''}mailgun.net/v3/${from.email.split('@').pop()}/messages`,
      headers: { authorization: `Basic ${btoa(`api:${key}`)}` },
      body: new URLSearchParams({
        from: named(from),
        to: to.join(','),
        subject,
        text,
        ...(replyTo && { 'h:Reply-To': replyTo }),
        ...(isAutomatic && { 'h:Auto-Submitted': automatic['Auto-Submitted'] }),
      }),
    }),
  },
}

function named({ name, email }: Mail['from']): string {
  return name === undefined ? email : `"${name.replace(/["\\]/g, '')}" <${email}>`
}

/** A UUID that is always the same for a text. */
async function deriveUuid(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
