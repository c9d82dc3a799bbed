import { expect } from '@playwright/test'
import { test } from '../site-test.ts'

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
  const { address } = await serve('second')
  await page.goto(`${address}/fr/`)
  const picture = page.locator('.page-cards-sheet').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await picture.click({ force: true, position: { x: box.width / 2, y: 20 } })
  await expect(page).toHaveURL(`${address}/fr/prestations/accord`)
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
