import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CompleteConfig } from '../../generator/compile/complete-config.ts'
import { leadReceivers } from '../../generator/compile/sections/lead-receivers.ts'
import { describeReceiver, formActions, nameHoneypot } from '../../generator/receivers/receivers.ts'
import type { Delivery } from '../../schema/delivery.ts'
import type { Lead } from '../../src/contact/sending/lead.ts'
import { sendLead } from '../../src/contact/sending/send-lead.ts'
import type { CompleteForm } from '../../src/content/page-content.ts'
import { type FormService, formServices, ids, netlifyForms, type ServiceFault } from '../receivers/form-services.ts'

const lead: Lead = {
  ...{
    nome: 'Ana',
    correio: 'ana@example.org',
    aceite: true,
    conversion_type: 'contact',
    conversion_id: 'contact_1_a',
  },
  ...{ timestamp: '2026-03-02T12:00:00.000Z', locale: 'pt', page_url: 'https://www.example/pt', user_agent: 'test' },
}
const fields = [
  { type: 'text', name: 'nome' },
  { type: 'email', name: 'correio' },
  { type: 'checkbox', name: 'aceite' },
]
const deliveries = {
  formspree: { to: 'formspree', form: ids.formspree },
  web3forms: { to: 'web3forms', key: ids.web3forms },
  basin: { to: 'basin', form: ids.basin },
  netlify: { to: 'netlify' },
} satisfies Record<string, Delivery>
const netlify = netlifyForms([
  `<form name="contact" method="post" data-netlify="true" hidden>${['nome', 'correio', 'email', 'aceite', 'conversion_id', 'plano'].map((name) => `<input name="${name}">`).join('')}</form>`,
])
const services: Record<keyof typeof deliveries, Pick<FormService, 'handle'>> = { ...formServices, netlify }

const receiver = (deliver: Delivery) => describeReceiver('contact', { deliver, fields } as unknown as CompleteForm, '')

type Mishap = ServiceFault | 'drop' | number
let mishaps: (Mishap | undefined)[]
let taken: Readonly<Record<string, string>>[]
let requests: Request[]

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  ;[mishaps, taken, requests] = [[], [], []]
  return () => vi.useRealTimers()
})
afterEach(() => vi.unstubAllGlobals())

/** Sends a lead to a service. Returns what is known of it then. */
async function send(
  name: keyof typeof deliveries,
  { deliver = deliveries[name], files }: { deliver?: Delivery; files?: Parameters<typeof sendLead>[2] } = {},
) {
  vi.stubGlobal('fetch', async (address: string, { signal: _signal, ...init }: RequestInit) => {
    const request = new Request(new URL(address, 'https://www.example.com'), init)
    requests.push(request.clone())
    const mishap = mishaps.shift()
    if (mishap === 'drop') throw new TypeError('Failed to fetch')
    if (typeof mishap === 'number') return new Response('<title>Error</title>', { status: mishap })
    const { host, pathname: path } = new URL(request.url)
    const [accept, type] = ['accept', 'content-type'].map((header) => request.headers.get(header) ?? '')
    const asked = {
      host,
      path,
      method: request.method,
      accept: accept ?? '',
      type: type ?? '',
      body: await request.text(),
    }
    const { answer, lead: kept } = services[name].handle(asked, mishap)
    if (answer.keeps && kept) taken.push(kept)
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  })
  const outcome = sendLead(lead, { deliver: receiver(deliver), timeoutMs: 10_000 }, files)
  await vi.runAllTimersAsync()
  return outcome
}

describe.each(Object.keys(deliveries) as (keyof typeof deliveries)[])('%s', (name) => {
  test('takes a lead', async () => {
    expect(await send(name)).toEqual({ sent: true })
    expect(taken).toEqual([expect.objectContaining({ nome: 'Ana', aceite: 'true', conversion_id: 'contact_1_a' })])
    expect(taken[0]).not.toHaveProperty('access_key')
  })

  test('gets a lead once of which nobody knows what became', async () => {
    mishaps = ['drop']
    expect(await send(name)).toEqual({ sent: false, reason: 'no connection (Failed to fetch)', isOpen: true })
    mishaps = [502]
    expect(await send(name)).toMatchObject({ sent: false, reason: expect.stringMatching(/^status 502/) })
    expect(requests).toHaveLength(2)
  })

  test('gets no lead again by itself that was too much at first', async () => {
    mishaps = ['limit']
    expect(await send(name)).toMatchObject({ sent: false })
    expect(requests).toHaveLength(1)
    expect(taken).toHaveLength(0)
  })

  test('that does not take it tells why', async () => {
    const told: Record<string, unknown> = {}
    for (const fault of ['limit', 'quota', 'captcha', 'blocked'] as const) {
      mishaps = [fault, fault]
      const outcome = await send(name)
      told[fault] = outcome.sent || outcome.reason
    }
    expect(told).toMatchSnapshot()
    expect(taken).toEqual([])
  })

  test('that has no such form has no lead', async () => {
    const wrong = { ...deliveries[name], form: 'unknown1', key: '00000000-0000-0000-0000-000000000000', name: 'other' }
    expect(await send(name, { deliver: wrong as Delivery })).toMatchObject({ sent: false })
  })
})

test('what a service puts aside as spam has arrived', async () => {
  for (const name of ['formspree', 'basin', 'netlify'] as const) {
    mishaps = ['spam']
    expect(await send(name)).toEqual({ sent: true })
  }
  mishaps = ['spam']
  expect(await send('web3forms')).toEqual({ sent: false, reason: 'status 400: Spam detected', isOpen: false })
})

test('those that take files get them with the lead', async () => {
  for (const name of ['basin', 'netlify'] as const) {
    const files = { plano: [new File(['%PDF-1.7'], 'plano.pdf', { type: 'application/pdf' })] }
    expect(await send(name, { files })).toEqual({ sent: true })
    expect(taken.pop()).toMatchObject({ nome: 'Ana', plano: 'plano.pdf', conversion_id: 'contact_1_a' })
  }
})

test('who answers an e-mail of a service answers the visitor', async () => {
  for (const name of ['formspree', 'web3forms', 'basin', 'netlify'] as const) await send(name)
  expect(taken).toMatchObject([
    { _replyto: 'ana@example.org' },
    { replyto: 'ana@example.org' },
    { email: 'ana@example.org' },
    { email: 'ana@example.org' },
  ])
})

test.each([
  ['formspree', '_replyto'],
  ['web3forms', 'replyto'],
  ['netlify', 'email'],
] as const)(
  '%s gets the first e-mail address as "%s", unless a field has that name or is called "email"',
  (to, name) => {
    const copiesWith = (...names: string[]) => {
      const other = names.map((own) => ({ type: 'text', name: own }))
      const emails = ['correio', 'reserva'].map((own) => ({ type: 'email', name: own }))
      const form = { deliver: deliveries[to], fields: [...other, ...emails] } as unknown as CompleteForm
      return describeReceiver('contact', form, '').copies
    }
    expect(copiesWith('nome')).toEqual({ [name]: 'correio' })
    expect(copiesWith('nome', name)).toBeUndefined()
    expect(copiesWith('nome', 'email')).toBeUndefined()
    const noAddress = { deliver: deliveries[to], fields: [{ type: 'text', name: 'nome' }] } as unknown as CompleteForm
    expect(describeReceiver('contact', noAddress, '').copies).toBeUndefined()
  },
)

test('each service is reached, asked and believed as its documentation says', () => {
  const native = (address: string) => ({ address, action: address, isNative: true, answer: 'json' })
  expect(receiver(deliveries.formspree)).toEqual({
    ...native('https://formspree.io/f/xnqkvzab'),
    copies: { _replyto: 'correio' },
    proof: ['ok', 'next'],
  })
  expect(receiver(deliveries.web3forms)).toEqual({
    ...native('https://api.web3forms.com/submit'),
    copies: { replyto: 'correio' },
    adds: { access_key: '0b7c6a52-1f0e-4b1c-9d3e-2a4f5b6c7d8e' },
    honeypotType: 'checkbox',
    proof: ['success'],
  })
  expect(receiver(deliveries.basin)).toEqual({
    ...native('https://usebasin.com/f/d36fd205b3bb'),
    format: 'form',
    copies: { email: 'correio' },
    proof: ['success'],
  })
  expect(receiver({ to: 'webhook', address: 'https://flows.example/a', answer: 'json' })).toEqual({
    address: 'https://flows.example/a',
    answer: 'json',
  })
})

test('Netlify knows a form by the name that it is given, else by its key, wherever the site lies', () => {
  const of = (deliver: Delivery, folder = '') =>
    describeReceiver('orders', { deliver, fields } as unknown as CompleteForm, folder)
  expect(of({ to: 'netlify' })).toEqual({
    ...{ address: '/', format: 'form', isNative: true },
    ...{ copies: { email: 'correio' }, adds: { 'form-name': 'orders' } },
  })
  expect(of({ to: 'netlify', name: 'anfrage' }, 'shop/')).toMatchObject({
    address: '/shop/',
    adds: { 'form-name': 'anfrage' },
  })
})

test('the host is told of each form what it must have, and of an e-mail what it says', () => {
  const shown = { field: 'nome', is: 'x' }
  const own = [
    {
      type: 'text',
      name: 'nome',
      label: { pt: 'Nome [site](lang:en)', de: 'Name' },
      required: 'missing',
      maxLength: 80,
    },
    { type: 'email', name: 'correio', label: { de: 'E-Mail' } },
    { type: 'text', name: 'onde', label: { pt: 'Onde' }, required: 'missing', showWhen: shown },
  ]
  const mail = { to: 'email', provider: 'brevo', sender: 'a@b.example', recipients: ['c@d.example'] } as const
  const formWith = (more: object) => ({ conversionType: 'order', fields: own, deliver: mail, ...more })
  const config = {
    site: { name: 'Oficina', folder: '' },
    defaultLocale: 'pt',
    contactDetails: {},
    forms: {
      orders: formWith({ honeypot: 'website' }),
      news: formWith({ deliver: { ...mail, subject: 'News' }, proofOfWork: true }),
      ask: formWith({ deliver: { to: 'netlify' }, honeypot: 'website' }),
    },
  }
  const [orders, news, ask] = leadReceivers(config as unknown as CompleteConfig)
  expect(orders).toEqual({
    ...{ form: 'orders', to: 'email', address: '/api/lead/orders', conversionType: 'order' },
    ...{ required: ['nome'], formActions: [], honeypot: 'website' },
    mail: {
      ...{
        provider: 'brevo',
        from: 'a@b.example',
        recipients: ['c@d.example'],
        subject: 'Oficina',
        honeypot: 'website',
      },
      fields: [
        { name: 'nome', label: 'Nome site', type: 'text', isRequired: true, maxLength: 80 },
        { name: 'correio', label: 'correio', type: 'email', isRequired: false },
        { name: 'onde', label: 'Onde', type: 'text', isRequired: false },
      ],
    },
  })
  expect(news).toMatchObject({ proofOfWork: true, mail: { subject: 'News' } })
  expect(news?.mail).not.toHaveProperty('honeypot')
  expect(ask?.posted).toEqual({
    name: 'ask',
    honeypot: 'website',
    fields: [
      ...[
        { name: 'nome', type: 'text' },
        { name: 'correio', type: 'email' },
        { name: 'onde', type: 'text' },
      ],
      ...['email', 'conversion_type', 'conversion_id', 'timestamp', 'locale', 'page_url', 'user_agent', 'website'].map(
        (name) => ({ name, type: 'text' }),
      ),
    ],
  })
})

test('a lead is sent again by itself only where it is kept once: by the e-mail services that drop repeats, and never by a plain webhook', () => {
  const sent = Object.fromEntries(
    ['resend', 'postmark', 'brevo', 'sendgrid', 'mailgun'].map((provider) => {
      const deliver = { to: 'email', provider, sender: 'a@b.example', recipients: ['c@d.example'] } as Delivery
      const { isIdempotent = false, ...rest } = receiver(deliver)
      expect(rest).toEqual({ address: '/api/lead/contact', answer: 'json', proof: ['ok'] })
      return [provider, isIdempotent]
    }),
  )
  expect(sent).toEqual({ resend: true, postmark: false, brevo: true, sendgrid: false, mailgun: false })
  expect(receiver({ to: 'webhook', address: '/hook' })).toEqual({ address: '/hook' })
  for (const deliver of Object.values(deliveries)) expect(receiver(deliver)).not.toHaveProperty('isIdempotent')
})

test('the policy allows what browsers without JavaScript do', () => {
  expect(Object.values(deliveries).map((deliver) => formActions(deliver.to, receiver(deliver)))).toEqual([
    ['https://formspree.io'],
    ['https://api.web3forms.com', 'https://web3forms.com'],
    ['https://usebasin.com'],
    [],
  ])
})

test('a field for e-mail that is not there is not sent once more as the address for answers', async () => {
  const { correio: _correio, ...others } = lead
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    requests.push(new Request('https://www.example.com', { method: 'POST', body: init.body ?? null }))
    return new Response('{"success":true}', { headers: { 'content-type': 'application/json' } })
  })
  await sendLead(others as Lead, { deliver: receiver(deliveries.netlify), timeoutMs: 10_000 })
  expect([...new URLSearchParams(await requests[0]?.text()).keys()]).not.toContain('email')
})

test('each receiver has a hidden field by the name that it knows, unless the form is told otherwise', () => {
  const email = { to: 'email', provider: 'resend', sender: 'a@example.com', recipients: ['a@example.com'] } as const
  const webhook = { to: 'webhook', address: '/webhook/contato' } as const
  const named = (honeypot?: string, own: readonly { type: string; name: string }[] = fields) =>
    [...Object.values(deliveries), email, webhook].map((deliver) =>
      nameHoneypot({ deliver, fields: own, honeypot } as unknown as CompleteForm),
    )
  expect(named()).toEqual(['_gotcha', 'botcheck', '_gotcha', 'topic', 'topic', 'topic'])
  expect(named('site_web')).toEqual(['_gotcha', 'botcheck', 'site_web', 'site_web', 'site_web', 'site_web'])
  expect(named('off')).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
  const taken = ['topic', 'botcheck'].map((name) => ({ type: 'text', name }))
  expect(named(undefined, taken)).toEqual(['_gotcha', undefined, '_gotcha', 'topic_2', 'topic_2', 'topic_2'])
  const both = ['topic', 'topic_2', 'website'].map((name) => ({ type: 'text', name }))
  expect(named(undefined, both).slice(3)).toEqual(['topic_2_2', 'topic_2_2', 'topic_2_2'])
  expect(named('website', both).slice(3)).toEqual(['website_2', 'website_2', 'website_2'])
})
