import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FunctionHost } from '../../../generator/output/hosting/host.ts'
import { hosts } from '../../../generator/output/hosting/hosts.ts'
import type { MailSite } from '../../../generator/output/hosting/mail/answer-lead.ts'
import { mailFunction } from '../../../generator/output/hosting/mail/mail-functions.ts'
import { providers } from '../../../generator/output/hosting/mail/mail-providers.ts'
import { SenderLimit } from '../../../generator/output/hosting/mail/sender-limit.ts'
import { MailProviders } from '../../receivers/mail-providers.ts'

const fields = [
  { name: 'nome', label: 'Nome', type: 'text', isRequired: true },
  { name: 'correio', label: 'E-mail', type: 'email', isRequired: true },
  { name: 'recado', label: 'Recado', type: 'textarea', isRequired: false, maxLength: 100 },
  { name: 'aceite', label: 'Aceito', type: 'checkbox', isRequired: false },
]
const formOf = (provider: keyof typeof providers) => ({
  ...{ provider, from: 'Site da Oficina <site@example.com>', recipients: ['a@example.com', 'b@example.com'] },
  ...{ subject: 'Oficina', honeypot: 'website', fields },
})
const answers = {
  pt: {
    ...{ subject: 'Recebemos o seu recado', text: 'Respondemos até amanhã.' },
    replyTo: 'oficina@example.com',
  },
}
/** Where the service that is played listens. */
const verifyPort = 47031
const captchas = {
  checked: {
    ...{ service: 'Turnstile', field: 'cf-turnstile-response', secret: 'TURNSTILE_SECRET_KEY' },
    verify: `http://127.0.0.1:${verifyPort}/siteverify`,
  },
  computed: { service: 'ALTCHA', field: 'altcha', secret: 'ALTCHA_HMAC_KEY' },
}
const site: MailSite = {
  origin: 'https://www.example.com',
  forms: {
    ...Object.fromEntries(
      (Object.keys(providers) as (keyof typeof providers)[]).map((name) => [`/api/lead/${name}`, formOf(name)]),
    ),
    '/api/lead/answering': { ...formOf('postmark'), answers },
    ...Object.fromEntries(
      Object.entries(captchas).map(([name, captcha]) => [`/api/lead/${name}`, { ...formOf('postmark'), captcha }]),
    ),
    '/api/lead/asking': { ...formOf('postmark'), answers },
  },
}
const lead = {
  ...{ nome: 'Ana', correio: 'ana@example.org', recado: 'Olá.\nAté logo.', aceite: true },
  ...{ conversion_type: 'contact', conversion_id: 'contact_1_a', timestamp: '2026-03-02T12:00:00.000Z', locale: 'pt' },
  ...{ page_url: 'https://www.example.com/pt/contato', user_agent: 'test' },
}

/** The hosts whose functions are tried. */
type FunctionHostName = 'netlify' | 'vercel' | 'cloudflare'

type Handle = (request: Request) => Promise<Response>
let folder: string
const functions: Partial<Record<FunctionHostName, Handle>> = {}
let mails: MailProviders
const environment = new MailProviders().environment

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'))
  const load = async (host: FunctionHostName) => {
    const file = join(folder, `${host}.mjs`)
    await writeFile(file, await mailFunction(hosts[host].functions as FunctionHost, site))
    return import(pathToFileURL(file).href)
  }
  functions.netlify = (await load('netlify')).default
  functions.vercel = (await load('vercel')).default.fetch
  const { fetch } = (await load('cloudflare')).default
  const ASSETS = { fetch: async () => new Response('a page') }
  functions.cloudflare = (request) => fetch(request, { ...environment, ASSETS })
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  mails = new MailProviders()
  vi.stubGlobal('fetch', mails.fetch)
  vi.spyOn(console, 'error').mockReturnValue()
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
})

interface Sent {
  readonly provider?: string
  readonly host?: FunctionHostName
  readonly body?: string
  readonly init?: RequestInit
}

const senderHeaders = {
  netlify: 'x-nf-client-connection-ip',
  vercel: 'x-real-ip',
  cloudflare: 'cf-connecting-ip',
}
let senders = 0

/** Sends a lead; each from another address, if none is given. */
async function send({ provider = 'resend', host = 'netlify', body = JSON.stringify(lead), init }: Sent = {}) {
  const sender = { [senderHeaders[host]]: `192.0.2.${++senders}` }
  const headers = { ...sender, origin: site.origin, 'content-type': 'application/json', ...init?.headers }
  const address = `https://www.example.com/api/lead/${provider}`
  const answer = await functions[host]?.(new Request(address, { method: 'POST', body, ...init, headers }))
  return { status: answer?.status, answer: await answer?.json(), headers: answer?.headers }
}

const changed = (changes: object) => JSON.stringify({ ...lead, ...changes })

test.each(['netlify', 'vercel', 'cloudflare'] as const)('on %s a lead becomes an e-mail', async (host) => {
  expect(await send({ host })).toMatchObject({ status: 200, answer: { ok: true } })
  expect(mails.taken).toMatchInlineSnapshot(`
    [
      {
        "from": ""Site da Oficina" <site@example.com>",
        "provider": "api.resend.com",
        "replyTo": "ana@example.org",
        "subject": "Oficina · Ana",
        "text": "Nome: Ana
    E-mail: ana@example.org
    Recado: 
      Olá.
      Até logo.
    Aceito: ✓

    conversion_type: contact
    conversion_id: contact_1_a
    timestamp: 2026-03-02T12:00:00.000Z
    locale: pt
    page_url: https://www.example.com/pt/contato
    user_agent: test",
        "to": [
          "a@example.com",
          "b@example.com",
        ],
      },
    ]
  `)
})

test('on cloudflare all other addresses are pages', async () => {
  const page = await functions.cloudflare?.(new Request('https://www.example.com/pt/'))
  expect(await page?.text()).toBe('a page')
})

test.each(Object.keys(providers))('%s gets what its documentation asks for', async (provider) => {
  expect(await send({ provider })).toMatchObject({ status: 200, answer: { ok: true } })
  expect(mails.taken).toMatchObject([
    {
      from: '"Site da Oficina" <site@example.com>',
      to: ['a@example.com', 'b@example.com'],
      subject: 'Oficina · Ana',
      replyTo: 'ana@example.org',
    },
  ])
})

describe.each(Object.keys(providers))('%s', (provider) => {
  test.each([
    ['limit', 429, `${provider} answered with 429`],
    ['quota', 424, expect.stringMatching(/no more e-mails|does not accept/)],
    ['key', 424, expect.stringContaining('does not accept')],
    ['sender', 424, expect.stringContaining(`${provider} answered with 4`)],
    ['down', 502, `${provider} answered with 503`],
    ['drop', 502, `${provider} could not be reached`],
    ['lost answer', 502, `${provider} could not be reached`],
    ['concurrent', 503, `${provider} answered with 409`],
  ] as const)('that fails (%s) is answered with %i', async (fault, status, error) => {
    mails.fault = () => fault
    const { answer, ...sent } = await send({ provider })
    expect(sent).toMatchObject({ status })
    expect(answer).toEqual({ ok: false, error })
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('that shows a page in the place of an answer has not taken the e-mail', async () => {
    mails.fault = () => 'page'
    expect((await send({ provider })).status).toBe(provider === 'sendgrid' ? 200 : 502)
  })
})

test.each(['resend', 'brevo'])('%s sends one e-mail of a lead that it gets twice', async (provider) => {
  mails.fault = () => 'lost answer'
  expect(await send({ provider })).toMatchObject({ status: 502 })
  mails.fault = () => undefined
  expect(await send({ provider })).toMatchObject({ status: 200 })
  expect(await send({ provider, body: changed({ conversion_id: 'contact_2_b' }) })).toMatchObject({ status: 200 })
  expect(mails.taken).toHaveLength(2)
})

test.each([
  ['concurrent', 503, '2'],
  ['limit', 429, '1'],
  ['down', 502, null],
] as const)('of a failure (%s, %i) it says when to try again: %s', async (fault, status, seconds) => {
  mails.fault = () => fault
  const sent = await send()
  expect([sent.status, sent.headers?.get('retry-after')]).toEqual([status, seconds])
})

test('as long as a provider wants to wait, the site is asked to wait, else a second', async () => {
  const answerWith = async (headers: Record<string, string>) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 429, headers }))
    return (await send()).headers?.get('retry-after')
  }
  expect(await answerWith({ 'retry-after': '4' })).toBe('4')
  expect(await answerWith({})).toBe('1')
})

test('a provider that does not answer in time is given up after eight seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('', 'TimeoutError')))
  const error = 'resend did not answer in time'
  expect(await send()).toMatchObject({ status: 504, answer: { ok: false, error } })
  vi.useRealTimers()
  expect(timeout.mock.calls).toEqual([[8000]])
})

test('a body that comes slowly takes no time from the provider', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const slow = new ReadableStream(
    {
      pull(controller) {
        vi.setSystemTime(Date.now() + 20_000)
        controller.enqueue(new TextEncoder().encode(JSON.stringify(lead)))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  expect(await send({ init: { body: slow, duplex: 'half' } as RequestInit })).toMatchObject({ status: 200 })
  vi.useRealTimers()
  expect(timeout.mock.calls).toEqual([[8000]])
})

test('takes a lead with a proof of work', async () => {
  expect(await send({ body: changed({ proof_of_work: '41' }) })).toMatchObject({ status: 200 })
})

test.each([
  ['eu', 'https://api.eu.mailgun.net/v3/example.com/messages'],
  ['us', 'https://api.mailgun.net/v3/example.com/messages'],
  [undefined, 'https://api.mailgun.net/v3/example.com/messages'],
])('Mailgun is asked in the region %s', async (region, url) => {
  const mail = { id: 'a', from: { email: 'site@example.com' }, to: ['a@example.com'], subject: 'A', text: 'B' }
  expect((await providers.mailgun?.call(mail, 'key', { MAILGUN_REGION: region }))?.url).toBe(url)
})

test('of very many senders the first are forgotten, and the memory stays as large', () => {
  const limit = new SenderLimit()
  const waits = (address: string) => limit.take(address, 0) > 0
  for (let n = 0; n < 20; n++) for (const first of ['192.0.2.1', '192.0.2.2']) waits(first)
  expect([waits('192.0.2.1'), waits('192.0.2.2')]).toEqual([true, true])
  for (let n = 0; n < 9_998; n++) waits(`host-${n}`)
  expect([waits('192.0.2.1'), waits('192.0.2.2')]).toEqual([true, true])
  waits('one-more')
  expect([waits('192.0.2.2'), waits('192.0.2.1')]).toEqual([true, false])
})

describe('answers the visitor', () => {
  const answering = (changes: object) => send({ provider: 'answering', body: changed(changes) })

  test('with the text of their language and nothing that they wrote, once in an hour, whatever they call themselves', async () => {
    expect(await answering({ correio: 'Eva@example.org' })).toMatchObject({ status: 200 })
    expect(mails.taken).toHaveLength(2)
    expect(mails.taken[1]).toEqual({
      ...{ provider: 'api.postmarkapp.com', from: '"Site da Oficina" <site@example.com>', to: ['Eva@example.org'] },
      ...{ subject: 'Recebemos o seu recado', text: 'Respondemos até amanhã.', replyTo: 'oficina@example.com' },
    })
    await answering({ correio: 'eva@example.org', conversion_id: 'contact_2_b' })
    expect(mails.taken.map(({ to }) => to[0])).toEqual(['a@example.com', 'Eva@example.org', 'a@example.com'])
  })

  const answered = () => mails.taken.map(({ to }) => to[0]).filter((to) => to !== 'a@example.com')
  const from = (ip: string, correio: string, provider = 'answering') =>
    send({ provider, body: changed({ correio }), init: { headers: { 'x-nf-client-connection-ip': ip } } })

  test('of one mailbox by all its addresses once, of each form', async () => {
    await from('198.51.100.1', 'Lia+1@example.org')
    await from('198.51.100.2', 'lia+2@example.org')
    await from('198.51.100.3', 'lia@example.org', 'asking')
    expect(answered()).toEqual(['Lia+1@example.org', 'lia@example.org'])
  })

  test('of one network five times, to whatever mailboxes', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await from('198.51.100.4', `${name}@example.net`)
    expect(answered()).toHaveLength(5)
    await from('198.51.100.5', 'f@example.net')
    expect(answered()).toHaveLength(6)
  })

  test('again, where the first answer could not be sent', async () => {
    let asked = 0
    mails.fault = () => (++asked === 2 ? 'limit' : undefined)
    await from('198.51.100.6', 'ivo@example.net')
    expect(answered()).toEqual([])
    await from('198.51.100.6', 'ivo@example.net')
    expect(answered()).toEqual(['ivo@example.net'])
  })

  test.each([
    ['a language without a text', { locale: 'constructor' }],
    ['what is no address', { correio: 'eva' }],
    ['two addresses', { correio: 'x@b.example,eva@example.org' }],
    ['what a machine has sent', { correio: 'mil@example.org', conversion_id: 'contact_3_suspecta1' }],
  ])('but not %s', async (_what, changes) => {
    expect(await answering(changes)).toMatchObject({ status: 200 })
    expect(mails.taken.map(({ to }) => to[0])).toEqual(['a@example.com'])
  })

  test('but a lead counts as taken whatever becomes of the answer', async () => {
    let asked = 0
    mails.fault = () => (++asked === 2 ? 'down' : undefined)
    expect(await answering({ correio: 'zoe@example.org' })).toMatchObject({ status: 200, answer: { ok: true } })
    expect(console.error).toHaveBeenCalledWith('No answer was sent: postmark answered with 503')
  })
})

test.each(Object.values(providers))(
  '$key: other machines are told that an answer was sent by one',
  async (provider) => {
    const mail = { id: 'a', from: { email: 'site@example.com' }, to: ['a@example.com'], subject: 'A', text: 'B' }
    const written = async (isAutomatic: object) => {
      const { body } = await provider.call({ ...mail, ...isAutomatic }, 'key', {})
      return decodeURIComponent(String(body))
    }
    expect(await written({ isAutomatic: true })).toMatch(/Auto-Submitted.*auto-replied/)
    expect(await written({})).not.toContain('Auto-Submitted')
  },
)

test('a key that is not set is named, on the terminal of the host too', async () => {
  vi.stubEnv('RESEND_API_KEY', '')
  const error = 'The environment variable RESEND_API_KEY is not set'
  expect(await send()).toMatchObject({ status: 424, answer: { ok: false, error } })
  expect(console.error).toHaveBeenCalledWith(error)
})

describe('refuses', () => {
  test.each<[string, number, Sent]>([
    ['an address of no form', 404, { provider: 'constructor' }],
    ['another method', 405, { init: { method: 'PUT' } }],
    ['a page of another site', 403, { init: { headers: { origin: 'https://www.example.org' } } }],
    ['a page of nowhere', 403, { init: { headers: { origin: 'null' } } }],
    ['a form without JavaScript', 415, { init: { headers: { 'content-type': 'text/plain' } } }],
    ['what is not JSON', 400, { body: '{"nome":' }],
    ['a list', 400, { body: '[]' }],
    ['too much', 413, { body: changed({ recado: 'é'.repeat(140_000) }) }],
    ['a text that is too long for its field', 400, { body: changed({ recado: 'a'.repeat(101) }) }],
    ['a required field that is empty', 400, { body: changed({ nome: ' ' }) }],
    ['a lead without its id', 400, { body: changed({ conversion_id: undefined }) }],
    ['a field that the form does not have', 400, { body: changed({ bcc: 'x@example.com' }) }],
    ['a value that is not a text', 400, { body: changed({ nome: { $ne: '' } }) }],
    ['what fell into the trap', 400, { body: changed({ website: 'https://spam.example' }) }],
  ])('%s', async (_what, status, sent) => {
    expect(await send(sent)).toMatchObject({ status, answer: { ok: false } })
    expect(mails.taken).toEqual([])
  })
})

test('refuses what says not at all from which page it comes: a browser does', async () => {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(lead) }
  const answer = await functions.netlify?.(new Request('https://www.example.com/api/lead/resend', sent))
  expect([answer?.status, mails.taken]).toEqual([403, []])
})

test('takes a text that is as long as its field takes', async () => {
  expect(await send({ body: changed({ recado: 'a'.repeat(100) }) })).toMatchObject({ status: 200 })
})

test('an answer that names a mail and an error has not taken it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ MessageID: 'a', ErrorCode: 406 }))
  expect(await send({ provider: 'postmark' })).toMatchObject({ status: 502 })
})

test('takes what the site sends before it is published, from the address of the host', async () => {
  const init = { headers: { origin: 'https://draft.netlify.app', 'content-type': 'application/json' } }
  const request = new Request('https://draft.netlify.app/api/lead/resend', {
    method: 'POST',
    body: JSON.stringify(lead),
    ...init,
  })
  expect((await functions.netlify?.(request))?.status).toBe(200)
})

describe.each(['netlify', 'vercel', 'cloudflare'] as const)('of one sender on %s', (host) => {
  const from = (address: string, headers: object = {}) =>
    send({ host, init: { headers: { [senderHeaders[host]]: address, ...headers } } })

  test('no more than 20 leads are sent in an hour, whatever it says of itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
    const sent = async (count: number, headers: object = {}) => {
      const found = new Map<number | undefined, number>()
      for (let n = 0; n < count; n++) {
        const { status } = await from('203.0.113.7', headers)
        found.set(status, (found.get(status) ?? 0) + 1)
      }
      return [...found]
    }
    expect(await sent(25)).toEqual([
      [200, 20],
      [429, 5],
    ])
    const own = { origin: 'https://www.example.com', 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.1' }
    expect(await sent(3, own)).toEqual([[429, 3]])
    const refused = await from('203.0.113.7')
    expect(refused.answer).toEqual({ ok: false, error: 'Too many from one sender within an hour' })
    expect(refused.headers?.get('retry-after')).toBe('3600')
    expect((await from('203.0.113.8')).status).toBe(200)
    vi.setSystemTime(Date.UTC(2026, 0, 1, 1, 0, 1))
    expect(await sent(21)).toEqual([
      [200, 20],
      [429, 1],
    ])
    vi.useRealTimers()
  })

  test('the addresses of one network of IPv6 count as one', async () => {
    const ways = (n: number) => [`2001:db8:0:${host.length}::${n}`, `2001:0DB8:0000:000${host.length}:${n}:0:0:0`]
    for (let n = 1; n <= 10; n++) for (const way of ways(n)) expect((await from(way)).status).toBe(200)
    expect((await from(ways(11)[0] ?? '')).status).toBe(429)
    expect((await from('2001:db8:1::1')).status).toBe(200)
  })

  test('what is refused for another reason does not count', async () => {
    for (let n = 0; n < 25; n++)
      await send({ host, body: '[]', init: { headers: { [senderHeaders[host]]: '203.0.113.9' } } })
    expect((await from('203.0.113.9')).status).toBe(200)
  })
})

describe('lets no visitor write into the head of an e-mail:', () => {
  test.each([
    ['a line of the name', { nome: 'Ana\r\nBcc: x@example.com' }, { subject: 'Oficina · Ana Bcc: x@example.com' }],
    ['a long name', { nome: 'a'.repeat(300) }, { subject: `Oficina · ${'a'.repeat(60)}` }],
    ['two addresses', { correio: 'a@b.example,x@example.com' }, { replyTo: undefined }],
    ['a line of the address', { correio: 'a@b.example\nBcc: x@example.com' }, { replyTo: undefined }],
    ['another address', { correio: 'a@b.example<x@example.com>' }, { replyTo: undefined }],
    ['a suspect', { conversion_id: 'contact_1_suspectabc' }, { subject: 'Oficina · Ana · (suspect)' }],
    ['one after a suspect', { conversion_id: 'contact_2_b_after_contact_1_suspecta' }, { subject: 'Oficina · Ana' }],
  ])('%s', async (_what, changes, mail) => {
    expect(await send({ body: changed(changes) })).toMatchObject({ status: 200 })
    expect(mails.taken).toHaveLength(1)
    expect(mails.taken[0]).toEqual(expect.objectContaining(mail))
  })
})

test('holds no key, and needs no package', async () => {
  for (const host of ['netlify', 'vercel', 'cloudflare'] as const) {
    const code = await mailFunction(hosts[host].functions as FunctionHost, site)
    expect(code).not.toMatch(/^import|\brequire\(|re_test/m)
  }
})

describe('a form that asks whether a person writes', () => {
  const { fetch } = globalThis
  const asked: string[] = []
  let says: object | string = { success: true }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push(body)
      response.end(typeof says === 'string' ? says : JSON.stringify(says))
    })
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(verifyPort, '127.0.0.1', resolve)))
  afterAll(() => void server.close())
  beforeEach(() => {
    asked.splice(0)
    says = { success: true }
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.startsWith('http://127') ? fetch(address, init) : mails.fetch(address, init),
    )
    vi.stubEnv('TURNSTILE_SECRET_KEY', 'secret')
    vi.stubEnv('ALTCHA_HMAC_KEY', 'key')
  })
  const sendChecked = (answer?: string) =>
    send({ provider: 'checked', body: changed({ 'cf-turnstile-response': answer }) })

  test('asks the service with its secret, and sends what a person wrote, without the answer', async () => {
    expect(await sendChecked('token')).toMatchObject({ status: 200, answer: { ok: true } })
    expect(asked).toEqual(['secret=secret&response=token'])
    expect(mails.taken).toHaveLength(1)
    expect(mails.taken[0]?.text).not.toContain('token')
  })

  test.each([
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 400],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 424],
    ['<!doctype html>', 502],
  ])('sends nothing where it says %j', async (said, status) => {
    says = said
    expect(await sendChecked('token')).toMatchObject({ status, answer: { ok: false } })
    expect(mails.taken).toEqual([])
  })

  test('sends nothing without an answer that the service knows, nor without the secret', async () => {
    says = { success: false, 'error-codes': ['missing-input-response'] }
    expect(await sendChecked()).toMatchObject({ status: 400 })
    vi.stubEnv('TURNSTILE_SECRET_KEY', '')
    expect((await sendChecked('token')).answer.error).toBe('The environment variable TURNSTILE_SECRET_KEY is not set')
    expect(mails.taken).toEqual([])
  })

  /** The computation that the function sets, done by trying. */
  async function computed(change: object = {}) {
    const { status, answer: set } = await send({ provider: 'computed', init: { method: 'GET', body: null } })
    expect({ status, set }).toMatchObject({ status: 200, set: { algorithm: 'SHA-256', maxnumber: 50_000 } })
    const hash = (number: number) => createHash('sha256').update(`${set.salt}${number}`).digest('hex')
    let number = 0
    while (hash(number) !== set.challenge) number++
    return btoa(JSON.stringify({ ...set, number, ...change }))
  }
  const sendComputed = (altcha: string) => send({ provider: 'computed', body: changed({ altcha }) })

  test('sets a computation itself, and takes its answer once', async () => {
    const answer = await computed()
    expect(await sendComputed(answer)).toMatchObject({ status: 200 })
    expect(await sendComputed(answer)).toMatchObject({ status: 400 })
    expect(mails.taken).toHaveLength(1)
  })

  test('takes no answer to a computation that it has not set, nor one that came too late', async () => {
    expect(await sendComputed(await computed({ number: 50_001 }))).toMatchObject({ status: 400 })
    expect(await sendComputed(await computed({ signature: '0' }))).toMatchObject({ status: 400 })
    expect(await sendComputed('nothing')).toMatchObject({ status: 400 })
    const late = await computed()
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
    expect(await sendComputed(late)).toMatchObject({ status: 400 })
    vi.useRealTimers()
    expect(mails.taken).toEqual([])
  })
})
