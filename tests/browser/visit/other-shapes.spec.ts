import { expect, type Page } from '@playwright/test'
import type { PageKind } from '../page-kinds.ts'
import { type ServedSite, test } from '../site-test.ts'

/** The path of the first page of a kind in the language that runs from right to left. */
function mirroredPath({ routes }: ServedSite, kind: PageKind): string {
  return routes.find((route) => route.kind === kind && route.locale === 'de')?.path ?? ''
}

/** The right edge of the first element of a selector: there its lines begin. */
async function startOf(page: Page, selector: string): Promise<number> {
  const { x, width } = await boxOf(page, selector)
  return x + width
}

/** Where the first element of a selector stands. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

test.describe('a language that runs from right to left', () => {
  test('has its pages mirrored', async ({ page, serve }) => {
    const site = await serve('varied')
    await page.goto(site.address + mirroredPath(site, 'service'))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect((await boxOf(page, '.site-header-logo')).x).toBeGreaterThan((await boxOf(page, '.site-header-nav')).x)
    expect((await boxOf(page, '.process-steps .icon')).x).toBeGreaterThan((await boxOf(page, '.process-steps h3')).x)
    expect(await startOf(page, 'h1')).toBeGreaterThan(await startOf(page, '.artefact'))
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ar_EG')
  })

  test('keeps numbers and addresses in their order', async ({ page, serve }) => {
    const site = await serve('varied')
    await page.goto(site.address + mirroredPath(site, 'contact'))
    const links = page.locator('.contact-info a, .site-footer-company a')
    await expect(links).toHaveCount(4)
    for (const link of await links.all()) await expect(link).toHaveCSS('direction', 'ltr')
    await expect(page.locator('[type=tel]').first()).toHaveCSS('text-align', 'end')
  })

  test('keeps the words of an address in their order, line by line', async ({ page, serve }) => {
    const site = await serve('varied')
    await page.goto(site.address + mirroredPath(site, 'contact'))
    const address = page.locator('.contact-info dd', { hasText: '67000' })
    const [code, city] = await address.evaluate((element) => {
      const text = element.firstChild as Text
      return ['67000', 'Straßburg'].map((word) => {
        const range = document.createRange()
        range.setStart(text, text.data.indexOf(word))
        range.setEnd(text, text.data.indexOf(word) + word.length)
        return range.getBoundingClientRect().left
      })
    })
    expect(code).toBeLessThan(city ?? 0)
    await expect(address).toHaveCSS('text-align', 'right')
  })

  test('leaves the other languages of the site as they are', async ({ page, serve }) => {
    const site = await serve('varied')
    await page.goto(`${site.address}/fr/`)
    await expect(page.locator('html')).not.toHaveAttribute('dir')
  })
})

test('steps stand in rows as full as may be', async ({ page, serve }) => {
  const site = await serve('varied')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site.address + mirroredPath(site, 'service'))
  const tops = await page
    .locator('.process-steps > li')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
})

test('what a company leaves out leaves nothing behind: chat, social networks, the document of a service', async ({
  page,
  serve,
}) => {
  const site = await serve('varied')
  const route = site.routes.find(({ key, locale }) => key === 'entretien' && locale === 'fr')
  await page.goto(site.address + route?.path)
  await expect(page.locator('.chat-button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['Prestations', 'Le site'])
  await expect(page.locator('.overview-document, .artefact')).toHaveCount(0)
  await page.goto(`${site.address}/fr/`)
  await expect(page.locator('.page-cards > li')).toHaveCount(3)
  await expect(page.locator('.page-cards .artefact')).toHaveCount(2)
})

test('a form that could not be sent names no chat where there is none', async ({ page, serve }) => {
  const site = await serve('varied')
  const route = site.routes.find(({ kind, locale }) => kind === 'contact' && locale === 'fr')
  await page.route('**/crochet/atelier', (sent) => sent.abort())
  await page.goto(site.address + route?.path)
  const form = page.locator('form.contact-form')
  await expect(form).toHaveJSProperty('ready', true)
  await form.locator('[name=nom]').fill('Léa')
  await form.locator('[name=courriel]').fill('lea@atelier.example')
  const value = await form.locator('[name=instrument] option').nth(1).getAttribute('value')
  await form.locator('[name=instrument]').selectOption(value)
  await form.getByRole('button').click()
  await expect(form.locator('.contact-form-ways a')).toHaveText(['Par courriel', /^Par téléphone/])
})
