import { expect } from '@playwright/test'
import { run } from '../../site/command.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite
let texts: string[]
const titles = ['A quiet house behind a blue door', 'A house behind a green door', 'A house of our own']

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
  // What the translations are made from, as they stand.
  expect((await run(['translate', 'lock', '--config', site.file])).exitCode).toBe(0)
  site.git('add', 'translations.lock')
  texts = titles.map((title) => site.text.replace(titles[0] as string, title))
  for (const [index, text] of texts.entries()) {
    if (index === 0) continue
    await site.write(text)
    site.git('commit', '-qam', `Title ${index}`)
  }
})

test.afterEach(({ page }) => site.restore(page, texts[2]))

test('the earlier versions of a text are listed in its card, and brought back', async ({ page }) => {
  const frame = await site.open(page)
  await frame.locator('h1').click()
  const card = page.getByRole('complementary')
  await card.getByText('Earlier versions').click()
  const versions = card.getByRole('listitem').filter({ hasText: 'English · ' })
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText(titles[1] as string)
  await expect(versions.first()).toContainText('Ada')
  await card.getByRole('button', { name: `Bring back: ${titles[0]}` }).click()
  await expect(card.getByRole('textbox').first()).toHaveValue(titles[0] as string)
  await expect(frame.locator('h1')).toHaveText(titles[0] as string)
  await expect(versions).toHaveText([/A house of our own/, /green door/])
  expect(await site.read()).toBe(texts[0])
})

test('a translation that is older than what it translates is said to be so, and found among all texts', async ({
  page,
}) => {
  const frame = await site.open(page)
  await frame.locator('h1').click()
  const card = page.getByRole('complementary')
  await expect(card.getByText('Older than English')).toHaveCount(2)
  await page.getByRole('button', { name: 'All texts' }).click()
  await page.getByLabel('Older than the first language').check()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(titles[2] as string)
})

test('publications are listed with what each has changed, and the whole site is brought back as one step', async ({
  page,
}) => {
  await site.open(page)
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click()
  const list = page.getByRole('region', { name: 'Earlier publications' })
  const first = list.getByRole('listitem').filter({ hasText: 'Title 1' })
  await first.getByText('Title 1').click()
  await expect(first.getByRole('definition')).toHaveText([titles[0] as string, titles[1] as string])
  await first.getByRole('button', { name: 'Bring this version back' }).click()
  await expect.poll(site.read).toBe(texts[1])
  await expect(page.getByText('The file is as it was then.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Publish 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(texts[2])
})
