import { expect, type Page } from '@playwright/test'
import { ensureChromium, testFlags } from '../chromium.ts'
import { holdBack } from '../hold-back.ts'
import { open } from '../running-page.ts'
import { startApp, test } from '../site-test.ts'
import { preferred } from './visitor-language.ts'

// A Chromium that is made without windows keeps no pages, and Playwright forbids it to any.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: {
    executablePath: ensureChromium(),
    args: testFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test.describe('a page that Back brings as it was left', () => {
  test('is the one whose locale is remembered', async ({ page, site }) => {
    await page.goto(`${site}/pt/`)
    await leave(page, `${site}/en/`)
    expect(await preferred(page)).toBe('en')
    await comeBack(page)
    await expect.poll(() => preferred(page)).toBe('pt')
  })

  test('has its menu closed', async ({ page, site }) => {
    await open(page, `${site}/en/`)
    await menu(page).locator('summary').click()
    await leave(page, `${site}/en/about`)
    await comeBack(page)
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  test('has its menu closed by the app where its link was followed before that had started', async ({ page, site }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(`${site}/en/`)
    await menu(page).locator('summary').click()
    await mark(page)
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(`${site}/en/about`)
    await comeBack(page)
    await expect(menu(page)).toHaveAttribute('open')
    release()
    await startApp(page)
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  test('keeps the menu open that was opened only then', async ({ page, site }) => {
    await page.goto(`${site}/en/`)
    await leave(page, `${site}/en/about`)
    await comeBack(page)
    await menu(page).locator('summary').click()
    await startApp(page)
    await expect(menu(page)).toHaveAttribute('open')
  })
})

function menu(page: Page) {
  return page.locator('.site-menu')
}

/** Leaves a page for another, and marks it before. */
async function leave(page: Page, address: string): Promise<void> {
  await mark(page)
  await page.goto(address)
}

function mark(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { kept: true }))
}

/** Goes back, to the very page that was marked. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect
    .poll(() => page.evaluate(() => 'kept' in window).catch(() => false), { message: 'the browser has kept the page' })
    .toBe(true)
}
