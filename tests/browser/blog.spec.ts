import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { writeBlogConfig } from './blog-config.ts'
import { type StartedSite, startSite } from './started-site.ts'

const slugs = ['auditoria-anvisa-checklist', 'haccp-passos-essenciais', 'cultura-de-seguranca-dos-alimentos']

let folder: string
let site: StartedSite

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blog-'))
  site = await startSite(await writeBlogConfig(folder))
})

test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

test('one word in the configuration puts the blog into every menu and gives each article an address', async ({
  page,
}) => {
  for (const locale of ['pt', 'es', 'en']) {
    await page.goto(`${site.address}/${locale}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' }).first()).toHaveAttribute(
      'href',
      `/${locale}/blog`,
    )
    for (const slug of slugs)
      expect((await page.request.get(`${site.address}/${locale}/blog/${slug}`)).status()).toBe(200)
  }
})

test('the list shows three articles, the newest first, and three categories, and leads to an article and back', async ({
  page,
}) => {
  await page.goto(`${site.address}/pt/blog`)
  await expect(page.locator('main article')).toHaveCount(3)
  for (const category of ['HACCP & BPF', 'Regulamentações', 'Casos de Sucesso']) {
    await expect(page.locator('.blog-layout-aside').getByText(category)).toBeVisible()
  }
  await page
    .getByRole('link', { name: /Ler mais/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${site.address}/pt/blog/${slugs[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auditoria da Anvisa')
  await page.getByRole('link', { name: 'Voltar ao blog' }).click()
  await expect(page).toHaveURL(`${site.address}/pt/blog`)
})

test('an article says what it is to search engines, and in which language it is written', async ({ page }) => {
  await page.goto(`${site.address}/en/blog/${slugs[1]}`)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.join()).toMatch(/"@type":"(Article|BlogPosting)"/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pt-BR')
})

test('the newsletter checks the address, calls nobody and puts nothing into the address bar', async ({ page }) => {
  await page.goto(`${site.address}/en/blog`)
  await page.keyboard.press('Shift')
  const requests: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()))
  const email = page.getByLabel('Your e-mail')
  const said = page.locator('.newsletter-box').getByRole('status')
  await expect(async () => {
    await email.fill('nobody')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(said).toHaveText('Invalid e-mail', { timeout: 500 })
  }).toPass()
  await expect(email).toBeFocused()
  await email.fill('ana@padaria.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(said).toHaveText('Thank you for your interest.')
  expect(requests).toEqual([])
  expect(page.url()).toBe(`${site.address}/en/blog`)
})
