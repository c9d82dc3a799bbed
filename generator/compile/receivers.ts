import type { Delivery } from '../../schema/delivery.ts'
import type { FormConfig } from '../../schema/forms.ts'
import { mailFolder } from '../../src/contact/mail-folder.ts'
import type { Receiver } from '../../src/contact/receiver.ts'
import type { CompleteForm } from '../../src/content/page-content.ts'

/** Mail providers whose API is idempotent: the same message sent twice is delivered once. */
const idempotentProviders: readonly string[] = ['resend', 'brevo']

/** The names by which services know a honeypot: by no other. */
const fixedHoneypots: Readonly<Partial<Record<Delivery['to'], string>>> = {
  formspree: '_gotcha',
  web3forms: 'botcheck',
}

/** Nothing that browsers and password managers fill in by themselves. */
const commonHoneypot = 'topic'

/** A form, and the site that has it. */
interface Context {
  readonly key: string
  readonly fields: CompleteForm['fields']
  /** The folder of the host in which the site lies. */
  readonly folder: string
}

/** How the app reaches each kind of receiver, as its documentation says. */
const receivers: {
  readonly [To in Delivery['to']]: (delivery: Extract<Delivery, { to: To }>, context: Context) => Receiver
} = {
  // What becomes of a lead behind the address, nobody knows here.
  webhook: ({ address, answer }) => ({ address, ...(answer && { answer }) }),
  formspree: ({ form }, { fields }) => ({
    ...service(`https://formspree.io/f/${form}`),
    ...replyTo('_replyto', fields),
    proof: ['ok', 'next'],
  }),
  web3forms: ({ key }, { fields }) => ({
    ...service('https://api.web3forms.com/submit'),
    ...replyTo('replyto', fields),
    adds: { access_key: key },
    honeypotType: 'checkbox',
    proof: ['success'],
  }),
  basin: ({ form }, { fields }) => ({
    ...service(`https://usebasin.com/f/${form}`),
    ...replyTo('email', fields),
    format: 'form',
    proof: ['success'],
  }),
  // Any address of the site will do. Its answer is a page.
  netlify: (delivery, { key, fields, folder }) => ({
    ...{ address: `/${folder}`, format: 'form', isNative: true },
    ...replyTo('email', fields),
    adds: { 'form-name': netlifyName(delivery, key) },
  }),
  email: ({ provider }, { key }) => ({
    ...{ address: mailFolder + key, answer: 'json', proof: ['ok'] },
    ...(idempotentProviders.includes(provider) && { isIdempotent: true }),
  }),
}

/** How the app reaches what receives the leads of a form. */
export function describeReceiver(key: string, { deliver, fields }: CompleteForm, folder: string): Receiver {
  const make = receivers[deliver.to] as (delivery: Delivery, context: Context) => Receiver
  return make(deliver, { key, fields, folder })
}

/** The name of the field of a form that only machines fill in; undefined where there is none. */
export function nameHoneypot({ deliver, fields, honeypot }: Pick<FormConfig, 'deliver' | 'fields' | 'honeypot'>) {
  if (honeypot === 'off') return undefined
  const isField = (name: string) => fields.some((field) => field.name === name)
  const fixed = fixedHoneypots[deliver.to]
  // Filled in by people, it would be none.
  if (fixed !== undefined) return isField(fixed) ? undefined : fixed
  // Basin looks for this one, unless its settings name another.
  let name = honeypot ?? (deliver.to === 'basin' ? '_gotcha' : commonHoneypot)
  while (isField(name)) name += '_2'
  return name
}

/** The name under which Netlify knows a form. */
export function netlifyName({ name }: Extract<Delivery, { to: 'netlify' }>, key: string): string {
  return name ?? key
}

/** The origins on other hosts to which a browser without JavaScript sends a form, and those to which it is then led. */
export function formActions({ action }: Receiver): string[] {
  if (action === undefined) return []
  const { origin } = new URL(action)
  return origin === 'https://api.web3forms.com' ? [origin, 'https://web3forms.com'] : [origin]
}

function service(address: string): Receiver {
  return { address, action: address, isNative: true, answer: 'json' }
}

/** Answers go to what the visitor gave as e-mail: services look for a field of this name. */
function replyTo(name: string, fields: CompleteForm['fields']): Pick<Receiver, 'copies'> {
  const field = fields.find(({ type }) => type === 'email')
  const isThere = fields.some((other) => other.name === 'email' || other.name === name)
  return field && !isThere ? { copies: { [name]: field.name } } : {}
}
