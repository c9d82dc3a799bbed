import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fourthSite } from '../../site/command.ts'
import { type GitHost, startGitHost } from '../../tab/git-host.ts'
import { type ServedApp, serveApp } from './tab-app.ts'

// A site in a tab that comes from a repository, and goes back to it.

test.describe.configure({ mode: 'serial' })

let app: ServedApp
let host: GitHost
let folder: string

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'tab-'))
  host = await startGitHost('github', join(folder, 'repository'))
  const name = (file: string) => join(dirname(fourthSite), file)
  host.repository.push('main', {
    'site.config.yaml': await readFile(fourthSite),
    'logo.svg': await readFile(name('logo.svg')),
  })
  app = await serveApp(folder, [`github ${host.address}`])
})

test.afterAll(async () => {
  app.stop()
  await host.close()
  await rm(folder, { recursive: true, force: true })
})

async function signIn(page: Page, key: string): Promise<void> {
  await page.goto(app.address)
  await page.getByLabel('Address of the repository').fill(`${host.address}/anna/site`, { timeout: 120_000 })
  await page.getByRole('textbox', { name: /^Key/ }).fill(key)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

test('a site is opened from its repository, edited on its page, and published as one commit beside that of another', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await signIn(page, 'wrong-key')
  await expect(page.getByText('This does not let you in.')).toBeVisible({ timeout: 60_000 })
  await signIn(page, 'good-key')
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await heading.click({ timeout: 120_000 })
  await page.getByRole('complementary').getByRole('textbox').first().fill('Möbel nach Maß')
  await expect(page.getByText('All saved')).toBeVisible()

  const before = await readFile(fourthSite, 'utf8')
  const theirs = before.replace('Tische und Regale', 'Tische und Bänke')
  const theirCommit = host.repository.push('main', { 'site.config.yaml': theirs })
  await page.getByRole('button', { name: /^Publish/ }).click()
  const panel = page.getByRole('region', { name: 'Publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(panel.getByText('Saved with its history.', { exact: true })).toBeVisible({ timeout: 60_000 })
  const both = theirs.replace('Möbel, die zu Ihrem Raum gehören', 'Möbel nach Maß')
  expect(host.repository.file('main', 'site.config.yaml')?.toString()).toBe(both)
  const [newest] = host.repository.history(host.repository.head('main'))
  expect(newest?.parents).toEqual([theirCommit])

  expect([...said, ...host.asked].join()).not.toContain('good-key')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
  expect(kept).not.toContain('good-key')
})
