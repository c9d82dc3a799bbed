import { expect, type Page } from '@playwright/test'
import { startApp, test } from '../site-test.ts'

/** The way to each of these must be the same on every host and in the running app. */
const detours = [
  ['/fr/', '/pt/'],
  ['/xx/whatever', '/pt/'],
  ['/nonsense', '/pt/'],
  ['/en/nonsense', '/en/'],
  ['/es/a/b/c', '/es/'],
  ['/pt/blog', '/pt/'],
  ['/en/blog/haccp-passos-essenciais', '/en/'],
  ['/en/servicos', '/en/services'],
  ['/pt/services/labels', '/pt/servicos/rotulos-nutricionais'],
  ['/es/servicos/consultoria', '/es/servicios/consultoria'],
] as const

/** Has the running app go to an address, as Back and Forward do. */
async function goInApp(page: Page, site: string, address: string): Promise<void> {
  await page.goto(`${site}/en/about`)
  await startApp(page)
  await page.evaluate((next) => {
    Object.assign(window, { sameDocument: true })
    history.pushState({}, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('every detour leads to its page on a host that redirects', async ({ page, site }) => {
  for (const [from, to] of detours) {
    await page.goto(site + from)
    await expect(page, from).toHaveURL(site + to)
    await expect(page.getByRole('heading', { level: 1 }), from).toHaveCount(1)
  }
})

test('every detour leads to its page on a plain host', async ({ page, plainHost }) => {
  for (const [from, to] of detours) {
    const response = await page.goto(plainHost + from)
    expect(response?.status(), from).toBe(404)
    await expect(page, from).toHaveURL(plainHost + to)
  }
})

test('every detour within a language leads to its page in the running app', async ({ page, site }) => {
  for (const [from, to] of detours.filter(([path]) => path.startsWith('/en/'))) {
    await goInApp(page, site, from)
    await expect(page, from).toHaveURL(site + to)
    await expect(page.getByRole('heading', { level: 1 }), from).toHaveCount(1)
    // Only the host can say that there is no such page.
    expect(await isSameDocument(page), from).toBe(to !== '/en/')
  }
})

/** What means a page for certain, and is at no address of the site. */
const certain = [
  ['/en/About', '/en/about'],
  ['/EN/services', '/en/services'],
  ['/en/services/consulting)', '/en/services/consulting'],
  ['/pt/servi%C3%A7os', '/pt/servicos'],
  ['/en/Servicos.', '/en/services'],
] as const

for (const [from, to] of certain) {
  test(`${from} means ${to}`, async ({ page, site }) => {
    const response = await page.goto(site + from)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(site + to)
    await expect(page.getByText('does not exist')).toHaveCount(0)
  })
}

test('the running app goes there, too', async ({ page, site }) => {
  await goInApp(page, site, '/en/Services.')
  await expect(page).toHaveURL(`${site}/en/services`)
  expect(await isSameDocument(page)).toBe(true)
})

test('a plain host keeps the query on the way to another locale’s page', async ({ page, plainHost }) => {
  await page.goto(`${plainHost}/en/servicos?utm_source=x#main`)
  await expect(page).toHaveURL(`${plainHost}/en/services?utm_source=x#main`)
})

test('the running app keeps the query on that way too', async ({ page, site }) => {
  await goInApp(page, site, '/en/servicos?utm_source=x#main')
  await expect(page).toHaveURL(`${site}/en/services?utm_source=x#main`)
})

test('a page of another locale is loaded as a document of its own', async ({ page, site }) => {
  await goInApp(page, site, '/es/servicios')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  expect(await isSameDocument(page)).toBe(false)
})

test.describe('on a site that leads home from what it does not have', () => {
  test('a line says so there, and names the nearest page', async ({ page, site }) => {
    const response = await page.goto(`${site}/pt/servicos/consultria?utm_source=x`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(`${site}/pt/?utm_source=x`)
    const line = page.getByRole('status').filter({ hasText: 'A página que você procura não existe.' })
    await expect(line).toBeVisible()
    await expect(page).toHaveTitle('Consultoria em segurança de alimentos em São Paulo | Rubra')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await line.getByRole('link', { name: 'Consultoria e diagnóstico' }).click()
    await expect(page).toHaveURL(`${site}/pt/servicos/consultoria`)
    await expect(line).toHaveCount(0)
  })

  test('a host with one 404 page says so in the language of the address', async ({ page, plainHost }) => {
    await page.goto(`${plainHost}/en/services/consultng`)
    await expect(page).toHaveURL(`${plainHost}/en/`)
    await expect(page.getByText('The page you asked for does not exist.')).toBeVisible()
    await expect(page.getByRole('status').getByRole('link', { name: 'Consulting' })).toBeVisible()
  })

  test('nothing is named where nothing is like it', async ({ page, site }) => {
    const names = page.waitForResponse(/names\/en\.json/)
    await page.goto(`${site}/en/xyzzy`)
    await names
    await expect(page.getByText('The page you asked for does not exist.')).toBeVisible()
    await expect(page.locator('.nearest-pages')).toBeHidden()
  })

  test('the page is at work as the home page, and the line goes with the next page', async ({ page, site }) => {
    await page.goto(`${site}/en/nonsense`)
    await expect(page).toHaveURL(`${site}/en/`)
    await startApp(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(`${site}/en/about`)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('.lost-line')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/en/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('a place of the page can be chosen before the app has started', async ({ page, site }) => {
    await page.goto(`${site}/en/nonsense`)
    await expect(page).toHaveURL(`${site}/en/`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('.skip-link').evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(`${site}/en/#main`)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('.lost-line')).toBeVisible()
  })

  test('without JavaScript, the answer is the home page below the line', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const response = await page.goto(`${site}/es/nada`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Página no encontrada – Rubra Segurança de Alimentos')
    await expect(page.getByText('La página solicitada no existe.')).toBeVisible()
    await expect(page.locator('.nearest-pages')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.close()
  })
})

test.describe('on a site that stays', () => {
  test('the nearest pages are named at the address that was asked for', async ({ page, serve }) => {
    const { address } = await serve('second')
    const response = await page.goto(`${address}/fr/prestations/acord`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible()
    await expect(page.locator('.nearest-pages').getByRole('link').first()).toHaveAttribute(
      'href',
      '/fr/prestations/accord',
    )
    await expect(page).toHaveURL(`${address}/fr/prestations/acord`)
  })

  test('the running app leaves the answer to the host', async ({ page, serve }) => {
    const { address } = await serve('second')
    await page.goto(`${address}/fr/`)
    await startApp(page)
    await page.evaluate(() => {
      history.pushState({}, '', '/fr/prestations/acord')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible()
    await expect(page).toHaveURL(`${address}/fr/prestations/acord`)
  })

  test('without JavaScript, the page leads to the services, home and to the chat', async ({ browser, serve }) => {
    const { address } = await serve('second')
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${address}/de/nirgends`)
    await expect(page.locator('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
    const chat = page.locator('main').getByRole('link', { name: 'Per WhatsApp schreiben' })
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    expect(await page.locator('main .not-found-links').getByRole('link').count()).toBeGreaterThan(1)
    await expect(page.locator('.nearest-pages')).toBeHidden()
    await page.close()
  })
})
