import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { holdBack } from '../hold-back.ts'
import type { EditedSite } from './edited-site.ts'
import { choosePage, test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

const order = async () => {
  const { pages } = parse(await site.read()) as { pages: { home: { sections: Record<string, unknown> } } }
  return Object.keys(pages.home.sections)
}

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).first()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

test('by keyboard alone, a section is moved, hidden, shown and removed, and the focus stays with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await site.open(page)
  const before = await order()
  await tabTo(page, 'Sections')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Move down: In Ramadan')
  const focused = page.locator(':focus')
  const said = page.getByRole('main').getByRole('status')
  for (const place of [3, 4]) {
    await page.keyboard.press('Enter')
    await expect(said).toHaveText(`In Ramadan is now no. ${place} of ${before.length}.`)
    await expect(focused).toHaveAccessibleName('Move down: In Ramadan')
  }
  expect((await order()).indexOf('ramadan')).toBe(3)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveAccessibleName('More: In Ramadan')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveAccessibleName('Hide')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('In Ramadan is hidden.')
  await expect(focused).toHaveAccessibleName('Show')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('In Ramadan is shown.')
  await expect(focused).toHaveAccessibleName('Hide')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('In Ramadan is removed. Undo brings it back.')
  await expect(focused).toHaveAccessibleName(/^More: /)
  expect(await order()).toEqual(before.filter((key) => key !== 'ramadan'))
  await expect(page.getByRole('group', { name: 'What to do with us' }).locator(':focus')).toHaveCount(1)
})

test('a section is dragged in the list, and lifted and moved by keys: each drop is one change, and is said', async ({
  page,
}) => {
  await site.open(page)
  const before = await order()
  await page.getByRole('button', { name: 'Sections' }).click()
  const handle = page.getByRole('button', { name: 'Move “In Ramadan”' })
  const said = page.getByRole('main').getByRole('status')
  const middle = async (row: number) => {
    const box = await page.locator('.section-rows > li').nth(row).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + (await middle(3)) - (await middle(1)) + 5, { steps: 5 })
  await page.mouse.up()
  await expect(said).toHaveText(`In Ramadan is now no. 4 of ${before.length}.`)
  expect((await order()).indexOf('ramadan')).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
  await expect(page.getByText('All saved')).toBeVisible()
  await handle.focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(said).toHaveText(`No. 4 of ${before.length}`)
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('In Ramadan stays where it was.')
  for (const key of [' ', 'ArrowDown', ' ']) await page.keyboard.press(key)
  await expect(said).toHaveText(`In Ramadan is now no. 3 of ${before.length}.`)
  expect((await order()).indexOf('ramadan')).toBe(2)
})

test('a section is dragged on the page itself by its handle, and moved by the arrows there', async ({ page }) => {
  const frame = await site.open(page)
  const before = await order()
  await frame.getByRole('heading', { name: 'In Ramadan' }).hover()
  const handle = page.getByRole('button', { name: 'Move “Notice”' })
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
  const next = await frame.locator('#reasons').boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 20)
  // The page scrolls near its lower edge, until the middle of the next section has passed the pointer.
  await page.mouse.move(x + width / 2, Math.min((next?.y ?? 0) + (next?.height ?? 0), 880), { steps: 8 })
  await expect(page.locator('.section-drop')).toBeVisible()
  await expect
    .poll(() => frame.locator('#reasons').evaluate((one) => one.getBoundingClientRect().bottom))
    .toBeLessThan(600)
  await page.mouse.up()
  await expect.poll(async () => (await order()).indexOf('ramadan')).toBeGreaterThan(before.indexOf('ramadan'))
  await expect(page.locator('.section-drop')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
  await expect(page.getByText('All saved')).toBeVisible()
  await frame.getByRole('heading', { name: 'In Ramadan' }).hover()
  await handle.press('ArrowDown')
  await expect.poll(async () => (await order()).indexOf('ramadan')).toBe(before.indexOf('ramadan') + 1)
})

test('the last place has no way down: the focus stays in the row', async ({ page }) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  const rows = page.locator('.section-rows > li')
  const last = (await order()).length - 1
  await rows
    .nth(last)
    .getByRole('button', { name: /^Move up/ })
    .press('Enter')
  await expect(rows.nth(last - 1).locator(':focus')).toHaveCount(1)
  await expect(page.getByText('All saved')).toBeVisible()
  await rows
    .nth(last - 1)
    .getByRole('button', { name: /^Move down/ })
    .press('Enter')
  await expect(rows.nth(last).locator(':focus')).toHaveCount(1)
})

test('a section that is added late does not take the place of what was opened meanwhile', async ({ page }) => {
  const frame = await site.open(page)
  const opened = page.getByRole('complementary').getByRole('heading', { level: 2 }).first()
  const before = await order()
  await page.getByRole('button', { name: 'Sections' }).click()
  const release = await holdBack(page, '**/@edit/parts')
  await page.getByRole('button', { name: /^Questions/ }).click()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await frame.locator('h1').click()
  await expect(opened).toContainText('Title')
  const title = await opened.textContent()
  release()
  await expect.poll(async () => (await order()).length).toBe(before.length + 1)
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(opened).toHaveText(title ?? '')
})

test('an entry that is moved late does not take the place of what was opened meanwhile', async ({ page }) => {
  const frame = await site.open(page)
  const card = page.getByRole('complementary')
  const opened = card.getByRole('heading', { level: 2 }).first()
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByRole('searchbox').fill('We answer by the next day')
  await page.getByRole('row').nth(1).getByRole('button').click()
  const release = await holdBack(page, '**/@edit/edits')
  await card
    .getByRole('group', { name: /^Entry 1 of/ })
    .getByRole('button', { name: 'Move down' })
    .click()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await frame.locator('h1').click()
  await expect(opened).toContainText('Opening')
  const title = await opened.textContent()
  release()
  await expect.poll(async () => (await site.read()) === site.text).toBe(false)
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(opened).toHaveText(title ?? '')
})

test('what is no text is changed in the form of its place: a price, days, a field of a form, and a page is hidden', async ({
  page,
}) => {
  test.slow()
  const now = async () => parse(await site.read())
  const frame = await site.open(page)
  const card = page.getByRole('complementary')
  await choosePage(page, 'rooms')
  await frame.getByText('By the stairs').first().click()
  const amount = card.getByRole('textbox', { name: 'Price' })
  await amount.fill('9oo')
  await expect(card.getByText('This must be a number.')).toBeVisible()
  await amount.fill('900')
  await expect(frame.getByText('900').first()).toBeVisible()
  expect(await site.read()).toBe(site.text.replace('amount: 890', 'amount: 900'))
  await amount.fill('890')
  await expect.poll(site.read).toBe(site.text)
  await page.getByRole('button', { name: 'Whole site', exact: true }).click()
  const list = page.getByRole('region', { name: 'Whole site' })
  const lead = (name: RegExp) => card.getByRole('button', { name }).first().click()
  await list.getByRole('button', { name: /^Offices/ }).click()
  await lead(/^The shop/)
  await lead(/^Opening hours/)
  await lead(/^Saturday – Thursday/)
  await card.getByRole('checkbox', { name: 'Friday' }).check()
  await expect.poll(async () => (await now()).offices.shop.openingHours[0].days).toContain('friday')
  await card.getByRole('textbox', { name: 'Closes' }).fill('19:00')
  await expect.poll(async () => (await now()).offices.shop.openingHours[0].closes).toBe('19:00')
  await expect(page.getByText('All saved')).toBeVisible()
  await card.getByRole('checkbox', { name: 'Friday' }).uncheck()
  await card.getByRole('textbox', { name: 'Closes' }).fill('18:30')
  await expect.poll(site.read).toBe(site.text)

  await list.getByRole('button', { name: /^Forms/ }).click()
  await lead(/^Ask us/)
  await card.getByRole('button', { name: 'Choice', exact: true }).click()
  // What is agreed to stays last.
  const fields = card.locator('.form-field')
  await expect(fields).toHaveCount(6)
  await fields.nth(4).click()
  await expect(card.getByRole('heading', { level: 2 })).toContainText('What would you like?')
  await card.getByRole('textbox', { name: /^Label/ }).fill('A colour')
  await card.getByText('日本語, العربية').first().click()
  await card
    .getByRole('textbox', { name: /^日本語/ })
    .first()
    .fill('色')
  await card
    .getByRole('textbox', { name: /^العربية/ })
    .first()
    .fill('لون')
  await expect.poll(async () => (await now()).forms.contact.fields.at(-2).label.ar).toBe('لون')
  expect((await now()).forms.contact.fields.at(-2)).toMatchObject({
    ...{ type: 'select', name: 'a_colour', label: { en: 'A colour' } },
  })

  await page.getByRole('button', { name: 'Sections' }).click()
  await choosePage(page, 'rooms')
  await page.getByRole('button', { name: 'Hide this page' }).click()
  await expect(page.getByText(/\d+ places link to this page/)).toBeVisible()
  await page.getByRole('button', { name: 'Hide anyway' }).click()
  await expect(page.getByText('This page is hidden')).toBeVisible()
  await expect(frame.locator('h1')).toHaveCount(0)
})

test('a service is added, empty or as a copy of another, under a name that becomes its address', async ({ page }) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  await page.getByLabel('Belongs to').selectOption({ label: 'Services' })
  const copied = page
    .getByLabel('Begin with')
    .getByRole('option', { name: /^A copy of/ })
    .first()
  await page.getByLabel('Begin with').selectOption((await copied.getAttribute('value')) ?? '')
  await page.getByLabel('Name of the page').fill('Bread for the day')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This page is hidden')).toBeVisible()
  const { services } = parse(await site.read())
  expect(services['bread-for-the-day']).toMatchObject({
    enabled: false,
    label: { en: 'Bread for the day' },
    slug: { en: 'bread-for-the-day' },
  })
  expect(Object.keys(services['bread-for-the-day'].sections).length).toBeGreaterThan(1)
})

test('a section is copied behind itself, hidden, and a section of another page is shown again', async ({ page }) => {
  await site.open(page)
  const before = await order()
  await page.getByRole('button', { name: 'Sections' }).click()
  const rows = page.locator('.section-rows > li')
  await rows.nth(1).getByRole('button', { name: 'Copy' }).click()
  await expect(rows).toHaveCount(before.length + 1)
  await expect(rows.nth(2)).toContainText('hidden')
  expect(await order()).toEqual([...before.slice(0, 2), `${before[1]}-2`, ...before.slice(2)])

  await page.getByRole('button', { name: /^From another page/ }).click()
  const choice = page.getByRole('complementary').getByRole('combobox').first()
  await choice.selectOption({ index: 3 })
  const wanted = await choice.inputValue()
  const reused = async () => {
    const { sections } = parse(await site.read()).pages.home as { sections: Record<string, { section?: string }> }
    return Object.values(sections).map(({ section }) => section)
  }
  await expect.poll(reused).toContain(wanted)
})
