import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryUntilDone } from '../../../src/edit/state/try-until-done.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what has failed is tried again after longer and longer pauses, until it is done', async () => {
  const at: number[] = []
  const start = Date.now()
  const run = async () => {
    if (at.push(Date.now() - start) < 7) throw new Error('unreachable')
    return 'the page'
  }
  const done = tryUntilDone(run, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await done).toBe('the page')
  expect(at).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500])
})

test('what nobody wants any more is not tried again', async () => {
  const stop = new AbortController()
  const run = vi.fn(async () => {
    throw new Error('unreachable')
  })
  const done = tryUntilDone(run, stop.signal)
  await vi.advanceTimersByTimeAsync(600)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await done).toBeUndefined()
  expect(run).toHaveBeenCalledTimes(2)
})
