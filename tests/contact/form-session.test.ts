import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormSession } from '../../src/contact/form-session.ts'
import { saveDraft } from '../../src/contact/values/draft.ts'
import type { FormContent } from '../../src/content/page-content.ts'

const form = {
  ...{ key: 'asked', conversionType: 'asked', conversionIdPrefix: 'asked_', minimumFillMs: 0, timeoutMs: 1000 },
  fields: [{ type: 'text', name: 'name', label: 'Name' }],
  deliver: { address: '/webhook', isIdempotent: true },
  captcha: { field: 'answer', challenge: '/challenge', words: {}, origins: {} },
} as unknown as FormContent
const values = { name: 'Ana' }
const challenge = createHash('sha256').update('salt7').digest('hex')
let isSet = true
/** What is answered to a lead. */
let status = 200
const sent: Record<string, string>[] = []

beforeEach(() => {
  isSet = true
  status = 200
  sent.splice(0)
  const { window } = new JSDOM('<form><input name="name"><div class="contact-form-captcha"></div></form>', {
    url: 'https://a.example/',
  })
  const { document, sessionStorage, HTMLElement, HTMLInputElement, CustomEvent } = window
  const globals = { window, document, sessionStorage, HTMLElement, HTMLInputElement, CustomEvent }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('navigator', { userAgent: 'test', onLine: true })
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'POST')
      return isSet
        ? Response.json({ algorithm: 'SHA-256', challenge, salt: 'salt', signature: 's', maxnumber: 10 })
        : new Response(null, { status: 500 })
    sent.push(JSON.parse(String(body)))
    return new Response(null, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const begin = () => new FormSession(document.querySelector('form') as HTMLFormElement, form)

test('a lead has the proof of work beside the answer of the service', async () => {
  expect(await begin().send({ form: { ...form, proofOfWork: true }, values, locale: 'en' })).toEqual({ sent: true })
  expect(sent).toMatchObject([
    { name: 'Ana', answer: expect.any(String), proof_of_work: expect.stringMatching(/^\d+$/) },
  ])
})

test('what was not sent, since the check failed, is after a reload what was typed and nothing else', async () => {
  isSet = false
  expect(await begin().send({ form, values, locale: 'en' })).toMatchObject({ sent: false, isUnchecked: true })
  const later = begin()
  expect(later).toMatchObject({ values, hasFailed: false, isInterrupted: false })
  isSet = true
  expect(await later.send({ form, values, locale: 'en' })).toEqual({ sent: true })
  expect(sent.map(({ conversion_id }) => conversion_id)).toEqual([expect.not.stringContaining('_after_')])
})

test('a lead with the answer of a service is never sent again by itself: that is good for one request', async () => {
  status = 503
  expect(await begin().send({ form, values, locale: 'en' })).toMatchObject({ sent: false, reason: 'status 503' })
  expect(sent).toHaveLength(1)
})

test('whoever sends at once is suspect, but not whoever goes on with what was typed before', async () => {
  const slow = { ...form, captcha: undefined, minimumFillMs: 60_000 } as unknown as FormContent
  const session = () => new FormSession(document.querySelector('form') as HTMLFormElement, slow)
  await session().send({ form: slow, values, locale: 'en' })
  saveDraft('asked', { values })
  await session().send({ form: slow, values: { name: 'Eva' }, locale: 'en' })
  expect(sent.map(({ conversion_id }) => /_suspect/.test(conversion_id ?? ''))).toEqual([true, false])
})
