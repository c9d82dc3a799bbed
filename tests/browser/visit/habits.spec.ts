import { expect, type Page } from '@playwright/test'
import { oneIn } from '../../site/thorough.ts'
import { footerLink, open } from '../running-page.ts'
import { startApp, test } from '../site-test.ts'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls as far as one goes who reads, and waits until the page has stopped. */
async function readTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const stopped = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo(0, to)
    return stopped
  }, top)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const afterMs of oneIn(3, [120, 30, 250]))
    test(`whoever turns the wheel ${afterMs} ms after a link is not pulled back to the top of its page`, async ({
      page,
      site,
    }) => {
      await open(page, `${site}/pt/`)
      await footerLink(page, 'Sobre').scrollIntoViewIfNeeded()
      await page.mouse.move(300, 300)
      await footerLink(page, 'Sobre').evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveTitle(/Quem somos/)
      await page.waitForTimeout(afterMs)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(1500)
      expect(await place(page)).toBeGreaterThan(100)
    })
})

test('Back after a reload leads to the place that was left, whether the app has started anew or not', async ({
  page,
  site,
}) => {
  for (const [top, isStarted] of [
    [1400, true],
    [3000, false],
  ] as const) {
    await open(page, `${site}/pt/`)
    await readTo(page, top)
    await footerLink(page, 'Contato').evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveTitle(/Contato|Fale/)
    await page.reload()
    if (isStarted) await startApp(page)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/pt/`)
    await expect(page.locator('.page-cards').first()).toBeVisible()
    await expect.poll(() => place(page), { message: `${top}, app started: ${isStarted}` }).toBe(top)
  }
})

test('a reload of a page that was scrolled stays where it is, and the top is the top', async ({ page, site }) => {
  await open(page, `${site}/pt/`)
  await readTo(page, 1400)
  await readTo(page, 900)
  await page.reload()
  await expect.poll(() => place(page)).toBe(900)
  await startApp(page)
  expect(await place(page)).toBe(900)
})

for (const menu of ['.site-menu', '.language-switcher'])
  test(`Escape closes ${menu} that was opened before the app had started, and the focus is on its name`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(`${site}/pt/`)
    const details = page.locator(menu)
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(details).not.toHaveAttribute('open')
    await expect(details.locator('summary')).toBeFocused()
  })
