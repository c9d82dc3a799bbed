import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lead } from '../../src/contact/sending/lead.ts'
import type { Receiver } from '../../src/contact/sending/receiver.ts'
import { type Outcome, sendLead } from '../../src/contact/sending/send-lead.ts'

const lead: Lead = {
  name: 'Ana',
  conversion_type: 'contact_form',
  conversion_id: 'contact_1_a',
  timestamp: '2026-03-02T12:00:00.000Z',
  locale: 'pt',
  page_url: 'https://www.example/pt/contato',
  user_agent: 'test',
}

type Answer = () => Promise<Response>

const answers = (status: number, headers: Record<string, string> = {}, body: string | null = null): Answer => {
  // A string would bring a type of its own.
  return async () => new Response(body === null ? null : new TextEncoder().encode(body), { status, headers })
}
const breaks: Answer = async () => Promise.reject(new TypeError('Failed to fetch'))

/** Sends a lead to a receiver that gives the answers of a script in turn. */
function send(
  script: readonly (Answer | 'silence')[],
  {
    sent = lead,
    answer,
    files,
    isIdempotent = true,
  }: {
    readonly sent?: Lead
    readonly answer?: 'json'
    readonly files?: Record<string, File[]>
    readonly isIdempotent?: boolean
  } = {},
) {
  const times: number[] = []
  const bodies: unknown[] = []
  const fetch = vi.fn((_address: string, { signal, body }: RequestInit) => {
    const answer = script[times.length] ?? 'silence'
    times.push(Date.now())
    bodies.push(body)
    if (answer !== 'silence') return answer()
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  })
  vi.stubGlobal('fetch', fetch)
  const deliver: Receiver = { address: '/webhook', ...(isIdempotent && { isIdempotent }), ...(answer && { answer }) }
  const outcome: Promise<Outcome> = sendLead(sent, { deliver, timeoutMs: 10_000 }, files)
  return { outcome, times, bodies, fetch }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('posts the lead as JSON, asks for JSON and for no password, and lets the request outlive the page', async () => {
  const { outcome, fetch } = send([answers(200)])
  expect(await outcome).toEqual({ sent: true })
  expect(fetch.mock.calls).toEqual([
    [
      '/webhook',
      {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(lead),
        credentials: 'omit',
        keepalive: true,
        signal: expect.any(AbortSignal),
      },
    ],
  ])
})

describe('is acknowledged', () => {
  test.each([
    ['200', answers(200, { 'content-type': 'application/json' })],
    ['201', answers(201)],
    ['204', answers(204)],
    ['299', answers(299)],
    ['200 of a type that programs send by default', answers(200, { 'content-type': 'text/html; charset=utf-8' }, 'ok')],
    ['200 of another type', answers(200, { 'content-type': 'Application/XHTML+xml' })],
    ['200 of half a type', answers(200, { 'content-type': 'text/' })],
    ['200 without a type', answers(200, {}, '{"ok":false}')],
  ])('by %s', async (_name, answer) => {
    expect(await send([answer]).outcome).toEqual({ sent: true })
  })
})

describe('of a receiver that answers with JSON,', () => {
  const ok = '{"ok":true}'
  const json = 'application/json'
  test.each([
    [json, ok],
    ['Application/JSON; charset=UTF-8', ok],
    ['application/json;charset', '[]'],
    ['text/json', '"Workflow was started"'],
    ['application/problem+json ; a=b', '{"message":"Workflow was started","error":null}'],
    [json, '{"success":"true"}'],
  ])('%s with %s acknowledges', async (type, body) => {
    expect(await send([answers(200, { 'content-type': type }, body)], { answer: 'json' }).outcome).toEqual({
      sent: true,
    })
  })

  test.each([
    ['text/html', ok],
    ['Text/HTML; charset=utf-8', '<!doctype html><title>Are you a robot?</title>'],
    ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['text/plain', ok],
    ['text/plain;application/json', ok],
    ['application/', ok],
    ['json', ok],
    ['application/jsonp', ok],
    ['application/json+xml', ok],
    [undefined, ok],
    [json, '<!doctype html><title>Are you a robot?</title>'],
    [json, ''],
    [json, '{"ok":'],
    [json, 'null'],
    [json, 'false'],
    [json, '{"ok":false}'],
    [json, '{"success":"false"}'],
    [json, '{"error":"quota"}'],
    [json, '{"errors":[{"message":"quota"}]}'],
  ])('%s with %s does not, and is not sent again', async (type, body) => {
    const { outcome, times } = send([answers(200, type === undefined ? {} : { 'content-type': type }, body)], {
      answer: 'json',
    })
    expect(await outcome).toEqual({
      sent: false,
      reason: expect.stringMatching(/^status 200 without an acknowledgement(: quota)?$/),
      // JSON says that the lead is not there; a page says nothing of it.
      isOpen: !/^(?:\{.+\}|null|false)$/.test(body) || !/^application\/json$/.test(type ?? ''),
    })
    expect(times).toHaveLength(1)
  })

  test('no content does not', async () => {
    expect(await send([answers(204)], { answer: 'json' }).outcome).toMatchObject({ sent: false })
  })

  test('a status tells of a failure as elsewhere', async () => {
    const { outcome, times } = send(
      [answers(500, { 'content-type': json }, ok), answers(200, { 'content-type': json }, ok)],
      {
        answer: 'json',
      },
    )
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ sent: true })
    expect(times).toEqual([0, 1000])
  })
})

describe('is not retried', () => {
  test.each([
    ['status 400', answers(400)],
    ['status 404', answers(404)],
    ['status 429', answers(429, { 'retry-after': '6' })],
    ['status 429', answers(429, { 'retry-after': '9'.repeat(400) })],
    ['status 503', answers(503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:06 GMT' })],
    ['status 503', answers(503, { 'retry-after': 'Fri, 01 Jan 9999 00:00:00 GMT' })],
  ])('after %s', async (reason, answer) => {
    const { outcome, times } = send([answer])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ sent: false, reason })
    expect(times).toHaveLength(1)
  })

  test('after ten seconds', async () => {
    const { outcome, times } = send(['silence', answers(200)])
    await vi.advanceTimersByTimeAsync(9999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual({ sent: false, reason: 'no answer within 10000 ms', isOpen: true })
    expect(times).toHaveLength(1)
  })
})

test.each([
  ['a broken connection', breaks],
  ['status 400', answers(400)],
  ['status 409', answers(409)],
  ['status 429', answers(429)],
  ['status 429 with seconds', answers(429, { 'retry-after': '1' })],
  ['status 500', answers(500)],
  ['status 502', answers(502)],
  ['status 503 with a time', answers(503, { 'retry-after': '0' })],
])('is one request where nobody knows that the receiver keeps a lead once, also after %s', async (_name, answer) => {
  const { outcome, times } = send([answer, answers(200)], { isIdempotent: false })
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ sent: false })
  expect(times).toEqual([0])
})

describe('is retried once', () => {
  test.each([
    ['a broken connection', breaks, 1000],
    ['status 500', answers(500), 1000],
    ['status 503 with a time', answers(503, { 'retry-after': '3' }), 3000],
    ['status 429', answers(429), 1000],
    ['status 429 with seconds', answers(429, { 'retry-after': '2' }), 2000],
    ['status 429 with the longest time', answers(429, { 'retry-after': '5' }), 5000],
    ['status 429 with a date', answers(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:05 GMT' }), 5000],
    ['status 429 with a date in the past', answers(429, { 'retry-after': 'Wed, 01 Jan 1969 00:00:00 GMT' }), 0],
    // A timer of less than -2^31 milliseconds would run for days.
    ['status 429 with a date long ago', answers(429, { 'retry-after': 'Mon, 01 Jan 1900 00:00:00 GMT' }), 0],
    ['status 429 with nonsense', answers(429, { 'retry-after': 'soon' }), 1000],
    ['status 429 with less than nothing', answers(429, { 'retry-after': '-5' }), 1000],
    ['status 429 with a fraction', answers(429, { 'retry-after': '1.5' }), 1000],
    ['status 429 with two times', answers(429, { 'retry-after': '2, 3' }), 1000],
    ['status 429 without a number', answers(429, { 'retry-after': 'NaN' }), 1000],
    ['status 429 with no day there is', answers(429, { 'retry-after': 'Xyz, 99 Foo 2026 00:00:00 GMT' }), 1000],
  ])('after %s', async (_name, answer, delay) => {
    const { outcome, times, bodies } = send([answer, answers(200)])
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ sent: true })
    expect(times).toEqual([0, delay])
    expect(bodies[1]).toBe(bodies[0])
  })

  test('and says so where there is still no connection', async () => {
    const { outcome } = send([breaks, breaks])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ sent: false, reason: 'no connection (Failed to fetch)', isOpen: true })
  })

  test('and stays open where the first may have arrived, though the second is refused', async () => {
    const { outcome } = send([breaks, answers(429)])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ sent: false, reason: 'status 429', isOpen: true })
  })

  test('never twice', async () => {
    const { outcome, times } = send([breaks, answers(500), answers(200)])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ sent: false, reason: 'status 500', isOpen: true })
    expect(times).toHaveLength(2)
  })
})

test.each([
  ['as many bytes as letters', 'e'.repeat(50_000), true],
  ['twice as many bytes as letters', 'é'.repeat(50_000), false],
])('asks browsers to let a request outlive the page only where they would: %s', async (_name, message, keepalive) => {
  const { outcome, fetch } = send([answers(200)], { sent: { ...lead, message } })
  await outcome
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive })
})

test('no request with a file outlives the page: browsers would refuse it', async () => {
  const { outcome, fetch } = send([answers(200)], { files: { cv: [new File(['a'], 'cv.pdf')] } })
  await outcome
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: false })
})

test('leaves no timer behind', async () => {
  await send([answers(200)]).outcome
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['none', [], 10_000],
  ['two of a megabyte each: a slow connection takes 100 seconds more', [1e6, 1e6], 110_000],
])('waits the longer the more files there are: %s', async (_name, sizes, ms) => {
  const files = { cv: sizes.map((size) => new File([new Uint8Array(size)], 'cv.pdf')) }
  const { outcome } = send(['silence'], { files })
  let ended: Outcome | undefined
  void outcome.then((result) => {
    ended = result
  })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual({ sent: false, reason: `no answer within ${ms} ms`, isOpen: true })
})

test('without any connection, as the browser knows, nothing can have arrived', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { outcome } = send([breaks, breaks])
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ sent: false, isOpen: false })
})

test('of what a receiver says of a failure, no more is told than a line holds', async () => {
  const body = JSON.stringify({ error: 'e'.repeat(300) })
  const answer = answers(400, { 'content-type': 'application/json' }, body)
  const { outcome } = send([answer], { answer: 'json' })
  expect(await outcome).toEqual({ sent: false, reason: `status 400: ${'e'.repeat(200)}`, isOpen: false })
})

test('what a receiver wants once more takes the place of no field of the form, and what it wants beside does', async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetch)
  const deliver: Receiver = { address: '/f', copies: { _replyto: 'name', email: 'name' }, adds: { locale: 'fr' } }
  await sendLead({ ...lead, _replyto: 'own' }, { deliver, timeoutMs: 10_000 })
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    ...lead,
    _replyto: 'own',
    email: 'Ana',
    locale: 'fr',
  })
})
