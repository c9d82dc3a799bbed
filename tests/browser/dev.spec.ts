import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const original = fileURLToPath(new URL('../fixtures/second-site/site.config.yaml', import.meta.url))

let folder: string
let config: string
let text: string
let server: ChildProcess
let terminal = ''
let address: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'))
  await cp(dirname(original), folder, { recursive: true })
  config = join(folder, 'site.config.yaml')
  text = await readFile(config, 'utf8')
  const args = ['dev', '--config', config, '--generated', join(folder, 'generated'), '--port', '0']
  server = spawn(process.execPath, ['generator/main.mjs', ...args], { cwd: root })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (terminal += chunk))
  await expect(() => expect(terminal).toMatch(/http:\/\/localhost:\d+\/\n/)).toPass({ timeout: 60_000 })
  address = /(http:\/\/localhost:\d+)\/\n/.exec(terminal)?.[1] ?? ''
})

test.afterAll(async () => {
  server.kill()
  await rm(folder, { recursive: true, force: true })
})

test('saving shows the new text in the open page and keeps what was typed; a mistake shows over the page until it is mended', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { defaultLocale, pages } = parse(text) as SiteConfig
  const contact = Object.values(pages).find((entry) => entry.kind === 'contact')
  const heading = contact?.kind === 'contact' ? (contact.form.title[defaultLocale] ?? '') : ''
  const withHeading = (title: string) => text.replace(heading, title)
  await page.goto(`${address}/${defaultLocale}/${contact?.slug[defaultLocale]}`)
  const field = page.getByRole('textbox').first()
  await expect(page.locator('form')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await field.fill('typed before the change')
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))

  await writeFile(config, withHeading('A heading from a moment ago'))
  await expect(page.getByRole('heading', { name: 'A heading from a moment ago' })).toBeVisible({ timeout: 20_000 })
  await expect(field).toHaveValue('typed before the change')

  await writeFile(config, text.replace('defaultLocale:', 'defaultLocal:'))
  const overlay = page.getByRole('alert').filter({ hasText: 'defaultLocal' })
  await expect(overlay).toBeVisible({ timeout: 20_000 })
  expect(terminal).toContain('defaultLocal')
  await expect(page.getByRole('heading', { name: 'A heading from a moment ago' })).toBeAttached()

  await writeFile(config, 'site: [')
  await expect(page.locator('#site-problems')).toContainText('site.config.yaml:1', { timeout: 20_000 })

  await writeFile(config, withHeading('Mended'))
  await expect(page.getByRole('heading', { name: 'Mended' })).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('#site-problems')).toHaveCount(0)
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
  expect(server.exitCode).toBeNull()
})
