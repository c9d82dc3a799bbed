import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { siteTexts } from '../../site/site-texts.ts'
import { type EditedSite, editedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('third')
})

test.afterEach(({ page }) => site.restore(page))

const publish = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Publish/ })
const heading = 'A quiet house behind a blue door'

async function rewrite(...pairs: [from: string, to: string][]): Promise<void> {
  const text = pairs.reduce(
    (now, [from, to]) => {
      expect(now).toContain(from)
      return now.replace(from, to)
    },
    await site.read(),
  )
  await site.write(text)
}

test('what has changed is listed in words, page by page, and each line is taken back alone', async ({ page }) => {
  const frame = await site.open(page)
  await expect(publish(page)).toHaveText('Publish')
  await frame.locator('h1').click()
  await page.getByRole('complementary').getByRole('textbox').first().fill('A quiet house behind a green door')
  await expect(publish(page)).toHaveText('Publish 1')
  await rewrite(['ar: بيت هادئ', 'ar: بيت جديد'], ['See the rooms', 'See all rooms'])
  await expect(publish(page)).toHaveText('Publish 3')
  await publish(page).click()

  const home = page.getByRole('region', { name: 'Home' })
  await expect(home.getByRole('listitem')).toHaveCount(3)
  const title = home.getByRole('listitem').filter({ hasText: 'Opening › Title · English' })
  await expect(title.getByRole('definition')).toHaveText([heading, 'A quiet house behind a green door'])
  await expect(title.locator('mark')).toHaveText(['blue', 'green'])
  await home.getByRole('button', { name: 'Take back: Opening › Title · English' }).click()
  await expect(home.getByRole('listitem')).toHaveCount(2)
  await expect.poll(site.read).toContain(heading)
  expect(await site.read()).toContain('See all rooms')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(home.getByRole('listitem')).toHaveCount(3)
})

test('what stands between the site and going live is listed, and each line leads to its place', async ({ page }) => {
  await rewrite(['        kind: quotes\n', '        kind: quotes\n        sample: true\n'])
  await site.open(page)
  await publish(page).click()
  const launch = page.getByRole('region', { name: 'Before the site goes live' })
  await launch.getByText(/^Invented examples \(1\)$/).click()
  await launch.getByRole('button', { name: 'This is true now: Home › Quotes' }).click()
  await expect.poll(site.read).not.toContain('sample: true')
  await expect(launch.getByText(/^Invented examples/)).toHaveCount(0)
  await launch.getByText(/^Example addresses/).click()
  await launch.getByRole('button', { name: 'Contact details › E-mail › English' }).click()
  await expect(page.getByRole('complementary').getByRole('textbox').first()).toHaveValue(/@dar-nasim\.example$/)
})

test('sections that were added, moved and removed are lines too', async ({ page }) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  const rows = page.locator('.section-rows > li')
  await expect(rows.nth(1)).toContainText('In Ramadan')
  await rows.nth(1).getByRole('button', { name: 'Remove' }).click()
  await expect(rows.nth(1)).toContainText('Why guests come back')
  await rows.nth(1).getByRole('button', { name: 'Move down: Why guests come back' }).click()
  await expect(rows.nth(2)).toContainText('Why guests come back')
  await page.getByRole('button', { name: /^Questions/ }).click()
  await expect(publish(page)).toHaveText('Publish 3')
  await publish(page).click()
  const lines = page.getByRole('region', { name: 'Home' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Removed' })).toContainText('In Ramadan')
  await expect(lines.filter({ hasText: /\bMoved/ })).toContainText('Why guests come back')
  await expect(lines.filter({ hasText: 'Added' })).toContainText('Questions')
  await expect(lines).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await lines
      .first()
      .getByRole('button', { name: /^Take back/ })
      .click()
    await expect(lines).toHaveCount(left)
  }
  expect(await site.read()).toBe(site.text)
})

test('a sentence is suggested, and publishing commits the file, the lock of its translations and nothing else', async ({
  page,
}) => {
  await writeFile(join(site.folder, 'staged.txt'), 'by another')
  site.git('add', 'staged.txt')
  await rewrite(['See the rooms', 'See all rooms'])
  await site.open(page)
  await publish(page).click()
  await expect(page.getByLabel('What did you change?')).toHaveValue('Home: Second button › Label')
  await page.getByRole('main').getByRole('button', { name: 'Publish' }).click()
  await expect(
    page.getByText('Saved, but not online yet. How it gets there stands below.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Everything is published.')).toBeVisible()
  await expect(publish(page)).toHaveText('Publish')
  // The lock of the translations is there once a text was saved in the editor.
  expect(site.git('show', '--name-only', '--format=%s', 'HEAD')).toMatch(
    /^Home: Second button › Label\n\nsite\.config\.yaml(\ntranslations\.lock)?$/,
  )
  expect(site.git('status', '--porcelain')).toBe('A  staged.txt')
  site.git('rm', '-qf', '--cached', 'staged.txt')
  site.git('reset', '-q', 'HEAD~1')
})

test('a mistake keeps it from being published, and there is a way to it', async ({ page }) => {
  await rewrite([heading, '""'])
  await site.open(page)
  await publish(page).click()
  const main = page.getByRole('main')
  await expect(main.getByText('1 mistake keeps this from being published')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Show them' }).click()
  await expect(main.getByRole('heading', { name: 'Problems found' })).toBeVisible()
})

test('what has only one right answer is fixed by a button', async ({ page }) => {
  await rewrite([heading, 'A quiet  house behind a blue door'])
  const frame = await site.open(page)
  await page.getByRole('button', { name: /to look at/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'two spaces in a row' })
  await line.getByRole('button', { name: 'Fix' }).click()
  await expect(line).toHaveCount(0)
  expect(await site.read()).toBe(site.text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toHaveCount(1)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await frame.locator('h1').click()
  await page.getByRole('complementary').getByRole('button', { name: 'Fix' }).click()
  await expect(page.getByRole('complementary').getByRole('textbox').first()).toHaveValue(heading)
})

test('what cannot be sent is explained in plain words, kept, and sent later', async ({ page }) => {
  site.git('remote', 'add', 'origin', join(site.folder, 'remote'))
  await rewrite(['See the rooms', 'See all rooms'])
  await site.open(page)
  await publish(page).click()
  await page.getByRole('main').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('the other side cannot be reached. Nothing is lost.')).toBeVisible()
  site.git('init', '-q', '--bare', join(site.folder, 'remote'))
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Sent to remote.', { exact: true })).toBeVisible()
  expect(site.git('rev-parse', 'origin/main')).toBe(site.git('rev-parse', 'HEAD'))
})

test('outside of a repository, the folder to upload is made; one press begins the history, and a host that is chosen tells what came of it', async ({
  page,
}) => {
  test.slow()
  const outside = await editedSite(await siteTexts.third(), { isPublished: false })
  try {
    await writeFile(join(outside.folder, 'package.json'), '{}')
    await outside.open(page)
    await publish(page).click()
    await expect(page.getByText('Earlier versions of this site are not kept yet')).toBeVisible()
    const panel = page.getByRole('main')
    const saved = panel.getByText('Saved, but not online yet.')
    await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    const name = panel.getByLabel('Name', { exact: true })
    await expect(saved.or(name)).toBeVisible({ timeout: 60_000 })
    if (await name.isVisible()) {
      await name.fill('Ada')
      await panel.getByLabel('E-mail', { exact: true }).fill('ada@example.com')
      await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    }
    await expect(saved).toBeVisible({ timeout: 60_000 })
    expect(outside.git('ls-files')).toContain('package.json')

    await panel.getByLabel(/^Netlify/).check()
    const address = panel.getByLabel('The address of the page that you then see')
    await address.fill('https://example.com/site')
    await panel.getByRole('button', { name: 'Set it up' }).click()
    await expect(panel.getByText('This is not the address of such a page.')).toBeVisible()
    await address.fill('https://github.com/anna/site')
    await panel.getByRole('button', { name: 'Set it up' }).click()
    await expect(panel.getByText('Each publication goes online at Netlify by itself.')).toBeVisible({ timeout: 60_000 })
    expect(await readFile(join(outside.folder, '.github/workflows/site.yml'), 'utf8')).toContain('netlify')

    const since = new Date()
    since.setHours(14, 2, 0)
    const online = { state: 'online', time: since.getTime() / 1000, address: 'https://dar-nasim.example/' }
    await page.route('**/@edit/online', (route) => route.fulfill({ json: { online } }))
    await publish(page).click()
    await publish(page).click()
    await expect(panel.getByText(/Online since .*2:02/)).toBeVisible({ timeout: 60_000 })
    await expect(panel.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', 'https://dar-nasim.example/')
    await expect(panel.locator('details.folder summary')).toBeVisible()
    await panel.locator('details.folder:not([open]) summary').click()
    await page.getByLabel('For', { exact: true }).selectOption('apache')
    await page.getByRole('button', { name: 'Make the folder' }).click()
    const folder = page.getByText('upload everything in it').getByRole('code')
    await expect(folder).toHaveText(join(outside.folder, 'built/public'), { timeout: 90_000 })
    expect(await readFile(join(outside.folder, 'built/public/.htaccess'), 'utf8')).not.toBe('')
    const [zip] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      page.getByRole('button', { name: 'Make a ZIP file' }).click(),
    ])
    expect(zip.suggestedFilename()).toBe('public.zip')
    const unpacked = unzipSync(await readFile(await zip.path()))
    const names = await readdir(join(outside.folder, 'built/public'), { recursive: true, withFileTypes: true })
    expect(Object.keys(unpacked)).toHaveLength(names.filter((entry) => entry.isFile()).length)
    for (const [name, bytes] of Object.entries(unpacked))
      expect(Buffer.from(bytes).equals(await readFile(join(outside.folder, 'built/public', name))), name).toBe(true)
  } finally {
    await outside.stop()
  }
})
