import { expect } from '@playwright/test'
import { test } from './site-test.ts'

test.use({ javaScriptEnabled: false })

test('what is open in the header is closed by a tap anywhere else, without any script', async ({ page, serve }) => {
  const { address } = await serve('third')
  for (const [width, part] of [
    [390, '.site-menu'],
    [390, '.language-switcher'],
    [1440, '.language-switcher'],
    [1440, '.nav-group'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${address}/en/`)
    const details = page.locator(part).first()
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    await page.mouse.click(20, 820)
    await expect(details).not.toHaveAttribute('open')
  }
})

test('a tap on the picture of a card follows the link of the card', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  for (const [path, picture] of [
    ['/pt/', '.page-cards-sheet'],
    ['/pt/servicos', '.page-index-sheet'],
  ] as const) {
    await page.goto(address + path)
    const box = await page.locator(picture).nth(1).boundingBox()
    if (!box) throw new Error(`${picture} is not shown`)
    await page.locator(picture).nth(1).scrollIntoViewIfNeeded()
    await page
      .locator(picture)
      .nth(1)
      .click({ force: true, position: { x: box.width / 2, y: 20 } })
    await expect(page).toHaveURL(`${address}/pt/servicos/assessoria`)
  }
})

test('the main button stands in the header of a tablet, where the menu is folded', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(`${address}/pt/`)
  await expect(page.locator('.site-menu')).toBeVisible()
  await expect(page.locator('.site-header-action')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.locator('.site-header-action')).toBeHidden()
})
