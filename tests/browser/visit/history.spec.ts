import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { footerLink, open } from '../running-page.ts'
import { test } from '../site-test.ts'

const entries = (page: Page) => page.evaluate(() => history.length)

test('Back shows the page of its address, even before the app has started anew', async ({ page, site }) => {
  await open(page, `${site}/en/`)
  await footerLink(page, 'About').click()
  await expect(page).toHaveTitle(/Who we are/)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(`${site}/en/`)
  await expect(page).not.toHaveTitle(/Who we are/)
})

test('Back from a fragment stays in the page that has not started its app yet', async ({ page, site }) => {
  await page.goto(`${site}/en/`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true, location: '#main' }))
  await expect(page).toHaveURL(`${site}/en/#main`)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/en/`)
  await page.waitForLoadState()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a double click on a link is one step of the history', async ({ page, site }) => {
  await open(page, `${site}/en/`)
  const before = await entries(page)
  await footerLink(page, 'About').dblclick()
  await expect(page).toHaveTitle(/Who we are/)
  expect(await entries(page)).toBe(before + 1)
})

test('Back leads to the place left, in the entry of a fragment too', async ({ page, site }) => {
  const height = () => page.evaluate(() => Math.round(window.scrollY))
  const scrollTo = (top: number) =>
    page.evaluate((to) => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      window.scrollTo(0, to)
      return scrolled
    }, top)
  await open(page, `${site}/en/`)
  await scrollTo(1500)
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click())
  await expect(page).toHaveURL(`${site}/en/#main`)
  await scrollTo(700)
  await footerLink(page, 'About').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveTitle(/Who we are/)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/en/#main`)
  await expect.poll(height).toBe(700)
  await page.goForward()
  await expect(page).toHaveTitle(/Who we are/)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(`${site}/en/`)
  await expect.poll(height).toBe(1500)
})

test('Back shows the services that were opened, a link to the page does not', async ({ page, site }) => {
  await open(page, `${site}/en/`)
  const others = page.locator('.page-cards-more')
  await others.locator('summary').click()
  const height = () => page.evaluate(() => Math.round(window.scrollY))
  await others.getByRole('link').last().scrollIntoViewIfNeeded()
  const left = await height()
  await others.getByRole('link').last().click()
  await expect(page.locator('nav.breadcrumbs')).toBeVisible()
  await page.goBack()
  await expect(others).toHaveAttribute('open')
  await expect.poll(height).toBe(left)
  await footerLink(page, 'About').click()
  await expect(page).toHaveTitle(/Who we are/)
  await footerLink(page, 'Home').click()
  await expect(others).toBeVisible()
  await expect(others).not.toHaveAttribute('open')
})

test.describe('a page whose content cannot be loaded', () => {
  test('does not come for a visitor who has gone elsewhere meanwhile', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    const about = await contentOf(page, '/en/about')
    const release = await holdBack(page, `**${about}`)
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/en/`)
    await page.route(`**${about}`, (route) => route.abort())
    release()
    await page.waitForTimeout(500)
    expect(page.url()).toBe(`${site}/en/`)
    await page.unroute(`**${about}`)
    await footerLink(page, 'About').click()
    await expect(page).toHaveTitle(/Who we are/)
  })

  test('opens as a document at its whole address, with one step of the history', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await page.route('**/data/**', (route) => route.abort())
    const before = await entries(page)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/en/about?from=letter#main',
        textContent: 'here',
      })
      document.querySelector('main p')?.append(' ', link)
    })
    await page.getByRole('link', { name: 'here', exact: true }).click()
    await expect(page).toHaveTitle(/Who we are/)
    await expect(page).toHaveURL(`${site}/en/about?from=letter#main`)
    expect(await entries(page)).toBe(before + 1)
  })

  test('opens as a document where it does not come at all', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await page.route('**/data/**', () => {})
    await footerLink(page, 'About').click()
    await expect(page).toHaveTitle(/Who we are/, { timeout: 14_000 })
  })
})

/** The address of a page's content, as the index of routes names it. */
async function contentOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(new URL('/data/routes/0.json', page.url()).href)
  const records = (await response.json()) as { path: string; content: string }[]
  return records.find((record) => record.path === path)?.content ?? ''
}
