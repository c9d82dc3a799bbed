import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { siteTexts } from '../site/site-texts.ts'
import { type EditedSite, editedSite } from './edited-site.ts'
import { holdBack } from './hold-back.ts'

test.describe.configure({ mode: 'serial' })
test.use({ locale: 'en-GB' })

let site: EditedSite

test.beforeAll(async () => {
  site = await editedSite(await siteTexts.third(), { isPublished: true })
})

test.afterAll(() => site?.stop())

test.afterEach(() => site.write(site.text))

const order = async () => {
  const { pages } = parse(await site.read()) as { pages: { home: { sections: Record<string, unknown> } } }
  return Object.keys(pages.home.sections)
}

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe is certain of. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations: found } = await axe.run()
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
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
  await expect(focused).toHaveAccessibleName('Remove')
  expect(await order()).toEqual(before.filter((key) => key !== 'ramadan'))
  await expect(page.getByRole('group', { name: 'What to do with us' }).locator(':focus')).toHaveCount(1)
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
  await rows
    .nth(last - 1)
    .getByRole('button', { name: /^Move down/ })
    .press('Enter')
  await expect(rows.nth(last).locator(':focus')).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at 320 and 360 px in ${colorScheme}, nothing is cut off, and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await site.write(site.text.replace('A quiet house behind a blue door', 'A quiet house behind a green door'))
    await site.open(page)
    for (const view of ['Sections', 'All texts', 'Publish 1']) {
      await page.getByRole('banner').getByRole('button', { name: view, exact: true }).click()
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const bar = await page.getByRole('banner').boundingBox()
        expect(bar?.height, `the bar of ${view} at ${width} px`).toBeLessThan(140)
      }
      expect(await violations(page), view).toEqual([])
    }
  })
}

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
  const row = page
    .getByRole('row')
    .filter({ hasText: /no\. 1/ })
    .first()
  await row.getByRole('button').click()
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
