import { afterEach, expect, test, vi } from 'vitest'
import { waitForController } from '../../src/edit/tab/service-worker-answers.ts'
import { WorkerClient } from '../../src/edit/tab/worker-client.ts'

afterEach(() => void vi.useRealTimers())

/** A service worker that is there, and has claimed its pages before this one came. */
function container(onMessage: (claimed: () => void) => void): ServiceWorkerContainer {
  const own = new EventTarget()
  const claimed = () => own.dispatchEvent(new Event('controllerchange'))
  const active = { postMessage: () => onMessage(claimed) }
  return Object.assign(own, { controller: null, ready: Promise.resolve({ active }) }) as never
}

test('a page that came past its service worker has it claimed', async () => {
  const asked = vi.fn((claimed: () => void) => claimed())
  await waitForController(container(asked))
  expect(asked).toHaveBeenCalledOnce()
})

test('a page that its service worker does not claim opens all the same', async () => {
  vi.useFakeTimers()
  const waited = waitForController(container(() => {}))
  await vi.advanceTimersByTimeAsync(3000)
  await waited
})

test('of a worker whose script cannot be loaded, nobody waits for an answer', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {} })
  const client = new WorkerClient(worker as never)
  const asked = client.ask({ do: 'look', language: 'en' })
  worker.dispatchEvent(new Event('error'))
  expect((await asked).status).toBe(503)
  expect((await client.ask({ do: 'look', language: 'en' })).status).toBe(503)
})
