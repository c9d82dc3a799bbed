import { expect, type Page } from '@playwright/test'
import { startApp, test } from './site-test.ts'

const phone = { width: 390, height: 800 }

/** Writes down every call of `scrollTo`. */
async function watchScrolling(page: Page): Promise<() => Promise<{ top: number; behavior: string }[]>> {
  await page.addInitScript(() => {
    const calls: unknown[] = []
    Object.assign(window, { scrollCalls: calls })
    const original = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push(options)
      original(options)
    }) as typeof window.scrollTo
  })
  return () => page.evaluate(() => (window as never as { scrollCalls: never }).scrollCalls)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await startApp(page)
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

test.describe('a new page', () => {
  test('is shown from its top: at once, and again after 100 and 200 milliseconds, smoothly', async ({ page, site }) => {
    const calls = await watchScrolling(page)
    await page.clock.install()
    await open(page, `${site}/en/`)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await footerLink(page, 'About').click()
    await expect.poll(async () => (await calls()).length).toBe(1)
    await page.clock.runFor(99)
    expect(await calls()).toHaveLength(1)
    await page.clock.runFor(1)
    expect(await calls()).toHaveLength(2)
    await page.clock.runFor(99)
    expect(await calls()).toHaveLength(2)
    await page.clock.runFor(1)
    expect(await calls()).toEqual(Array(3).fill({ top: 0, behavior: 'smooth' }))
  })

  test('is shown from its top without motion where the visitor wants none', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const calls = await watchScrolling(page)
    await open(page, `${site}/en/`)
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect.poll(async () => (await calls()).length).toBe(3)
    expect((await calls()).map(({ behavior }) => behavior)).toEqual(Array(3).fill('instant'))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is shown from its top, too, where a link leads to the page that is open', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${site}/en/about`)
    await footerLink(page, 'About').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    const entries = await page.evaluate(() => history.length)
    await footerLink(page, 'About').click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('has the focus at its content and its title announced, and Back leads to the place left', async ({
    page,
    site,
  }) => {
    // As in browsers that restore the place before the app has shown the page.
    await page.addInitScript(() => {
      history.scrollRestoration = 'manual'
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${site}/en/`)
    const home = await page.title()
    await footerLink(page, 'About').scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(300)
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect(page.locator('main')).toBeFocused()
    const about = await page.title()
    expect(about).not.toBe(home)
    await expect(page.locator('body > #root > [aria-live=polite]')).toHaveText(about)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveTitle(home)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50)
    await page.goForward()
    await expect(page).toHaveTitle(about)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('brings its own head', async ({ page, site }) => {
    await open(page, `${site}/en/about`)
    const served = await headOf(page)
    await open(page, `${site}/en/`)
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect.poll(() => headOf(page)).toEqual(served)
  })

  test('is loaded without a new document, and marked in the menu', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Services' }).click()
    await expect(menu.locator('[aria-current=page]')).toHaveText('Services')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('is opened as a document where its content cannot be loaded', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await page.route('**/data/*.json', (route) => route.abort())
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/about$/)
  })
})

test('a page asks for no code before the visitor shows an intent', async ({ page, site }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(`${site}/en/`, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('code is fetched with the tap that asks for it, and runs when what the tap did is on the screen', async ({
  page,
  site,
}) => {
  const isRunning = () =>
    page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')))
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-03-02T12:00:01Z'))
  await page.goto(`${site}/en/`)
  const fetched = page.waitForResponse(/entry-client/)
  await page.getByText('Show all services').click()
  await (await fetched).finished()
  await expect(page.locator('.service-cards-more')).toHaveAttribute('open')
  await page.clock.runFor(200)
  expect(await isRunning()).toBe(false)
  await page.clock.runFor(100)
  await expect.poll(isRunning).toBe(true)
  await expect(page.locator('.service-cards-more')).toHaveAttribute('open')
})

test('the stylesheet with all blocks waits for the first page that the app opens, and that page for it', async ({
  page,
  site,
}) => {
  const sheet = page.locator('link[rel=stylesheet][href^="/assets/site-"]')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/site-*.css', async (route) => {
    await released
    await route.continue()
  })
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

test.describe('the menu of small screens', () => {
  test.use({ viewport: phone })

  function menu(page: Page) {
    return page.locator('.site-menu')
  }

  test('opens, and closes when a link is chosen', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await menu(page).locator('summary').click()
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  test('closes on Escape, and gives the focus back to its button', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await menu(page).locator('summary').click()
    await menu(page).getByRole('link', { name: 'About' }).focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).not.toHaveAttribute('open')
    await expect(menu(page).locator('summary')).toBeFocused()
  })

  test('closes on a tap elsewhere', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await menu(page).locator('summary').click()
    await page.mouse.click(20, phone.height - 60)
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  test('closes when the focus leaves it', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await menu(page).locator('summary').click()
    await footerLink(page, 'About').focus()
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  test('opens before the app has started, and stays open when it has', async ({ page, site }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${site}/en/`)
    await menu(page).locator('summary').click()
    await expect(menu(page).getByRole('link', { name: 'About' })).toBeVisible()
    release()
    await startApp(page)
    await expect(menu(page)).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(menu(page)).not.toHaveAttribute('open')
  })
})

for (const [name, block] of [
  ['before the app has started', true],
  ['in the running app', false],
] as const) {
  test(`four of the seven services are shown, all on demand, and four again, ${name}`, async ({ page, site }) => {
    if (block) await page.route('**/assets/*.js', () => {})
    await page.goto(`${site}/en/`)
    if (!block) await startApp(page)
    const cards = page.locator('main').getByRole('link', { name: /^Learn more/ })
    await expect(cards.filter({ visible: true })).toHaveCount(4)
    await page.getByText('Show all services').click()
    await expect(cards.filter({ visible: true })).toHaveCount(7)
    await page.getByText('Show fewer services').click()
    await expect(cards.filter({ visible: true })).toHaveCount(4)
  })
}

test('the chat opens in a new tab with the greeting', async ({ page, site }) => {
  await page.goto(`${site}/en/`)
  const chat = page.locator('.chat-button')
  await expect(chat).toHaveAttribute('target', '_blank')
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.searchParams.get('phone')).toBe('5511900000000')
  expect(address.searchParams.get('text')).toBe('Olá! Gostaria de saber mais sobre os serviços da Rubra.')
})

/** The head's elements as text, without what the running app adds and what is for crawlers. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.children]
      .filter(
        ({ tagName, attributes, outerHTML }) =>
          tagName !== 'STYLE' &&
          tagName !== 'SCRIPT' &&
          !attributes.getNamedItem('http-equiv') &&
          !outerHTML.match(/rel="(stylesheet|modulepreload|prefetch)"|as="style"/),
      )
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  )
}

test.describe('a link in a text', () => {
  /** Puts a link where the texts of a page stand, and marks the page so that a load of another is noticed. */
  async function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
    await page.evaluate((given) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
      link.append(Object.assign(document.createElement('b'), { textContent: 'In the text' }))
      document.querySelector('main p')?.append(link)
      Object.assign(window, { isStillHere: true })
    }, attributes)
  }

  const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window)

  test('to a page of the site changes the route without loading a page', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/en/about' })
    await page.getByText('In the text').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect(page.locator('nav.breadcrumbs')).toBeVisible()
    expect(await isStillHere(page)).toBe(true)
  })

  for (const [what, attributes] of [
    ['a file', { href: '/llms.txt' }],
    ['another language', { href: '/pt/sobre', hreflang: 'pt-BR' }],
  ] as const) {
    test(`to ${what} is left to the browser`, async ({ page, site }) => {
      await open(page, `${site}/en/`)
      await addLink(page, attributes)
      await page.getByText('In the text').click()
      await expect(page).not.toHaveURL(`${site}/en/`)
      expect(await isStillHere(page)).toBe(false)
    })
  }

  test('with a key held down opens another tab', async ({ page, context, site }) => {
    await open(page, `${site}/en/`)
    await addLink(page, { href: '/en/about' })
    const opened = context.waitForEvent('page')
    await page.getByText('In the text').click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(`${site}/en/about`)
    expect(page.url()).toBe(`${site}/en/`)
  })
})
