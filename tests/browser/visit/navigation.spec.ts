import { expect, type Page } from '@playwright/test'
import { footerLink, open } from '../running-page.ts'
import { test } from '../site-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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

/** Counts the window's listeners to a type of event, as long as they listen. */
async function countListeners(page: Page, type: string): Promise<() => Promise<number>> {
  await page.addInitScript((counted) => {
    const listening = new Set<unknown>()
    Object.assign(window, { listening })
    const original = window.addEventListener
    window.addEventListener = ((name: string, listener: never, options?: AddEventListenerOptions) => {
      if (name === counted) {
        listening.add(listener)
        options?.signal?.addEventListener('abort', () => listening.delete(listener))
      }
      original.call(window, name, listener, options)
    }) as typeof window.addEventListener
  }, type)
  return () => page.evaluate(() => (window as never as { listening: Set<unknown> }).listening.size)
}

/** How large each element below some others is, and how it is drawn, in the order of the document. */
function looksOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((outer) => {
    const properties = ['position', 'padding', 'margin', 'border', 'color', 'background', 'font', 'text-align', 'mask']
    return [...document.querySelectorAll(`${outer}, ${outer} *`)].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const drawn = properties.map((property) => style.getPropertyValue(property))
      return [element.getAttribute('class'), Math.round(width), Math.round(height), ...drawn].join(' | ')
    })
  }, selector)
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

  test('is not led to its top once the visitor begins to scroll, and nobody listens for that any more', async ({
    page,
    site,
  }) => {
    const calls = await watchScrolling(page)
    const listening = await countListeners(page, 'wheel')
    await page.clock.install()
    await open(page, `${site}/en/`)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    for (const [index, name] of ['About', 'Services', 'Contact'].entries()) {
      await footerLink(page, name).click()
      await expect.poll(async () => (await calls()).length).toBe(index + 1)
    }
    expect(await listening()).toBe(1)
    await page.mouse.wheel(0, 100)
    await expect.poll(listening).toBe(0)
    await page.clock.runFor(1000)
    expect(await calls()).toHaveLength(3)
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

  test('looks as it does when it is loaded: its document as if there were no other kind', async ({ page, site }) => {
    await open(page, `${site}/en/services/consulting`)
    const loaded = await looksOf(page, '.artefact')
    expect(loaded.length).toBeGreaterThan(90)
    await open(page, `${site}/en/services/training`)
    await footerLink(page, 'Diagnostic consulting').click()
    await expect(page).toHaveURL(`${site}/en/services/consulting`)
    await expect.poll(() => looksOf(page, '.artefact')).toEqual(loaded)
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

  test('is marked in the menus together with the list that it belongs to', async ({ page, site }) => {
    await open(page, `${site}/en/services/labels`)
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
    await expect(menu.locator('[aria-current]')).toHaveText('Services')
    await expect(menu.locator('[aria-current=true]')).toHaveCount(1)
    const marked = page.getByRole('contentinfo').locator('[aria-current]')
    await expect(marked).toHaveText(['Nutritional labels', 'Services'])
    await footerLink(page, 'About').click()
    await expect(menu.locator('[aria-current]')).toHaveText('About')
  })

  test('is all that is asked for', async ({ page, site }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, `${site}/en/`)
    const before = asked.length
    await footerLink(page, 'About').click()
    await expect(page).toHaveTitle(/Who we are/)
    const repeated = asked.slice(before).filter((path) => asked.indexOf(path) < before)
    expect(repeated.filter((path) => !path.endsWith('.css'))).toEqual([])
  })

  test('is opened as a document where its content cannot be loaded', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await page.route('**/data/*.json', (route) => route.abort())
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/about$/)
  })

  test('is opened as a document where its content is of another version of the app', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await page.route('**/data/*.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), content: {} } })
    })
    await footerLink(page, 'About').click()
    await expect(page).toHaveTitle(/Who we are/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))).toEqual([
      `${site}/en/about`,
    ])
  })
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
