import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lead } from '../../src/contact/lead.ts'
import { type Outcome, sendLead } from '../../src/contact/send-lead.ts'

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

const answers = (status: number, headers: Record<string, string> = {}): Answer => {
  return async () => new Response(null, { status, headers })
}
const breaks: Answer = async () => Promise.reject(new TypeError('Failed to fetch'))

/** Sends a lead to a receiver that gives the answers of a script in turn. */
function send(script: readonly (Answer | 'silence')[], sent = lead) {
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
  const outcome: Promise<Outcome> = sendLead(sent, { webhook: '/webhook', timeoutMs: 10_000 })
  return { outcome, times, bodies, fetch }
}

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('posts the lead as JSON, follows no redirect, and lets the request outlive the page', async () => {
  const { outcome, fetch } = send([answers(200)])
  expect(await outcome).toEqual({ sent: true })
  expect(fetch.mock.calls).toEqual([
    [
      '/webhook',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lead),
        redirect: 'error',
        keepalive: true,
        signal: expect.any(AbortSignal),
      },
    ],
  ])
})

describe('is acknowledged', () => {
  test.each([
    ['200', answers(200, { 'content-type': 'application/json' })],
    ['204', answers(204)],
  ])('by %s', async (_name, answer) => {
    expect(await send([answer]).outcome).toEqual({ sent: true })
  })
})

describe('is not retried', () => {
  test.each([
    ['status 400', answers(400)],
    ['status 404', answers(404)],
    ['status 200 with a web page', answers(200, { 'content-type': 'text/html; charset=utf-8' })],
    ['status 429', answers(429, { 'retry-after': '11' })],
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
    expect(await outcome).toEqual({ sent: false, reason: 'no answer within 10000 ms' })
    expect(times).toHaveLength(1)
  })
})

describe('is retried once', () => {
  test.each([
    ['a broken connection', breaks, 1000],
    ['status 500', answers(500), 1000],
    ['status 503 with a time', answers(503, { 'retry-after': '3' }), 3000],
    ['status 429', answers(429), 1000],
    ['status 429 with seconds', answers(429, { 'retry-after': '2' }), 2000],
    ['status 429 with a date', answers(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:05 GMT' }), 5000],
    ['status 429 with a date in the past', answers(429, { 'retry-after': 'Wed, 01 Jan 1969 00:00:00 GMT' }), 0],
    ['status 429 with nonsense', answers(429, { 'retry-after': 'soon' }), 1000],
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
    expect(await outcome).toMatchObject({ sent: false, reason: 'no connection (Failed to fetch)' })
  })

  test('never twice', async () => {
    const { outcome, times } = send([breaks, answers(500), answers(200)])
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ sent: false, reason: 'status 500' })
    expect(times).toHaveLength(2)
  })
})

test.each([
  ['as many bytes as letters', 'e'.repeat(50_000), true],
  ['twice as many bytes as letters', 'é'.repeat(50_000), false],
])('asks browsers to let a request outlive the page only where they would: %s', async (_name, message, keepalive) => {
  const { outcome, fetch } = send([answers(200)], { ...lead, message })
  await outcome
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive })
})

test('leaves no timer behind', async () => {
  await send([answers(200)]).outcome
  expect(vi.getTimerCount()).toBe(0)
})
