import { expect } from '@playwright/test'
import { footerLink, open } from '../running-page.ts'
import { test } from '../site-test.ts'

// What the specification says of a visitor's way through the shipped site; what its pages say is in tests/site/specification.test.ts. More
// on the root, the menu, the switcher, the scrolling and the form is in the files of their names.

test.describe('2. Screens and routes', () => {
  for (const [path, home] of [
    ['/fr/sobre', '/pt/'],
    ['/nada', '/pt/'],
    ['/pt/nada', '/pt/'],
    ['/en/nothing/at/all', '/en/'],
    ['/es/blog/haccp-passos-essenciais', '/es/'],
    ['/%E0%A4%A', '/pt/'],
    ['/en/%E0%A4%A', '/en/'],
  ] as const)
    test(`${path} leads to the locale home, ${home}`, async ({ page, site }) => {
      await page.goto(site + path)
      await expect(page).toHaveURL(site + home)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('changing locale keeps the page, with a full page load that replaces the history entry', async ({
    page,
    site,
  }) => {
    await open(page, `${site}/pt/`)
    await footerLink(page, 'Treinamentos').click()
    await expect(page).toHaveURL(`${site}/pt/servicos/treinamentos`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quem entende o motivo/)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.locator('.language-switcher summary').click()
    await page.locator('.language-switcher').getByRole('link', { name: 'English (United States)' }).click()
    await expect(page).toHaveURL(`${site}/en/services/training`)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('the label samples are on the page of the labels, where its closing leads', async ({ page, site }) => {
    await open(page, `${site}/en/services/nutritional-labels`)
    await page.getByRole('link', { name: 'View label samples' }).click()
    await expect(page).toHaveURL(`${site}/en/services/nutritional-labels#overview`)
    await expect(page.locator('.artefact-nutrition-large')).toBeInViewport()
    await page.getByRole('link', { name: 'See all services' }).click()
    await expect(page).toHaveURL(`${site}/en/services`)
  })
})

test.describe('1 and 2. The layout', () => {
  for (const [width, hasButton] of [
    [1440, true],
    [360, false],
  ] as const)
    test(`the header is fixed at the top at ${width} px; a button requests a diagnosis on large screens alone`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, `${site}/en/about`)
      const header = page.locator('header.site-header')
      await expect(header.locator('.site-header-action')).toBeVisible({ visible: hasButton })
      await expect(header.locator('.site-menu summary')).toBeVisible({ visible: !hasButton })
      for (const top of [1500, 900]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
      }
      await expect(header.getByRole('link', { name: 'Rubra' }).first()).toBeInViewport()
    })

  test('Home: 4 of 7 services are shown when collapsed, with a toggle for all and for fewer', async ({
    page,
    site,
  }) => {
    await open(page, `${site}/en/`)
    const cards = page.locator('#services .page-cards > li').filter({ visible: true })
    await expect(cards).toHaveCount(4)
    await page.getByText('Show all services').click()
    await expect(cards).toHaveCount(7)
    await page.getByText('Show fewer services').click()
    await expect(cards).toHaveCount(4)
  })
})

test.describe('4. States and transitions', () => {
  test('whenever a locale is applied it is saved as preferred, and the stored preference is used first', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/es/contacto`)
    expect(await page.evaluate(() => localStorage.preferredLocale)).toBe('es')
    await page.goto(site)
    await expect(page).toHaveURL(`${site}/es/`)
    await page.evaluate(() => localStorage.setItem('preferredLocale', 'fr'))
    await page.goto(site)
    await expect(page).not.toHaveURL(`${site}/fr/`)
  })
})

test.describe('5 to 8. Validation, calls and errors', () => {
  test('an empty form sends nothing and says so; a complete one is one POST with the fields of the specification', async ({
    page,
    site,
    receiver,
  }) => {
    await open(page, `${site}/en/contact`)
    await page.getByRole('button', { name: 'Send message' }).click()
    for (const said of [
      'Name is required',
      'E-mail is required',
      'Phone is required',
      'Company is required',
      'Position is required',
      'Please fill out all required fields',
    ])
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
    expect(receiver.requests).toHaveLength(0)
    const typed = {
      name: 'Ana',
      email: 'ana@empresa.com.br',
      phone: '(11) 91234-5678',
      company: 'Padaria',
      position: 'Dona',
    }
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText("Thank you! We'll get back to you within 24 business hours.")).toBeVisible()
    expect(receiver.requests).toHaveLength(1)
    const [request] = receiver.requests
    expect(request?.headers['content-type']).toMatch(/^application\/json/)
    expect(request?.lead).toEqual({
      ...typed,
      message: '',
      conversion_type: 'contact_form',
      conversion_id: expect.stringMatching(/^contact_\d{13}_?\w+$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      locale: 'en',
      page_url: `${site}/en/contact`,
      user_agent: await page.evaluate(() => navigator.userAgent),
    })
  })
})
