import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsentedService } from '../../src/visits/visit-settings.ts'

const service: ConsentedService = {
  ...{ name: 'Counter', purposes: ['counting'], script: 'https://counter.example/c.js', scripts: [] },
  queue: { name: 'counterQueue', form: 'list' },
  start: [['begin']],
  goals: { lead: [], phone: [], chat: [] },
  withdrawn: [['stop']],
  cookies: ['_c'],
}

const words = { title: 'Cookies', purposes: { counting: 'To count.' }, gets: 'All.', agreeAll: 'Yes', refuse: 'No' }

let page: JSDOM['window']
const reload = vi.fn()

beforeEach(() => {
  page = new JSDOM('<head></head><body></body>', { url: 'https://site.example/' }).window
  const { document, localStorage, MutationObserver } = page
  const parts = {
    window: page,
    document,
    localStorage,
    MutationObserver,
    location: { hostname: 'site.example', reload },
  }
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  reload.mockClear()
})

async function start(): Promise<void> {
  const { startVisits } = await import('../../src/visits/start-visits.ts')
  startVisits({ services: [service], notice: { ...words, onlyCounting: 'Some' } })
}

/** What another tab writes. */
function chooseElsewhere(agreed: readonly string[]): void {
  page.localStorage.setItem('consent', JSON.stringify({ about: 'Counter', agreed, time: Date.now() }))
}

const notice = () => page.document.querySelector('.consent-notice')
const script = () => page.document.querySelector('script')?.src

/** Comes back to the page, which the browser has kept as it was. */
const comeBack = () => page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
const hearOfIt = () => page.dispatchEvent(new page.StorageEvent('storage', { key: 'consent' }))

test.each([
  ['while the page was kept to come back to', comeBack],
  ['in another tab', hearOfIt],
])('consent that was withdrawn %s ends here as well', async (_, turn) => {
  chooseElsewhere(['counting'])
  await start()
  expect(script()).toBe('https://counter.example/c.js')
  turn()
  expect(reload).not.toHaveBeenCalled()
  chooseElsewhere([])
  turn()
  expect(reload).toHaveBeenCalledOnce()
  expect((page as unknown as Record<string, unknown>).counterQueue).toEqual([['begin'], ['stop']])
})

test('a choice in another tab answers the question here', async () => {
  await start()
  expect(notice()).not.toBeNull()
  chooseElsewhere(['counting'])
  hearOfIt()
  expect(notice()).toBeNull()
  expect(script()).toBe('https://counter.example/c.js')
  expect(reload).not.toHaveBeenCalled()
})
