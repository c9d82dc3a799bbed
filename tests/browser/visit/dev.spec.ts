import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { root, temporaryFolder } from '../../site/command.ts'
import { pageFor, sectionOf } from '../../site/shipped-config.ts'
import { siteTexts, writeConfig } from '../../site/site-texts.ts'
import { type RunningCommand, startCommand } from '../running-command.ts'
import { startApp } from '../site-test.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let config: string
let text: string
let server: RunningCommand

test.beforeAll(async () => {
  folder = await temporaryFolder()
  const site = await siteTexts.second()
  text = site.text
  config = await writeConfig(site, folder.path)
  server = await startCommand(['dev', '--config', config, '--generated', join(folder.path, 'generated')])
})

test.afterAll(async () => {
  server.stop()
  await folder.remove()
})

test('saving shows the new text in the open page and keeps what was typed; a mistake shows over the page until it is fixed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const site = parse(text) as SiteConfig
  const { defaultLocale } = site
  const contact = pageFor(site, 'contact').page
  const heading = sectionOf(contact, 'form').title[defaultLocale] ?? ''
  const withHeading = (title: string) => text.replace(heading, title)
  await page.goto(`${server.address}/${defaultLocale}/${contact.slug[defaultLocale]}`)
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
  expect(server.output()).toContain('defaultLocal')
  await expect(page.getByRole('heading', { name: 'A heading from a moment ago' })).toBeAttached()

  await writeFile(config, 'site: [')
  await expect(page.locator('#site-problems')).toContainText('site.config.yaml:1', { timeout: 20_000 })

  await writeFile(config, withHeading('Fixed'))
  await expect(page.getByRole('heading', { name: 'Fixed' })).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('#site-problems')).toHaveCount(0)
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
  expect(server.isRunning()).toBe(true)
})

test('saving another colour shows it in the open page, and in one that the app has opened, at the place that is read', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const site = parse(text) as SiteConfig
  const { defaultLocale, theme } = site
  const about = pageFor(site, 'about').page
  const colour = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--theme-color'))
  await writeFile(config, text)
  await page.goto(`${server.address}/${defaultLocale}/`)
  await startApp(page)
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  expect(await colour()).toBe(theme.color)

  await writeFile(config, text.replace(theme.color, '#123456'))
  await expect.poll(colour, { timeout: 20_000 }).toBe('#123456')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#123456')

  await page.locator(`footer a[href$="/${about.slug[defaultLocale]}"]`).click()
  await expect(page.locator('link[data-precedence]')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Until then the app leads to the top of the new page.
  await page.waitForTimeout(300)
  await page.evaluate(() => window.scrollTo(0, 400))
  await writeFile(config, text.replace(theme.color, '#654321'))
  await expect.poll(colour, { timeout: 20_000 }).toBe('#654321')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})

test('saving, removing and adding an image shows in the open page, without the configuration being saved', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const logo = join(folder.path, 'logo.svg')
  const drawing = await readFile(logo, 'utf8')
  const problems = page.locator('#site-problems')
  await writeFile(config, text)
  await page.goto(`${server.address}/${(parse(text) as SiteConfig).defaultLocale}/`)
  await startApp(page)
  await page.evaluate(() => Object.assign(window, { isStillHere: true }))
  const icon = await page.locator('link[rel=icon]').getAttribute('href')

  await writeFile(logo, drawing.replace(/fill="[^"]*"/, 'fill="#012345"'))
  await expect(page.locator('header [fill="#012345"]')).toHaveCount(1, { timeout: 20_000 })
  await expect(page.locator('link[rel=icon]')).not.toHaveAttribute('href', icon ?? '')

  await rm(logo)
  await expect(problems).toContainText('logo.svg', { timeout: 20_000 })
  await writeFile(logo, drawing)
  await expect(problems).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('header [fill="#012345"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
})

test('a photo that passes the check but cannot be read is named over the page, without a stack, until it is there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const photo = join(folder.path, 'images/piano.jpg')
  const whole = await readFile(photo)
  const problems = page.locator('#site-problems')
  await writeFile(config, text)
  await page.goto(`${server.address}/fr/atelier`)
  await startApp(page)

  // Its size can be read, and its end is there: what lies between is missing.
  await writeFile(
    photo,
    Buffer.concat([whole.subarray(0, whole.indexOf(Buffer.of(0xff, 0xda))), Buffer.of(0xff, 0xd9)]),
  )
  await expect(problems).toContainText('piano.jpg', { timeout: 20_000 })
  expect(server.output()).not.toContain('    at ')
  await writeFile(photo, whole)
  await expect(problems).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('.hero-photo')).not.toHaveJSProperty('naturalWidth', 0)
})

test('files of the project that are no part of the app are shown to nobody', async () => {
  const paths = [
    '/package.json',
    '/package.json?raw',
    '/package.json?import&url',
    `/@fs${join(root, 'package.json')}?raw`,
  ]
  for (const path of paths) {
    const response = await fetch(server.address + path)
    expect(response.status, path).not.toBe(200)
    expect(await response.text(), path).not.toContain('"scripts"')
  }
  expect((await fetch(`${server.address}/src/app.tsx`)).status).toBe(200)
})

test('a page whose address was changed gives way to the one that says that it is not there', async ({ page }) => {
  test.setTimeout(120_000)
  const site = parse(text) as SiteConfig
  const { defaultLocale } = site
  const slug = pageFor(site, 'about').page.slug[defaultLocale] ?? ''
  await writeFile(config, text)
  await page.goto(`${server.address}/${defaultLocale}/${slug}`)
  await startApp(page)

  await writeFile(config, text.replace(`      ${defaultLocale}: ${slug}\n`, `      ${defaultLocale}: ${slug}-2\n`))
  await expect(page.locator('.not-found-links')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator(`footer a[href$="/${slug}-2"]`)).toHaveCount(1)
})

test('a server started on a mistake shows it, then another one, and the site once they are fixed', async ({ page }) => {
  test.setTimeout(120_000)
  const beside = await temporaryFolder()
  const broken = await writeConfig(await siteTexts.second(), beside.path)
  await writeFile(broken, text.replace('defaultLocale:', 'defaultLocal:'))
  const started = await startCommand(['dev', '--config', broken, '--generated', join(beside.path, 'generated')])
  const problems = page.locator('#site-problems')
  await page.goto(started.address)
  await expect(problems).toContainText('defaultLocal')
  await writeFile(broken, text.replace('locales:', 'local:'))
  await expect(problems).not.toContainText('defaultLocal', { timeout: 20_000 })
  await expect(problems).toContainText('local')

  await writeFile(broken, text)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect(problems).toHaveCount(0)
  started.stop()
  await beside.remove()
})
