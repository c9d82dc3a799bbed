import { expect } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { EditedSite } from './edited-site.ts'
import { choosePage, test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('shipped')
})

test.afterEach(({ page }) => site.restore(page))

test('the search result and the link in a chat show what the page has; a title is rewritten there, and too long a one is cut', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  const frame = await site.open(page)
  const title = await frame.locator('html').evaluate(() => document.title)
  // What is open of the page is in the list of its sections as well, and is none of what search engines show.
  await frame.locator('h1').click()
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await expect(page.getByRole('complementary').getByRole('textbox').first()).toHaveValue(
    String(await page.getByRole('main').getByRole('strong').first().textContent()),
  )
  await page.getByRole('button', { name: 'Search and links' }).click()
  await expect(page.getByRole('complementary').getByRole('textbox')).toHaveCount(0)
  const panel = page.getByRole('region', { name: 'Search and links' })
  const result = panel.locator('.search-result')
  await expect(result).toContainText(title.slice(0, 30))
  const image = panel.locator('.chat-card img')
  await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(1200)
  const drawn = await image.getAttribute('src')

  await result.getByRole('button').first().click()
  const field = page.getByRole('complementary').getByRole('textbox').first()
  await field.fill('A short title')
  await expect(result).toContainText('A short title')
  await expect(panel.getByText('The whole title is shown.')).toBeVisible()
  await field.fill(
    'A title of many words, of which a search engine shows but the first ones, and nobody reads the last',
  )
  await expect(result.getByRole('button').first()).toContainText('…')
  await expect(panel.getByText(/The title is cut/)).toBeVisible()
  // The drawing has the heading of the page, not its title.
  await expect(image).toHaveAttribute('src', drawn ?? '')
  expect(refused).toEqual([])
})

test('what a form says is shown in the state in which visitors see it, as it is typed', async ({ page }) => {
  const { messages, forms, pages, defaultLocale } = parse(site.text) as SiteConfig
  const said = messages?.contact?.form
  const frame = await site.open(page)
  const [own = ''] = Object.keys(pages).filter((key) => hasForm(pages[key]))
  await choosePage(page, own)
  const show = async (text: string | undefined) => {
    await page.getByRole('button', { name: 'All texts' }).click()
    await page.getByRole('searchbox').fill(text ?? '')
    await page.locator('tbody button').first().click()
    await page.getByRole('button', { name: 'Show it as visitors see it' }).click()
  }
  await show(said?.success?.[defaultLocale])
  const form = frame.locator('.contact-form')
  await expect(form).toHaveAttribute('data-state', 'success')
  await expect(form.getByRole('status')).toHaveText(said?.success?.[defaultLocale] ?? '')
  await page.getByRole('complementary').getByRole('textbox').first().fill('Recebemos.')
  await expect(form.getByRole('status')).toHaveText('Recebemos.')
  await expect.poll(() => site.read()).toContain('Recebemos.')
  await expect(form.getByRole('status')).toHaveText('Recebemos.')

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(form).toHaveAttribute('data-state', 'idle')
  await expect(form.getByRole('status')).toBeEmpty()

  const [wrong, error] = Object.entries(said?.validation ?? {})[0] ?? []
  await show(error?.[defaultLocale])
  const field = Object.values(forms ?? {})
    .flatMap(({ fields }) => fields)
    .find((one) => Object.values(one).includes(wrong))
  const row = frame.locator('.contact-form-field').filter({ has: frame.locator(`[name="${field?.name}"]`) })
  await expect(row.locator('.contact-form-error')).toHaveText(error?.[defaultLocale] ?? '')
  await expect(form).toHaveAttribute('data-state', 'error')
})

test('a page that leaves its search result to its heading gets one of its own, which begins with the same words', async ({
  page,
}) => {
  const { pages } = parse(site.text) as SiteConfig
  const [key, own] = Object.entries(pages).find(([, { meta }]) => meta !== undefined) ?? ['', undefined]
  await site.write(withoutMeta(site.text, key))
  await site.open(page)
  await choosePage(page, key)
  await page.getByRole('button', { name: 'Search and links' }).click()
  const panel = page.getByRole('region', { name: 'Search and links' })
  await panel.getByRole('button', { name: 'Write your own' }).click()
  await expect(page.getByRole('complementary').getByRole('textbox')).toHaveCount(
    Object.keys(own?.label as object).length,
  )
  const meta = (parse(await site.read()) as SiteConfig).pages[key]?.meta
  const shown = await panel.locator('.chat-card strong').textContent()
  expect(Object.values(meta?.title ?? {})).toContain(shown)
  await expect(panel.getByRole('button', { name: 'Write your own' })).toHaveCount(0)
})

/** A configuration in which a page says nothing for search engines. */
function withoutMeta(text: string, key: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex(
    (line, index) =>
      line === '    meta:' && lines.slice(0, index).findLast((one) => /^ {2}\w+:$/.test(one)) === `  ${key}:`,
  )
  const end = lines.findIndex((line, index) => index > start && /^ {0,4}\S/.test(line))
  return [...lines.slice(0, start), ...lines.slice(end)].join('\n')
}

function hasForm(page: SiteConfig['pages'][string] | undefined): boolean {
  return Object.values(page?.sections ?? {}).some(({ kind }) => kind === 'form')
}
