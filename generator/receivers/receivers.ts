import type { Captcha } from '../../schema/captcha.ts'
import type { Delivery } from '../../schema/delivery.ts'
import type { FormConfig } from '../../schema/forms.ts'
import { mailFolder } from '../../src/contact/sending/mail-folder.ts'
import type { Receiver } from '../../src/contact/sending/receiver.ts'
import type { CompleteForm } from '../../src/content/page-content.ts'

/** A service that gets data of visitors. */
export interface Service {
  readonly name: string
  /** The country in which it works with data; undefined where it is only known to be abroad. */
  readonly country: string | undefined
}

/** A service that receives forms. */
interface FormService extends Service {
  readonly host: string
  /** The domain of its hosts, where that is another one. */
  readonly domain?: string
}

/** A form, and the site that has it. */
interface Context {
  readonly key: string
  readonly fields: CompleteForm['fields']
  /** The path of the site on its host. */
  readonly folder: string
}

/** What is known of a kind of receiver, as its documentation says. */
interface ReceiverRow<To extends Delivery['to']> {
  /** How the app reaches it. */
  readonly reach: (delivery: Extract<Delivery, { to: To }>, context: Context) => Receiver
  /** Who it is, if it is a service with a name. */
  readonly service?: FormService
  /** The only name under which it knows a honeypot. */
  readonly fixedHoneypot?: string
  /** Its default name for the honeypot, which its settings can change. */
  readonly usualHoneypot?: string
  /** The files that it accepts, if any: how many in a field, and how many megabytes with a lead. */
  readonly files?: { readonly perField: number; readonly megabytes: number }
  /** Whether it sends the automatic reply of the form (`autoReply`). Services with automatic replies of their own have them in their own settings. */
  readonly answersVisitors?: true
  /** The captcha services whose tokens it verifies, once its settings have the secret. */
  readonly checks?: readonly Captcha['service'][]
  /** Whether it makes ALTCHA challenges itself. */
  readonly setsChallenges?: true
  /** Where else it leads a browser without JavaScript that has sent a form. */
  readonly leadsTo?: string
  /** How a browser without JavaScript is told where to go after sending: by the address in a field of this name, or at the `action` of the form. */
  readonly returnsBy?: { readonly field: string } | 'action'
}

/** Everything that is known of what receives leads: a row per kind. */
export const receivers: { readonly [To in Delivery['to']]: ReceiverRow<To> } = {
  webhook: {
    // What happens to a lead at the address is unknown here.
    reach: ({ address, answer }) => ({ address, ...(answer && { answer }) }),
    checks: ['turnstile', 'hcaptcha', 'altcha'],
    files: { perField: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY },
  },
  formspree: {
    reach: ({ form }, { fields }) => ({
      ...nativeForm(`https://formspree.io/f/${form}`),
      ...replyTo('_replyto', fields),
      proof: ['ok', 'next'],
    }),
    service: { name: 'Formspree', host: 'formspree.io', country: 'US' },
    fixedHoneypot: '_gotcha',
    checks: ['turnstile', 'hcaptcha'],
    // Plans without this show the service's own page.
    returnsBy: { field: '_next' },
  },
  web3forms: {
    reach: ({ key }, { fields }) => ({
      ...nativeForm('https://api.web3forms.com/submit'),
      ...replyTo('replyto', fields),
      adds: { access_key: key },
      honeypotType: 'checkbox',
      proof: ['success'],
    }),
    service: { name: 'Web3Forms', host: 'api.web3forms.com', domain: 'web3forms.com', country: undefined },
    fixedHoneypot: 'botcheck',
    // Turnstile with a paid plan; of hCaptcha, it has a site key of its own.
    checks: ['turnstile', 'hcaptcha'],
    leadsTo: 'https://web3forms.com',
    returnsBy: { field: 'redirect' },
  },
  basin: {
    reach: ({ form }, { fields }) => ({
      ...nativeForm(`https://usebasin.com/f/${form}`),
      ...replyTo('email', fields),
      format: 'form',
      proof: ['success'],
    }),
    service: { name: 'Basin', host: 'usebasin.com', country: undefined },
    usualHoneypot: '_gotcha',
    checks: ['turnstile', 'hcaptcha'],
    files: { perField: 1, megabytes: 100 },
  },
  netlify: {
    // Any address of the site will do. Its answer is a page.
    reach: (delivery, { key, fields, folder }) => ({
      address: `/${folder}`,
      format: 'form',
      isNative: true,
      ...replyTo('email', fields),
      adds: { 'form-name': netlifyName(delivery, key) },
    }),
    service: { name: 'Netlify', host: 'netlify.com', country: 'US' },
    files: { perField: 1, megabytes: 8 },
    returnsBy: 'action',
  },
  email: {
    answersVisitors: true,
    checks: ['turnstile', 'hcaptcha', 'altcha'],
    setsChallenges: true,
    reach: ({ provider }, { key }) => ({
      address: mailFolder + key,
      answer: 'json',
      proof: ['ok'],
      ...(mailServices[provider].isIdempotent && { isIdempotent: true }),
    }),
  },
}

/** A service that sends e-mails. */
interface MailService extends Service {
  /** Whether its API is idempotent: the same message sent twice is delivered once. */
  readonly isIdempotent: boolean
}

/** The services that send the e-mails of `to: email`: a row per provider. How each is asked: `output/hosting/mail/mail-providers.ts`. */
export const mailServices: Readonly<Record<Extract<Delivery, { to: 'email' }>['provider'], MailService>> = {
  resend: { name: 'Resend', country: 'US', isIdempotent: true },
  postmark: { name: 'Postmark', country: 'US', isIdempotent: false },
  brevo: { name: 'Brevo', country: 'FR', isIdempotent: true },
  sendgrid: { name: 'SendGrid', country: 'US', isIdempotent: false },
  mailgun: { name: 'Mailgun', country: 'US', isIdempotent: false },
}

/** How the app reaches what receives the leads of a form. */
export function describeReceiver(key: string, { deliver, fields, captcha }: CompleteForm, folder: string): Receiver {
  const { reach } = receivers[deliver.to] as ReceiverRow<Delivery['to']>
  const receiver = reach(deliver, { key, fields, folder })
  if (captcha === undefined) return receiver
  // Without JavaScript nothing can tell people from machines, so nothing is sent.
  const { isNative: _native, action: _action, ...checked } = receiver
  return checked
}

/** How a receiver leads a browser without JavaScript to a page of the site, by its path, or its address for another host; nothing for one that cannot. */
export function leadBack(to: Delivery['to'], { path, address }: { readonly path: string; readonly address: string }) {
  const { returnsBy } = receivers[to]
  if (returnsBy === undefined) return {}
  return returnsBy === 'action' ? { action: path } : { returns: { [returnsBy.field]: address } }
}

/** Nothing that browsers and password managers fill in by themselves. */
const commonHoneypot = 'topic'

/** The name of the field of a form that only machines fill in; undefined where there is none. */
export function nameHoneypot({ deliver, fields, honeypot }: Pick<FormConfig, 'deliver' | 'fields' | 'honeypot'>) {
  if (honeypot === 'off') return undefined
  const isField = (name: string) => fields.some((field) => field.name === name)
  const { fixedHoneypot, usualHoneypot = commonHoneypot } = receivers[deliver.to]
  // Filled in by people, it would be none.
  if (fixedHoneypot !== undefined) return isField(fixedHoneypot) ? undefined : fixedHoneypot
  let name = honeypot ?? usualHoneypot
  while (isField(name)) name += '_2'
  return name
}

/** The name under which Netlify knows a form. */
export function netlifyName({ name }: Extract<Delivery, { to: 'netlify' }>, key: string): string {
  return name ?? key
}

/** The origins on other hosts to which a browser without JavaScript sends a form, and those to which it is then led. */
export function formActions(to: Delivery['to'], { action }: Receiver): string[] {
  if (action === undefined) return []
  const { leadsTo } = receivers[to]
  return [new URL(action).origin, ...(leadsTo === undefined ? [] : [leadsTo])]
}

function nativeForm(address: string): Receiver {
  return { address, action: address, isNative: true, answer: 'json' }
}

/** Answers go to what the visitor gave as e-mail: services look for a field of this name. */
function replyTo(name: string, fields: CompleteForm['fields']): Pick<Receiver, 'copies'> {
  const field = fields.find(({ type }) => type === 'email')
  const isThere = fields.some((other) => other.name === 'email' || other.name === name)
  return field && !isThere ? { copies: { [name]: field.name } } : {}
}
