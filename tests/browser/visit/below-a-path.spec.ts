import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { inFolder, temporaryFolder } from '../../site/command.ts'
import { belowPath, siteTexts, writeConfig } from '../../site/site-texts.ts'
import { type RunningCommand, startCommand } from '../running-command.ts'
import { startApp } from '../site-test.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let config: string

test.beforeAll(async () => {
  folder = await temporaryFolder()
  config = await writeConfig(belowPath('shop/pianos', await siteTexts.second()), folder.path)
})
test.afterAll(() => folder.remove())

test.describe('a built site below a path', () => {
  let server: RunningCommand
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = await startCommand(['start', '--config', config, ...inFolder(folder.path)])
  })
  test.afterAll(() => server.stop())

  test('is opened at its path: the root there leads to the visitor’s language', async ({ page }) => {
    expect(server.opening).toBe(`${server.address}/shop/pianos/`)
    await page.goto(server.opening)
    await expect(page).toHaveURL(/\/shop\/pianos\/(fr|de)\/$/)
  })

  test('the app follows links without loading a document, and leaves the host’s other addresses to the browser', async ({
    page,
  }) => {
    await page.goto(`${server.opening}fr/`)
    await startApp(page)
    await page.evaluate(() => Object.assign(window, { isStillHere: true }))
    await page.locator('.site-header-nav a').nth(1).click()
    await expect(page).toHaveURL(/\/shop\/pianos\/fr\/.+/)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/fr/'
      link.textContent = 'Another site of the host'
      document.querySelector('main')?.prepend(link)
    })
    const asked = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByText('Another site of the host').click()
    expect(new URL((await asked).url()).pathname).toBe('/fr/')
  })

  test('an unknown address shows the page of the site for it, and what it surely means is opened', async ({ page }) => {
    expect((await page.goto(`${server.opening}fr/nothing`))?.status()).toBe(404)
    await expect(page.locator('main a').first()).toHaveAttribute('href', /^\/shop\/pianos\/fr\//)
    await page.goto(`${server.opening}de/prestations/accord`)
    await expect(page).toHaveURL(`${server.opening}de/leistungen/stimmung`)
  })

  test('another language is the same page, below the path', async ({ page }) => {
    await page.goto(`${server.opening}fr/prestations/accord`)
    await page.locator('.language-switcher summary').click()
    await page.locator('.language-switcher a[hreflang^=de]').click()
    await expect(page).toHaveURL(`${server.opening}de/leistungen/stimmung`)
  })
})

test('dev leads from the bare address to the site, and its app runs there', async ({ page }) => {
  test.setTimeout(120_000)
  const server = await startCommand(['dev', '--config', config, '--generated', join(folder.path, 'dev')])
  try {
    await page.goto(`${server.address}/`)
    await expect(page).toHaveURL(/\/shop\/pianos\/(fr|de)\/$/, { timeout: 60_000 })
    await page.goto(`${server.address}/shop/pianos/fr/demande-de-devis`)
    await expect(page.locator('form')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 })
    await page.locator('.site-header-nav a').nth(1).click()
    await expect(page).toHaveURL(/\/shop\/pianos\/fr\/(?!demande)/)
  } finally {
    server.stop()
  }
})
