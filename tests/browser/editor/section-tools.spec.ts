import { expect } from '@playwright/test'
import { parse } from 'yaml'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

const sections = async () => {
  const { pages } = parse(await site.read()) as {
    pages: { home: { sections: Record<string, { kind: string; enabled?: boolean }> } }
  }
  return pages.home.sections
}
const order = async () => Object.keys(await sections())
const before = ['opening', 'ramadan', 'reasons', 'breakfast', 'todo', 'voices', 'news', 'closing']

test('the section under the pointer is moved, copied and hidden on the page itself, and the page follows', async ({
  page,
}) => {
  const frame = await site.open(page)
  expect(await order()).toEqual(before)
  const shown = frame.locator('main > [id]')
  const tools = page.getByRole('group', { name: /^Tools of the section: / })
  await expect(tools).toHaveCount(0)
  await frame.getByRole('heading', { name: 'Why guests come back' }).hover()
  await expect(tools).toHaveCount(1)
  await expect(shown.nth(2)).toHaveAttribute('id', 'reasons')
  await tools.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(order).toEqual(['opening', 'reasons', 'ramadan', 'breakfast', 'todo', 'voices', 'news', 'closing'])
  await expect(shown.nth(1)).toHaveAttribute('id', 'reasons')
  // Nothing comes before the opening.
  await expect(tools.getByRole('button', { name: 'Move up' })).toBeDisabled()
  await tools.getByRole('button', { name: 'Move down' }).click()
  await expect.poll(site.read).toBe(site.text)
  await expect(shown.nth(2)).toHaveAttribute('id', 'reasons')
  await tools.getByRole('button', { name: 'Hide' }).click()
  await expect.poll(async () => (await sections()).reasons?.enabled).toBe(false)
  await expect(frame.locator('#reasons')).toHaveCount(0)
  expect(await order()).toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
  await expect(frame.locator('#reasons')).toHaveCount(1)
})

test('the opening stays first: its tools do not move or hide it', async ({ page }) => {
  const frame = await site.open(page)
  await frame.locator('h1').hover()
  const tools = page.getByRole('group', { name: /^Tools of the section: / })
  await expect(tools.getByRole('button')).toHaveCount(1)
  await tools.getByRole('button', { name: 'Settings and look' }).click()
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2 }).first()).toContainText('Opening')
})

test('a section is added above the one under the pointer, and below it', async ({ page }) => {
  const frame = await site.open(page)
  const added = async () => (await order()).filter((key) => !before.includes(key))
  const choose = page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name: /^Questions/ })
  await frame.getByRole('heading', { name: 'Why guests come back' }).hover()
  await page.getByRole('button', { name: 'Add a section above' }).click()
  await choose.click()
  await expect.poll(added).toHaveLength(1)
  const [above = ''] = await added()
  expect(await order()).toEqual([...before.slice(0, 2), above, ...before.slice(2)])
  expect((await sections())[above]).toMatchObject({ kind: 'questions', enabled: false })
  // Its texts are open, to be written.
  await expect(page.getByRole('complementary').getByText('This section is hidden.')).toBeVisible()
  // Who writes it sees it on the page, and types its heading where the name of that stands.
  await expect(page.getByRole('main').getByText('This section is hidden.')).toBeVisible()
  const name = frame.locator(`#${above} [data-unwritten]`).first()
  await name.click()
  await page.keyboard.type('Often asked')
  await expect.poll(async () => JSON.stringify((await sections())[above])).toContain('"Often asked"')
  await expect(page.getByText('All saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(async () => JSON.stringify((await sections())[above])).not.toContain('Often asked')
  await expect(page.getByText('All saved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(site.read).toBe(site.text)
  // The page knows of it, and not only the file.
  await expect(page.getByText('All saved')).toBeVisible()

  await frame.getByRole('heading', { name: 'In Ramadan' }).hover()
  await page.getByRole('button', { name: 'Add a section below' }).click()
  await choose.click()
  await expect.poll(added).toHaveLength(1)
  const [below = ''] = await added()
  expect(await order()).toEqual([...before.slice(0, 2), below, ...before.slice(2)])
})

for (const where of ['on the page', 'in the list'] as const)
  test(`what is typed after a section is copied ${where} is written into the copy, and its spaces make no other copy`, async ({
    page,
  }) => {
    const frame = await site.open(page)
    const heading = 'Why guests come back'
    // What lies open is the original.
    await frame.getByRole('heading', { name: heading }).click()
    if (where === 'in the list') {
      await page.getByRole('button', { name: 'Sections' }).click()
      await page.getByRole('listitem').filter({ hasText: heading }).getByRole('button', { name: 'Copy' }).click()
    } else {
      await frame.getByRole('heading', { name: heading }).hover()
      const tools = page.getByRole('group', { name: /^Tools of the section: / })
      await tools.getByRole('button', { name: 'Copy' }).click()
    }
    await page.keyboard.type('a b c ')
    const field = page.getByRole('complementary').getByRole('textbox').first()
    await expect(page.getByRole('complementary').getByText('This section is hidden.')).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('The copy')
    // The first text of the section is the small line above its heading.
    const written = async () => {
      const all = (await sections()) as Readonly<Record<string, { eyebrow?: { en: string } }>>
      return [all.reasons?.eyebrow?.en, all['reasons-2']?.eyebrow?.en]
    }
    await expect.poll(written).toEqual(['The house', 'The copy'])
    expect(await order()).toEqual([...before.slice(0, 3), 'reasons-2', ...before.slice(3)])
    await expect(page.getByText('All saved')).toBeVisible()
  })
