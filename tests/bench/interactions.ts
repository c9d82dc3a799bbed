import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import type { Wait } from './results.ts'
import { serveFolder } from './static-server.ts'

/** How much slower than this machine the visitor's phone is. */
const slowdown = 6
const rounds = 5
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
  { name: 'first tap on "show all"', path: '/en/', target: '.service-cards-more summary' },
  { name: 'first tap on a field of the form', path: '/en/contact', target: 'form input[name]' },
  { name: 'sending the empty form', path: '/en/contact', target: 'form button[type=submit]', before: appIsReady },
]

/** The milliseconds from a tap to the next paint on a slow phone, for the taps that a visitor makes first. */
export async function measureInteractions(site: string, { port }: { port: number }): Promise<Wait[]> {
  const server = await serveFolder(site, port)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const waits: Wait[] = []
  for (const { name, path, target, before } of interactions) {
    const milliseconds: number[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      await page.addInitScript(recordEvents)
      await page.goto(`http://127.0.0.1:${port}${path}`)
      await page.locator(target).first().scrollIntoViewIfNeeded()
      await before?.(page)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await tap(page.locator(target).first(), session)
      await page.waitForTimeout(settleMs)
      milliseconds.push(
        await page.evaluate(() => Math.max(0, ...(window as never as { durations: number[] }).durations)),
      )
      await context.close()
    }
    waits.push({ name: `${name}, to the next paint, processor ${slowdown} times slower`, milliseconds })
  }
  await browser.close()
  server.close()
  server.closeAllConnections()
  return waits
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

/** Runs in the page: how long each event took until the paint after it. Those below 16 ms are not told. */
function recordEvents(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function appIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('form')?.dataset.state === 'idle')
}
