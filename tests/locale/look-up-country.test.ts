import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUpCountry } from '../../src/locale/look-up-country.ts'

const lookup = { url: 'https://where.example/', field: 'country', timeoutMs: 1500 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Answers every request, with a body that may never end. */
function answer(body: BodyInit | 'endless', status = 200): void {
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    if (body !== 'endless') return new Response(body, { status })
    const start = (controller: ReadableStreamDefaultController) =>
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    return new Response(new ReadableStream({ start }))
  })
}

test('the country is returned in lower case', async () => {
  answer('{"country":"ES"}')
  expect(await lookUpCountry(lookup)).toBe('es')
  expect(console.warn).not.toHaveBeenCalled()
})

test.each([
  ['another answer', '{"land":"ES"}', 200],
  ['no JSON', '<!doctype html>', 200],
  ['an error', '{"country":"ES"}', 429],
])('%s yields no country and a warning', async (_case, body, status) => {
  answer(body, status)
  expect(await lookUpCountry(lookup)).toBeUndefined()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('an answer that never ends times out', async () => {
  answer('endless')
  const country = lookUpCountry(lookup)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await country).toBeUndefined()
  expect(console.warn).toHaveBeenCalledWith(
    'The country lookup failed:',
    expect.objectContaining({ name: 'TimeoutError', message: 'no answer within 1500 ms' }),
  )
})
