import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { footerLink, open } from '../running-page.ts'
import { test } from '../site-test.ts'

const sign = (page: Page) => page.locator('[aria-live=polite]', { hasText: 'Loading...' })

/** Opens a page whose clock stands still and whose network gives no content. Returns what lets it come. */
async function openWithoutContent(page: Page, site: string): Promise<() => void> {
  await page.clock.install()
  await open(page, `${site}/en/`)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  return holdBack(page, '**/data/**')
}

test('a page that is slow to come says so, to screen readers too, until it is there', async ({ page, site }) => {
  const release = await openWithoutContent(page, site)
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(`${site}/en/about`)
  await page.clock.runFor(399)
  await expect(sign(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(sign(page)).toBeInViewport()
  await expect(sign(page)).toHaveCSS('position', 'fixed')
  release()
  await expect(page).toHaveTitle(/Who we are/)
  await expect(sign(page)).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(sign(page)).toHaveCount(0)
})

test('Back to the page that is still shown takes the sign away', async ({ page, site }) => {
  await openWithoutContent(page, site)
  await footerLink(page, 'About').click()
  await page.clock.runFor(400)
  await expect(sign(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site}/en/`)
  await page.clock.runFor(400)
  await expect(sign(page)).toHaveCount(0)
})

test('offline, the page stays and says that the next one could not be loaded; that comes with the connection', async ({
  page,
  context,
  site,
}) => {
  await open(page, `${site}/en/`)
  await context.setOffline(true)
  await footerLink(page, 'About').click()
  await expect(page.locator('[aria-live=polite]', { hasText: 'Error loading' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveTitle(/Who we are/)
})
