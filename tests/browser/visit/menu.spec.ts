import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { laterStyles } from '../look/later-styles.ts'
import { footerLink, open } from '../running-page.ts'
import { startApp, test } from '../site-test.ts'

const phone = { width: 390, height: 800 }

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

  for (const [where, viewport] of [
    ['a phone on its side', { width: 640, height: 360 }],
    ['400 % zoom', { width: 320, height: 256 }],
  ] as const) {
    test(`opens below its button on ${where}`, async ({ page, site }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${site}/en/`)
      await menu(page).locator('summary').click()
      await expect(menu(page).getByRole('link').first()).toBeInViewport({ ratio: 1 })
      const header = await page.getByRole('banner').boundingBox()
      expect((await menu(page).locator('nav').boundingBox())?.y).toBeCloseTo(header?.height ?? 0, -1)
    })
  }

  test('has a button in the colour of buttons under forced colours, also while it is open', async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${site}/en/`)
    await laterStyles(page)
    await menu(page).locator('summary').click()
    const [sign, button] = await menu(page).evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.cssText = 'color: ButtonText; forced-color-adjust: none'
      const summary = element.querySelector('summary') as Element
      return [getComputedStyle(summary, '::after').color, getComputedStyle(probe).color]
    })
    expect(sign).toBe(button)
  })

  test('leads to the request that the header has no room for', async ({ page, site }) => {
    await page.goto(`${site}/en/`)
    await expect(page.locator('.site-header-action')).toBeHidden()
    await menu(page).locator('summary').click()
    await menu(page).getByRole('link', { name: 'Request an assessment' }).click()
    await expect(page).toHaveURL(`${site}/en/request-diagnostic`)
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

  test('makes room for the languages, also before the app has started', async ({ page, site }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(`${site}/en/`)
    await menu(page).locator('summary').click()
    await page.locator('.language-switcher summary').click()
    await expect(menu(page)).not.toHaveAttribute('open')
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${site}/es/`)
  })

  test('opens before the app has started, and stays open when it has', async ({ page, site }) => {
    const release = await holdBack(page, '**/assets/*.js')
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
