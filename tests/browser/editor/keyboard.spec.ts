import { expect, type Page } from '@playwright/test'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

/** Goes to something by its name. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(name)
  await expect(page.locator('dialog[open] [aria-selected=true]')).toContainText(name)
  await page.keyboard.press('Enter')
}

test('by keyboard the focus goes with what opens in the card, and comes back to the button that added something', async ({
  page,
}) => {
  await site.open(page)
  await goTo(page, 'Form: ')
  const fields = page.locator('aside .form-field')
  // Who receives it stands first.
  await expect(page.locator('aside .receiver-open')).toBeFocused()
  await page.locator('aside [data-type=number]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.form-maker > [role=status]')).not.toBeEmpty()
  await expect(page.locator('aside [data-type=number]')).toBeFocused()
  await fields.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('aside textarea').first()).toBeFocused()
})

test('the hours are gone to by the name of a day, and from a day to the next', async ({ page }) => {
  await site.open(page)
  await goTo(page, 'Opening hours: Friday')
  await expect(page.locator('[data-part=friday] input').first()).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('[data-part=thursday] input').first()).toBeFocused()
})

test('the search lists nothing twice, and what was found before is gone', async ({ page }) => {
  await site.open(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Picture')
  await expect(page.locator('dialog[open] [role=status]')).toContainText(/: 1 of \d+/)
  const texts = await page.locator('dialog[open] [role=option]').allInnerTexts()
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  await page.keyboard.type(' nobody has')
  await expect(page.locator('dialog[open] [role=option]')).toHaveCount(0)
})
