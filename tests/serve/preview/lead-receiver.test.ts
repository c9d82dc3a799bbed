import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { judgeLead } from '../../../generator/serve/preview/judge-lead.ts'
import { createLeadReceiver } from '../../../generator/serve/preview/lead-receiver.ts'
import { openLeadStore } from '../../../generator/serve/preview/lead-store.ts'
import { solve } from '../../../src/contact/captcha/proof-of-work.ts'

const lead = {
  name: 'Ana',
  message: '',
  conversion_type: 'contact_form',
  conversion_id: 'contact_1_a',
  timestamp: '2026-03-02T12:00:00.000Z',
  locale: 'pt',
  page_url: 'http://localhost/pt/contato',
  user_agent: 'test',
}

/** Two forms send to one address, a third to another. */
const receivers = [
  { address: '/webhook/contato', conversionType: 'contact_form', required: ['name'] },
  { address: '/webhook/contato', conversionType: 'quote', required: [] },
  { address: '/webhook/boletim', conversionType: 'newsletter', required: ['email'] },
  {
    address: '/webhook/work',
    conversionType: 'work',
    required: ['papers'],
    files: { papers: { accept: ['pdf'], maxFiles: 1, maxBytes: 1000 } },
  },
  { address: '/webhook/costly', conversionType: 'costly', required: [], proofOfWork: true },
  { address: '/webhook/guarded', conversionType: 'guarded', required: [], honeypot: 'topic' },
].map((receiver) => ({ form: 'contact', to: 'webhook' as const, formActions: [], ...receiver }))

/** A form at Netlify, which takes it at the address of every page. */
const atNetlify = {
  ...{ form: 'enquiry', to: 'netlify' as const, address: '/', conversionType: 'enquiry', required: ['name', 'post'] },
  ...{ formActions: [], honeypot: 'topic', files: { plan: { accept: ['pdf'], maxFiles: 1, maxBytes: 1000 } } },
  posted: {
    name: 'anfrage',
    honeypot: 'topic',
    fields: ['name', 'post', 'plan', 'email', 'conversion_id', 'topic'].map((name) => ({ name, type: 'text' })),
  },
}

let folder: string
let server: Server
let printed: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'))
  printed = []
  server = await listen()
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function listen(): Promise<Server> {
  const store = openLeadStore(join(folder, 'leads.jsonl'))
  const receiver = createLeadReceiver({ store, print: (line) => printed.push(line) })
  const handle = receiver({ receivers: [...receivers, atNetlify] })
  const created = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => created.listen(0, resolve))
  return created
}

function request(init: RequestInit = {}, path = '/webhook/contato'): Promise<Response> {
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, init)
}

function post(body: unknown, type = 'application/json'): Promise<Response> {
  return request({
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  })
}

async function kept(): Promise<unknown[]> {
  const text = await readFile(join(folder, 'leads.jsonl'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('keeps a lead, prints it and answers with JSON', async () => {
  const response = await post(lead)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ ok: true, repeated: false })
  expect(await kept()).toEqual([lead])
  expect(printed).toEqual([`Lead ${JSON.stringify(lead)}`])
})

test('drops a repeat, also at the same moment and after a restart', async () => {
  const answers = await Promise.all([post(lead), post(lead)])
  expect((await Promise.all(answers.map((answer) => answer.json()))).map(({ repeated }) => repeated).sort()).toEqual([
    false,
    true,
  ])
  server.close()
  server = await listen()
  expect(await (await post(lead)).json()).toEqual({ ok: true, repeated: true })
  expect(await kept()).toEqual([lead])
})

test('leaves lines alone that cannot be read, and begins its own line after half of one', async () => {
  const unreadable = `${JSON.stringify({ ...lead, conversion_id: 'contact_0' })}\n[]\nnull\n{"name":"An`
  await appendFile(join(folder, 'leads.jsonl'), unreadable)
  server.close()
  server = await listen()
  expect(await (await post({ ...lead, conversion_id: 'contact_0' })).json()).toEqual({ ok: true, repeated: true })
  expect(await (await post(lead)).json()).toEqual({ ok: true, repeated: false })
  expect(await (await post({ ...lead, conversion_id: 'contact_2' })).json()).toEqual({ ok: true, repeated: false })
  const lines = [lead, { ...lead, conversion_id: 'contact_2' }].map((each) => `${JSON.stringify(each)}\n`)
  expect(await readFile(join(folder, 'leads.jsonl'), 'utf8')).toBe(`${unreadable}\n${lines.join('')}`)
})

/** A lead in an encoding that JSON does not have. */
const latin1 = Buffer.from(JSON.stringify({ ...lead, name: 'Zoé' }), 'latin1')

const nested = (names: string) => `Neither a text nor true or false: ${names}`

test.each([
  [
    'another content type',
    () => post(lead, 'text/plain'),
    415,
    'The content type is neither application/json nor multipart/form-data',
  ],
  ['a body that is no JSON', () => post('{'), 400, 'The body is neither a JSON object in UTF-8 nor a form'],
  ['a body that is no object', () => post([lead]), 400, 'The body is neither a JSON object in UTF-8 nor a form'],
  [
    'text/json',
    () => post(lead, 'text/json'),
    415,
    'The content type is neither application/json nor multipart/form-data',
  ],
  [
    'a type that only begins so',
    () => post(lead, 'application/jsonp'),
    415,
    'The content type is neither application/json nor multipart/form-data',
  ],
  ['bytes that are no UTF-8', () => post(latin1), 400, 'The body is neither a JSON object in UTF-8 nor a form'],
  ['lists and objects', () => post({ ...lead, name: ['Ana'], a: {}, b: null }), 400, nested('name, a, b')],
  ['deeply nested JSON', () => post(`{"name":${'['.repeat(99_999)}${']'.repeat(99_999)}}`), 400, nested('name')],
  ['a large lead', () => post({ ...lead, message: 'a'.repeat(256 * 1024) }), 413, 'The body has more than 256 kB'],
  ['blanks in a field that must be filled in', () => post({ ...lead, name: ' ' }), 400, 'Missing: name'],
  ['an empty field that must be filled in', () => post({ ...lead, name: '' }), 400, 'Missing: name'],
  ['no identity', () => post({ ...lead, conversion_id: undefined }), 400, 'Missing: conversion_id'],
  ['an identity that is no text', () => post({ ...lead, conversion_id: 1 }), 400, 'conversion_id is not a text'],
  ['a time that is none', () => post({ ...lead, timestamp: 'now' }), 400, 'timestamp is not a date'],
  ['a GET', () => request(), 405, 'Only POST'],
])('refuses %s', async (_name, send, status, error) => {
  const response = await send()
  expect([response.status, await response.json()]).toEqual([status, { ok: false, error }])
  expect(await kept()).toEqual([])
})

test.each(['Application/JSON', 'application/json;charset=utf-8', 'application/json ; charset=UTF-8'])(
  'takes the content type %s',
  async (type) => {
    expect((await post(lead, type)).status).toBe(200)
  },
)

test('takes a lead as large as may be', async () => {
  const large = { ...lead, message: '' }
  large.message = 'a'.repeat(256 * 1024 - JSON.stringify(large).length)
  expect((await post(large)).status).toBe(200)
  expect(await kept()).toEqual([large])
})

test('misses a field with the name of what every object has', async () => {
  const judged = await judgeLead({
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(lead)),
    forms: [
      {
        ...{ form: 'contact', to: 'webhook', formActions: [], address: '' },
        ...{ conversionType: 'contact_form', required: ['constructor'] },
      },
    ],
  })
  expect(judged).toEqual({ status: 400, error: 'Missing: constructor' })
})

test('refuses other words under an id that it has, and keeps the first, also after a restart', async () => {
  await post(lead)
  for (const restart of [false, true]) {
    if (restart) {
      server.close()
      server = await listen()
    }
    const response = await post({ ...lead, name: 'Rui' })
    expect([response.status, await response.json()]).toEqual([
      409,
      { ok: false, error: 'Another lead has this conversion_id and other words' },
    ])
  }
  expect(await kept()).toEqual([lead])
})

test('keeps a lead once where two previews have the same file', async () => {
  const stores = [openLeadStore(join(folder, 'leads.jsonl')), openLeadStore(join(folder, 'leads.jsonl'))]
  const leads = Array.from({ length: 40 }, (_, index) => ({ ...lead, conversion_id: `contact_${index}` }))
  const outcomes = await Promise.all(leads.flatMap((each) => stores.map((store) => store.keep(each))))
  expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(40)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(40)
  expect(await kept()).toEqual(expect.arrayContaining(leads))
  expect(await kept()).toHaveLength(40)
})

test('goes on where another preview was ended while it wrote', async () => {
  const lock = join(folder, 'leads.jsonl.lock')
  await mkdir(lock)
  // Writing takes milliseconds: nobody who writes has had it for six seconds.
  const sixSecondsAgo = Date.now() / 1000 - 6
  await utimes(lock, sixSecondsAgo, sixSecondsAgo)
  const response = await request({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
    signal: AbortSignal.timeout(4000),
  })
  expect(response.status).toBe(200)
  await expect(stat(lock)).rejects.toThrow('ENOENT')
})

test('lets nobody else read the file, also one that others could read before', async () => {
  const file = join(folder, 'leads.jsonl')
  const mode = async () => (await stat(file)).mode & 0o777
  await post(lead)
  expect(await mode()).toBe(0o600)
  await chmod(file, 0o644)
  await post({ ...lead, conversion_id: 'contact_2' })
  expect(await mode()).toBe(0o600)
})

test('stores leads again after the file could not be written', async () => {
  const file = join(folder, 'none', 'leads.jsonl')
  const store = openLeadStore(file)
  await expect(store.keep(lead)).rejects.toThrow('ENOENT')
  await mkdir(join(folder, 'none'))
  expect(await store.keep(lead)).toBe('new')
})

test('takes the leads of each form at its own address, by what that form asks for', async () => {
  const { name: _name, ...nameless } = lead
  const said = async (body: object, path?: string) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await request(init, path)
    return [response.status, (await response.json()).error]
  }
  expect(await said(nameless)).toEqual([400, 'Missing: name'])
  expect(await said({ ...nameless, conversion_type: 'quote' })).toEqual([200, undefined])
  const subscriber = { ...nameless, conversion_id: 'newsletter_1', conversion_type: 'newsletter', email: 'a@b.example' }
  expect(await said(subscriber)).toEqual([400, 'No form sends "newsletter" here'])
  expect(await said(subscriber, '/webhook/boletim')).toEqual([200, undefined])
  expect(await said({ ...subscriber, email: '' }, '/webhook/boletim')).toEqual([400, 'Missing: email'])
  expect(await kept()).toHaveLength(2)
})

describe('a form with files', () => {
  const sent = (files: readonly [field: string, name: string, size: number][], more: object = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...lead, conversion_type: 'work', ...more })) body.append(name, value)
    for (const [field, name, size] of files) body.append(field, new File([new Uint8Array(size)], name))
    return request({ method: 'POST', body }, '/webhook/work')
  }
  const stored = () => readdir(join(folder, 'lead-files')).catch(() => [])

  test('is kept with its files, once each, which only the owner may read', async () => {
    expect((await sent([['papers', '../../Papers of Ana.PDF', 9]])).status).toBe(200)
    expect(await (await sent([['papers', '../../Papers of Ana.PDF', 9]])).json()).toEqual({ ok: true, repeated: true })
    const [file = ''] = await stored()
    expect(file).toMatch(/^[0-9a-f]{64}\.pdf$/)
    const [only] = await kept()
    expect(only).toMatchObject({
      papers: [{ name: expect.stringMatching(/Ana\.PDF$/), bytes: 9, file: `lead-files/${file}` }],
    })
    expect((await stat(join(folder, 'lead-files', file))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'lead-files'))).mode & 0o777).toBe(0o700)
  })

  test.each([
    ['no file', [], 400, 'Missing: papers'],
    ['a file of another type', [['papers', 'a.exe', 1]], 400, 'Not of a type that is taken: papers'],
    [
      'too many files',
      [
        ['papers', 'a.pdf', 1],
        ['papers', 'b.pdf', 2],
      ],
      400,
      'Too many files: papers',
    ],
    ['a file that is too large', [['papers', 'a.pdf', 1001]], 400, 'Too large: papers'],
    [
      'a file in another field',
      [
        ['papers', 'a.pdf', 1],
        ['name', 'b.pdf', 1],
      ],
      400,
      'Not a field for files: name',
    ],
    ['more than all files together may have', [['papers', 'a.pdf', 300_000]], 413, 'The body has more than 256 kB'],
  ] as const)('is refused with %s, and nothing of it is kept', async (_title, files, status, error) => {
    const response = await sent(files as never)
    expect([response.status, (await response.json()).error]).toEqual([status, error])
    expect([await stored(), await kept()]).toEqual([[], []])
  })

  test('is refused where all files together would have more than 200 MB, and nothing of it is kept', async () => {
    await mkdir(join(folder, 'lead-files'))
    await writeFile(join(folder, 'lead-files/others'), '')
    const withOthers = async (bytes: number) => {
      await truncate(join(folder, 'lead-files/others'), bytes)
      const response = await sent([['papers', 'a.pdf', 9]])
      return [response.status, (await response.json()).error, (await stored()).length]
    }
    expect(await withOthers(199_999_992)).toEqual([507, 'The folder of files is full', 1])
    expect(await kept()).toEqual([])
    expect(await withOthers(199_999_991)).toEqual([200, undefined, 2])
  })

  test('is refused if it is none', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n' }
    expect((await request(init, '/webhook/work')).status).toBe(400)
  })
})

test('refuses a lead without proof of work, or with that of another one, where its form asks for it', async () => {
  const id = 'costly_1'
  const proof = await solve(id)
  const said = async (more: object) => {
    const body = JSON.stringify({ ...lead, conversion_type: 'costly', conversion_id: id, ...more })
    return (await request({ method: 'POST', headers: { 'content-type': 'application/json' }, body }, '/webhook/costly'))
      .status
  }
  expect(await said({})).toBe(400)
  expect(await said({ proof_of_work: `${proof}0` })).toBe(400)
  expect(await said({ proof_of_work: proof, conversion_id: 'costly_2' })).toBe(400)
  expect(await said({ proof_of_work: proof })).toBe(200)
})

test('says nothing of a lead that is cut off, and keeps none', async () => {
  const faults: unknown[] = []
  const store = openLeadStore(join(folder, 'leads.jsonl'))
  const handle = createLeadReceiver({ store, print: (line) => printed.push(line) })({ receivers })
  const cut = createServer((asked, response) => void handle(asked, response).catch((error) => faults.push(error)))
  await new Promise<void>((resolve) => cut.listen(0, resolve))
  const socket = connect((cut.address() as AddressInfo).port, '127.0.0.1')
  const head =
    'POST /webhook/contato HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n'
  socket.write(`${head}${JSON.stringify(lead)}`)
  await new Promise((done) => setTimeout(done, 50))
  socket.destroy()
  await new Promise((done) => setTimeout(done, 100))
  cut.close()
  expect([faults, printed, await kept()]).toEqual([[], [], []])
})

test('leaves other paths alone', async () => {
  expect((await request({}, '/webhook/contato/more')).status).toBe(418)
})

test('refuses a lead whose hidden field is filled in', async () => {
  const said = async (more: object) => {
    const body = JSON.stringify({ ...lead, conversion_type: 'guarded', ...more })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const response = await request(init, '/webhook/guarded')
    return [response.status, (await response.json()).error]
  }
  expect(await said({ topic: 'Buy now' })).toEqual([400, 'Filled in by a machine'])
  expect(await kept()).toEqual([])
  expect(await said({ topic: '' })).toEqual([200, undefined])
})

describe('what a browser without JavaScript sends to Netlify', () => {
  const typed = { name: 'Ana', email: 'ana@example.org', topic: '' }
  const send = (fields: Record<string, string>, path = '/kontakt') =>
    request({ method: 'POST', body: new URLSearchParams({ 'form-name': 'anfrage', ...fields }) }, path)
  const made = {
    ...{ name: 'Ana', email: 'ana@example.org', conversion_type: 'enquiry' },
    conversion_id: expect.stringMatching(/^enquiry_[0-9a-f-]{36}$/),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  }

  test.each(['/', '/kontakt', '/en/contact'])(
    'is kept, and thanked for with a page that leads back, at %s',
    async (path) => {
      const response = await send({ ...typed, unknown: 'x' }, path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await response.text()).toContain(`<a href="${path}">`)
      expect(await kept()).toEqual([made])
    },
  )

  test('is kept as often as it is sent, with its files', async () => {
    for (const files of [[new File([], '')], [new File(['%PDF'], 'a.pdf')]]) {
      const body = new FormData()
      for (const [name, value] of Object.entries({ 'form-name': 'anfrage', ...typed })) body.append(name, value)
      for (const file of files) body.append('plan', file)
      expect((await request({ method: 'POST', body }, '/kontakt')).status).toBe(200)
    }
    expect(await kept()).toEqual([
      made,
      { ...made, plan: [{ name: 'a.pdf', bytes: 4, file: expect.stringMatching(/^lead-files\/[0-9a-f]{64}\.pdf$/) }] },
    ])
  })

  test('is thanked for and not kept where a machine has filled in the hidden field', async () => {
    const response = await send({ ...typed, topic: 'Buy now' })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Thank you!')])
    expect(await kept()).toEqual([])
  })

  test('is refused for a form that Netlify does not know, and at the address of a webhook', async () => {
    expect((await send({ ...typed, 'form-name': 'other' })).status).toBe(400)
    expect((await send(typed, '/webhook/contato')).status).toBe(415)
    expect(await kept()).toEqual([])
  })

  test('names no address that could be taken for HTML', async () => {
    expect(await (await send(typed, '/%22%3E%3Cscript%3E?"><script>')).text()).not.toContain('<script')
  })
})

test('what the app sends to Netlify is judged as before, at every address', async () => {
  const body = { ...lead, conversion_type: 'enquiry', post: 'a@b.example', 'form-name': 'anfrage' }
  const init = { method: 'POST', headers: { accept: 'application/json' } }
  const response = await request({ ...init, body: new URLSearchParams(body) }, '/')
  expect([response.status, await response.json()]).toEqual([200, { ok: true, repeated: false }])
  const { 'form-name': _name, ...sent } = body
  expect(await kept()).toEqual([sent])
})
