import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FirstPage } from '../../generator/tab/first-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What the app is told of a version: a home in two languages, of which German is the main one. */
const stateOf = (version: string) => ({
  version,
  defaultLocale: 'de',
  pages: [{ key: 'home', labels: {}, paths: { en: '/en/', de: '/' } }],
  isShown: true,
})

const whole = (version: string) => ({ stamp: version, differences: [{ path: [], now: stateOf(version) }] })
const asked = (since = '') => new URLSearchParams({ lang: 'en', since })

/** A first page, with what was drawn and kept of it. */
function watched() {
  const [drawn, kept]: [string[], { version: string; html: string; address: string; language: string }[]] = [[], []]
  const page = new FirstPage({
    draw: async (address) => ({ status: 200, html: `page ${drawn.push(address)}` }),
    keep: async ({ state: { version }, html, address, language }) =>
      void kept.push({ version, html, address, language }),
    onError: (error) => {
      throw error
    },
  })
  return { page, drawn, kept }
}

test('the page is drawn while the app is told its state, given once it is asked for, and kept when nobody waits', async () => {
  const { page, drawn, kept } = watched()
  page.note(asked(), whole('v1'))
  expect(drawn).toEqual(['/'])
  expect(await page.find('/', 'v1')).toEqual({ status: 200, html: 'page 1' })
  expect(page.find('/en/', 'v1')).toBeUndefined()
  expect(page.find('/', 'v2')).toBeUndefined()
  expect(kept).toEqual([])
  await vi.runAllTimersAsync()
  expect(kept).toEqual([{ version: 'v1', html: 'page 1', address: '/', language: 'en' }])
  expect(drawn).toEqual(['/'])
})

test('another version is drawn and kept in a pause alone', async () => {
  const { page, drawn, kept } = watched()
  page.note(asked(), whole('v1'))
  page.note(asked('v1'), { stamp: 'v2', differences: [{ path: ['version'], now: 'v2' }] })
  await vi.advanceTimersByTimeAsync(1900)
  page.wait()
  await vi.advanceTimersByTimeAsync(1900)
  expect(drawn).toEqual(['/'])
  await vi.runAllTimersAsync()
  expect(kept).toEqual([{ version: 'v2', html: 'page 2', address: '/', language: 'en' }])
})

test('nothing is kept of a site that was closed, of an app whose state is not known, or where the pages are of another version', async () => {
  const { page, kept } = watched()
  page.note(asked(), whole('v1'))
  page.forget()
  expect(page.find('/', 'v1')).toBeUndefined()
  page.wait()
  page.note(asked('unknown'), { stamp: 'v2', differences: [{ path: ['version'], now: 'v2' }] })
  page.note(asked(), { stamp: 'v3', differences: [{ path: [], now: { ...stateOf('v3'), isShown: false } }] })
  await vi.runAllTimersAsync()
  expect(kept).toEqual([])
})

test('what is beside the file may have changed: the page is drawn anew', async () => {
  const { page, drawn } = watched()
  page.note(asked(), whole('v1'))
  page.redraw()
  expect(page.find('/', 'v1')).toBeUndefined()
  page.wait()
  await vi.runAllTimersAsync()
  expect(drawn).toEqual(['/', '/'])
})
