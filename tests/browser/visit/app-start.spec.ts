import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { footerLink, open } from '../running-page.ts'
import { startApp, test } from '../site-test.ts'

test('a page asks for no code before the visitor shows an intent', async ({ page, site }) => {
  const scripts = scriptsOf(page)
  await page.goto(`${site}/en/`, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('what a first view does without and the manifest come when the page has its typefaces', async ({ page, site }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(new URL(request.url()).pathname.replace(/-\w+\./, '.'))
  })
  await stopClock(page)
  await page.goto(`${site}/en/services`, { waitUntil: 'networkidle' })
  expect(requests.slice(0, 3).sort()).toEqual(['/assets/fraunces.woff2', '/assets/source-sans-3.woff2', '/en/services'])
  await expect.poll(() => requests.slice(3)).toEqual(['/assets/later.css'])
  await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')
  await expectPaper(page)
})

test('who shows an intent has the sheet for paper soon', async ({ page, site }) => {
  await stopClock(page)
  await page.goto(`${site}/en/services`)
  await page.keyboard.press('Control')
  await page.clock.runFor(401)
  await expectPaper(page)
})

test('without JavaScript, and where nothing is found, a page has its sheet for paper too', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site}/en/services`)
  await expectPaper(page)
  await page.close()
  const missing = await (await fetch(`${site}/en/nothing/here/at/all`)).text()
  expect(missing).toMatch(/<noscript><link rel="stylesheet" href="\/assets\/later-[^"]+"><\/noscript>/)
})

test('the form starts when the page has been shown for a moment', async ({ page, site }) => {
  await stopClock(page)
  await page.goto(`${site}/en/contact`)
  const scripts = scriptsOf(page)
  await page.clock.runFor(2900)
  expect(scripts).toEqual([])
  await page.clock.runFor(100)
  await expectCode(page, scripts)
})

test('the form starts by the last of what was seen of it', async ({ page, site }) => {
  await page.addInitScript(() => {
    // A busy browser tells at once what it saw at several moments.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = { isIntersecting: false } as IntersectionObserverEntry
        super((seen, observer) => callback([before, ...seen], observer), options)
      }
    }
  })
  await stopClock(page)
  const scripts = scriptsOf(page)
  await page.goto(`${site}/en/contact`)
  await page.clock.runFor(3000)
  await expectCode(page, scripts)
})

test('the form waits for the visitor where data is to be saved', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await stopClock(page)
  const scripts = scriptsOf(page)
  await page.goto(`${site}/en/contact`)
  await page.clock.runFor(3000)
  await page.evaluate(
    () =>
      new Promise((seen) => new IntersectionObserver(seen).observe(document.querySelector('form') ?? document.body)),
  )
  await page.clock.runFor(1000)
  expect(scripts).toEqual([])
  await page.getByLabel('Name').focus()
  await expectCode(page, scripts)
})

/** The scripts that a page asks for, which grow. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  return scripts
}

/** Expects a page to ask for code while time runs. */
async function expectCode(page: Page, scripts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return scripts.length
    })
    .toBeGreaterThan(0)
}

/** Lets time stand still, but for what a test lets run. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-03-02T12:00:01Z'))
}

/** Expects a page to look on paper as its sheet says. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.locator('.breadcrumbs')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.breadcrumbs')).toBeHidden()
}

test('code is fetched and runs when what the tap did that asks for it is on the screen', async ({ page, site }) => {
  const isRunning = () =>
    page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')))
  await stopClock(page)
  await page.goto(`${site}/en/`)
  const scripts = scriptsOf(page)
  await page.getByText('Show all services').click()
  // Safari on iOS would hold the tap back for a timer of 400 ms.
  await page.clock.runFor(400)
  await expect(page.locator('.page-cards-more')).toHaveAttribute('open')
  expect(scripts).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(isRunning).toBe(true)
  await expect(page.locator('.page-cards-more')).toHaveAttribute('open')
})

test('the stylesheet with all blocks waits for the first page that the app opens, and that page for it', async ({
  page,
  site,
}) => {
  const sheet = page.locator('link[rel=stylesheet][href^="/assets/site-"]')
  const release = await holdBack(page, '**/assets/site-*.css')
  await open(page, `${site}/en/`)
  await expect(sheet).toHaveCount(0)
  await footerLink(page, 'About').click()
  await page.waitForTimeout(500)
  expect(await page.title()).not.toMatch(/Who we are/)
  release()
  await expect(page).toHaveTitle(/Who we are/)
  await expect(sheet).toHaveCount(1)
})

test('without the app, links lead to documents', async ({ page, site }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${site}/en/`)
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(`${site}/en/about`)
})

for (const [name, block] of [
  ['before the app has started', true],
  ['in the running app', false],
] as const) {
  test(`four of the seven services are shown, all on demand, and four again, ${name}`, async ({ page, site }) => {
    if (block) await page.route('**/assets/*.js', () => {})
    await page.goto(`${site}/en/`)
    if (!block) await startApp(page)
    const cards = page.locator('main').getByRole('link', { name: /^See the service/ })
    await expect(cards.filter({ visible: true })).toHaveCount(4)
    await page.getByText('Show all services').click()
    await expect(cards.filter({ visible: true })).toHaveCount(7)
    await page.getByText('Show fewer services').click()
    await expect(cards.filter({ visible: true })).toHaveCount(4)
  })
}

test('a browser that writes numbers in another way takes the page over as it stands', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: () => (value: number) => `~${value}` })
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${site}/en/services/technical-sheets`)
  await page.locator('.site-menu summary').click()
  await expect(page.locator('.artefact').first()).toContainText('~')
  await expect(page.locator('.site-menu')).toHaveAttribute('open')
})
