import type { Text } from './texts.ts'

/** An address of your own that gets each lead as JSON: an automation service such as n8n, Make or Zapier, or a program. */
export interface WebhookDelivery {
  /** What receives the leads. */
  to: 'webhook'
  /**
   * Where a lead is sent: a path on this site ("/webhook/contact") or a full https address, as the receiver has it.
   * @form webhook
   * @pattern ^(/(?!\.{1,2}(/|$))[A-Za-z0-9._~@:+=,-]+)+/?$|^(https://|http://(localhost|127\.0\.0\.1)[:/])[^\s\\\u0000-\u001f]+$
   */
  address: string
  /**
   * What the receiver answers. `json`: it tells in JSON that it has the lead, and whatever else comes, such as the page of a captcha or JSON with
   * `ok: false`, `success: false` or an `error`, is a failure. Left out, the status alone decides.
   */
  answer?: 'json'
}

/** Formspree (formspree.io): keeps leads, and sends each on as an e-mail. */
export interface FormspreeDelivery {
  /** What receives the leads. */
  to: 'formspree'
  /**
   * The id of the form at the service: the end of the address that it shows, such as "xnqkvzab" of "https://formspree.io/f/xnqkvzab".
   * @form serviceForm
   * @examples ["xnqkvzab"]
   * @pattern ^[A-Za-z0-9]{6,24}$
   */
  form: string
}

/** Web3Forms (web3forms.com): sends each lead on as an e-mail. */
export interface Web3FormsDelivery {
  /** What receives the leads. */
  to: 'web3forms'
  /**
   * The access key that the service sends to your mailbox. It is made to be seen: it is in the pages of the site.
   * @form accessKey
   * @examples ["0b7c6a52-1f0e-4b1c-9d3e-2a4f5b6c7d8e"]
   * @pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  key: string
}

/** Basin (usebasin.com): keeps leads, and sends each on as an e-mail. */
export interface BasinDelivery {
  /** What receives the leads. */
  to: 'basin'
  /**
   * The id of the form at the service: the end of the address that it shows, such as "d36fd205b3bb" of "https://usebasin.com/f/d36fd205b3bb".
   * @form serviceForm
   * @examples ["xnqkvzab"]
   * @pattern ^[A-Za-z0-9]{6,24}$
   */
  form: string
}

/** Netlify Forms: where the site is at Netlify. It keeps leads, and sends each on as an e-mail if you ask it to. */
export interface NetlifyDelivery {
  /** What receives the leads. */
  to: 'netlify'
  /**
   * The name under which Netlify lists the leads. Left out, the key of the form.
   * @form hyphenated
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  name?: string
}

/** An e-mail for each lead, sent by a small function that `npm run export` writes for Netlify, Vercel or Cloudflare. */
export interface EmailDelivery {
  /** What receives the leads. */
  to: 'email'
  /**
   * The service that sends. Its key goes into an environment variable of the host, never into this file: `RESEND_API_KEY`,
   * `POSTMARK_SERVER_TOKEN`, `BREVO_API_KEY`, `SENDGRID_API_KEY` or `MAILGUN_API_KEY`.
   */
  provider: 'resend' | 'postmark' | 'brevo' | 'sendgrid' | 'mailgun'
  /**
   * The sender, with or without a name, at a domain that the service has verified: "site@example.com" or "Our site <site@example.com>".
   * @form sender
   * @examples ["Our site <site@example.com>"]
   * @pattern ^([^<>"\\\u0000-\u001f]+ <[^\s@<>,;:"]+@[^\s@<>,;:"]+\.(\p{L}\p{M}*){2,}>|[^\s@<>,;:"]+@[^\s@<>,;:"]+\.(\p{L}\p{M}*){2,})$
   */
  sender: string
  /**
   * The mailboxes that get each lead. They are not in the pages of the site.
   * @minItems 1
   * @maxItems 10
   * @examples [["office@example.com"]]
   */
  recipients: Recipient[]
  /** What the subject of each e-mail begins with. Left out, the name of the company. */
  subject?: Text
}

/**
 * A mailbox.
 * @reference email
 * @form mailbox
 * @pattern ^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.(\p{L}\p{M}*){2,}$
 */
export type Recipient = string

/**
 * What receives the leads of a form; `to` chooses its kind.
 * @discriminator to
 */
export type Delivery =
  | WebhookDelivery
  | FormspreeDelivery
  | Web3FormsDelivery
  | BasinDelivery
  | NetlifyDelivery
  | EmailDelivery
