import { expect, type Page } from '@playwright/test'
import { startApp, test } from './site-test.ts'

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

for (const [from, to] of detours) {
  test(`${from} leads to ${to} on a host that redirects`, async ({ page, site }) => {
    await page.goto(site + from)
    await expect(page).toHaveURL(site + to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test(`${from} leads to ${to} on a plain host`, async ({ page, plainHost }) => {
    const response = await page.goto(plainHost + from)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(plainHost + to)
  })
}

for (const [from, to] of detours.filter(([path]) => path.startsWith('/en/'))) {
  test(`${from} leads to ${to} in the running app`, async ({ page, site }) => {
    await goInApp(page, site, from)
    await expect(page).toHaveURL(site + to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  })
}

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
