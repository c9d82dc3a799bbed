import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import type { Wait } from './results.ts'
import { serveFolder } from './static-server.ts'

/** How much slower than this machine the visitor's phone is. */
const slowdown = 6
const rounds = 5
const conditions = `, to the next paint, processor ${slowdown} times slower`
const settleMs = 2500
/** How long a finger rests on what it taps. */
const fingerMs = 80

interface Interaction {
  readonly name: string
  readonly path: string
  readonly target: string
  /** What must have happened before; left out, the page was not touched: this tap starts the app. */
  readonly before?: (page: Page) => Promise<void>
}

const interactions: readonly Interaction[] = [
  { name: 'first tap on the menu', path: '/en/', target: '.site-menu summary' },
  { name: 'first tap on the languages', path: '/en/', target: '.language-switcher summary' },
  { name: 'first tap on "show all"', path: '/en/', target: '.page-cards-more summary' },
  { name: 'first tap on a field of the form', path: '/en/contact', target: 'form input[name]' },
  { name: 'sending the empty form', path: '/en/contact', target: 'form button[type=submit]', before: appIsReady },
]

/** What the browser itself takes here: nothing but a list that opens. */
const nothingElse = `<!doctype html><meta name="viewport" content="width=device-width"><title>A list</title>
<details><summary>Open</summary><ul><li>One</li><li>Two</li></ul></details>`

/**
 * The milliseconds from a tap to the next paint on a slow phone, for the taps that a visitor makes first; beside them what the same taps take
 * without our script, and what a tap takes on a page that has nothing else.
 */
export async function measureInteractions(site: string, { port }: { port: number }): Promise<Wait[]> {
  const server = await serveFolder(site, port)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const waits: Wait[] = []
  for (const { name, path, target, before } of interactions) {
    const url = `http://127.0.0.1:${port}${path}`
    const [whole, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      whole.push(await measureTap(browser, { url, target, before }))
      if (!before) bare.push(await measureTap(browser, { url, target, before: withoutScript }))
    }
    waits.push({ name: `${name}${conditions}`, milliseconds: whole })
    if (!before) waits.push({ name: `${name}, without our script${conditions}`, milliseconds: bare })
  }
  const floor: number[] = []
  const url = `data:text/html,${encodeURIComponent(nothingElse)}`
  for (let round = 0; round < rounds; round++) floor.push(await measureTap(browser, { url, target: 'summary' }))
  waits.push({ name: `a list that opens on a page with nothing else${conditions}`, milliseconds: floor })
  await browser.close()
  server.close()
  server.closeAllConnections()
  return waits
}

/** How long an interaction takes until the paint after it. */
async function measureTap(
  browser: Browser,
  { url, target, before }: Pick<Interaction, 'target' | 'before'> & { readonly url: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  await page.goto(url)
  await before?.(page)
  await page.locator(target).first().scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tap(page.locator(target).first(), session)
  await page.waitForTimeout(settleMs)
  const duration = await page.evaluate(() => Math.max(0, ...(window as never as { durations: number[] }).durations))
  await context.close()
  return duration
}

/** Taps as a finger does. Playwright's own tap comes with listeners that watch where it arrives: at a slow processor they would count. */
async function tap(target: Locator, session: CDPSession): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  // The answer to the first comes long after the page has heard of it: the finger does not wait for that.
  const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise((resolve) => setTimeout(resolve, fingerMs))
  await Promise.all([down, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })])
}

/** Runs in the page: how long each interaction took until the paint after it. Those below 16 ms are not told. */
function recordInteractions(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    // Events that are no part of one, such as "mouseover", have no number.
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function appIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('form')?.dataset.state === 'idle')
}

/** Loads the page once more, without the script in it. */
async function withoutScript(page: Page): Promise<void> {
  await page.route(page.url(), async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const bare = html.replace(/<script type="module" async>.*?<\/script>/s, '')
    if (bare === html) throw new Error(`There is no script in ${page.url()}`)
    await route.fulfill({ response, body: bare })
  })
  await page.reload()
}
