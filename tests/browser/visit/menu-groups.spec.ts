import { expect } from '@playwright/test'
import { open } from '../running-page.ts'
import { startApp, test } from '../site-test.ts'

const stay = { name: 'Stay' }

test.describe('an entry with others below it', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('opens with the keyboard, closes on Escape, and gives the focus back', async ({ page, serve }) => {
    await open(page, `${(await serve('third')).address}/en/`)
    const group = page.locator('.nav-group').first()
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(group.getByRole('link', { name: 'Rooms' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group).not.toHaveAttribute('open')
    await expect(group.locator('summary')).toBeFocused()
  })

  test('closes when another one opens, when a link is chosen, and on a click elsewhere', async ({ page, serve }) => {
    await open(page, `${(await serve('third')).address}/en/`)
    const [first, second] = [page.locator('.nav-group').first(), page.locator('.nav-group').last()]
    await first.locator('summary').click()
    await second.locator('summary').click()
    await expect(first).not.toHaveAttribute('open')
    await first.locator('summary').click()
    await first.getByRole('link', { name: 'House' }).click()
    await expect(page).toHaveURL(/\/en\/house$/)
    await expect(first).not.toHaveAttribute('open')
    await expect(first.locator('summary')).toHaveAttribute('aria-current', 'true')
    await second.locator('summary').click()
    await page.mouse.click(200, 600)
    await expect(second).not.toHaveAttribute('open')
  })

  test('its links are in view, at the start of the bar and at its end', async ({ page, serve }) => {
    await page.goto(`${(await serve('third')).address}/ar/`)
    for (const group of await page.locator('.nav-group').all()) {
      await group.locator('summary').click()
      for (const link of await group.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an entry opens, and its links lead on', async ({ page, serve }) => {
    await page.goto(`${(await serve('third')).address}/en/`)
    await page.getByText(stay.name, { exact: true }).first().click()
    await page.getByRole('navigation').first().getByRole('link', { name: 'Rooms' }).click()
    await expect(page).toHaveURL(/\/en\/rooms$/)
  })

  test('on a phone all links are in the menu, under their words', async ({ page, serve }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${(await serve('third')).address}/en/`)
    await page.locator('.site-menu > summary').click()
    await page.getByRole('list', stay).getByRole('link', { name: 'House' }).click()
    await expect(page).toHaveURL(/\/en\/house$/)
  })
})

test('the link that skips the header is the first stop, before the notice', async ({ page, serve }) => {
  await page.goto(`${(await serve('third')).address}/en/`)
  await startApp(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.site-notice .text-link')).toBeFocused()
})
