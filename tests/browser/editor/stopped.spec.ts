import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { cacheFolder } from '../../../generator/lib/files/cache.ts'
import { inFolder, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { siteTexts, writeConfig } from '../../site/site-texts.ts'
import { type RunningCommand, startCommand } from '../running-command.ts'

test.describe.configure({ mode: 'serial' })
test.use({ locale: 'en-GB' })

let folder: TemporaryFolder
let file: string
let editor: RunningCommand
let text: string

const heading = 'A quiet house behind a blue door'
const start = (port: string) =>
  startCommand(['edit', '--no-open', '--config', file, ...inFolder(join(folder.path, 'built'))], port)
const stop = async () => {
  editor.stop()
  await expect.poll(() => editor.isRunning()).toBe(false)
}
const startAgain = async () => {
  editor = await start(new URL(editor.address).port)
}
const inFile = () => readFile(file, 'utf8')

/** Opens the editor and the heading of the first page. Returns the field of its first language. */
async function openHeading(page: Page) {
  await page.goto(editor.opening)
  await page.frameLocator('iframe').locator('h1').click()
  const field = page.getByRole('complementary').getByRole('textbox').first()
  await expect(field).toHaveValue(heading)
  return field
}

test.beforeAll(async () => {
  const site = await siteTexts.third()
  folder = await temporaryFolder()
  file = await writeConfig(site, folder.path)
  text = site.text
  editor = await start('0')
})

test.afterEach(() => writeFile(file, text))

test.afterAll(async () => {
  editor.stop()
  await folder.remove()
})

test('while the site is read, a word says so', async ({ page }) => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/@edit/state*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(editor.opening)
  await expect(page.getByText('Reading the site…')).toBeVisible()
  goOn()
  await expect(page.frameLocator('iframe').locator('h1')).toBeVisible()
  await expect(page.getByText('Reading the site…')).toHaveCount(0)
})

test('the page says within two seconds that the editor was stopped; what is typed since is saved when it is back, under another token', async ({
  page,
}) => {
  const first = editor.opening
  const field = await openHeading(page)
  await field.fill('Typed before')
  await expect.poll(inFile).toContain('en: Typed before\n')
  await expect(page.getByText('All saved')).toBeVisible()
  await stop()
  await expect(page.getByRole('alert')).toContainText('The editor has been stopped', { timeout: 2000 })
  await expect(page.getByText('All saved')).toHaveCount(0)
  await field.fill('Typed while it was stopped')
  await page.waitForTimeout(500)
  await page.getByRole('complementary').getByRole('textbox').nth(1).fill('止まっている間に')
  await page.waitForTimeout(500)
  // Another card is opened, and the text that was left is there still.
  await page.getByRole('button', { name: 'Close' }).click()
  await page.frameLocator('iframe').locator('h1').click()
  await expect(field).toHaveValue('Typed while it was stopped')
  await page.getByRole('button', { name: 'Close' }).click()
  await startAgain()
  expect(editor.opening).not.toBe(first)
  await expect.poll(inFile).toContain('en: Typed while it was stopped\n')
  await expect.poll(inFile).toContain('ja: 止まっている間に\n')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('All saved')).toBeVisible()
})

test('what was typed is saved although its tab is closed, or loaded anew, before the editor is back', async ({
  page,
  context,
}) => {
  const field = await openHeading(page)
  await stop()
  await expect(page.getByRole('alert')).toBeVisible()
  await field.fill('Typed, then closed')
  await page.waitForTimeout(300)
  await page.close({ runBeforeUnload: true })
  await startAgain()
  const other = await context.newPage()
  await other.goto(editor.opening)
  await expect.poll(inFile).toContain('en: Typed, then closed\n')
  await expect(other.getByText('All saved')).toBeVisible()
})

test('a tab whose token the new editor does not know says so, and goes on with that of another tab', async ({
  page,
  context,
}) => {
  const field = await openHeading(page)
  await stop()
  rmSync(join(cacheFolder, 'edit-tokens'), { recursive: true })
  await startAgain()
  await expect(page.getByRole('alert')).toContainText('Open the address that it shows')
  await field.fill('Typed under the old token')
  await page.waitForTimeout(500)
  expect(await inFile()).toBe(text)
  const other = await context.newPage()
  await other.goto(editor.opening)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(inFile).toContain('en: Typed under the old token\n')
  await expect(field).toHaveValue('Typed under the old token')
  await expect(page.getByText('All saved')).toBeVisible()
})

test('a text that has changed while the editor was stopped is shown in both versions', async ({ page }) => {
  const field = await openHeading(page)
  await stop()
  await field.fill('Ours')
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Close' }).click()
  await writeFile(file, text.replace(heading, 'Theirs'))
  await startAgain()
  const conflict = page.getByRole('alert').filter({ hasText: 'Theirs' })
  await expect(conflict).toContainText('Ours')
  expect(await inFile()).toBe(text.replace(heading, 'Theirs'))
  await conflict.getByRole('button', { name: 'Keep the one in the file' }).click()
  await expect(field).toHaveValue('Theirs')
  await page.reload()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(await inFile()).toBe(text.replace(heading, 'Theirs'))
})

const failures = [
  { answer: { status: 507, json: { refused: 'disk-full' } }, said: 'The disk is full' },
  { answer: { status: 500, body: 'An answer without words' }, said: 'This could not be done' },
]
for (const { answer, said } of failures)
  test(`a text that could not be written (${answer.status}) is not taken for saved when another one is, and is saved once it can be`, async ({
    page,
  }) => {
    const field = await openHeading(page)
    await page.route('**/@edit/edits', (route) => route.fulfill(answer))
    await field.fill('Typed on a full disk')
    await expect(page.getByRole('complementary').getByText(said)).toBeVisible()
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await page.unroute('**/@edit/edits')
    await page.getByRole('complementary').getByRole('textbox').nth(1).fill('書けます')
    await expect.poll(inFile).toContain('ja: 書けます\n')
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await expect(page.getByText('All saved')).toHaveCount(0)
    await page.reload()
    await page.frameLocator('iframe').locator('h1').click()
    await expect.poll(inFile).toContain('en: Typed on a full disk\n')
    await expect(page.getByText('All saved')).toBeVisible()
  })
