import { expect, type Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { blockStorage, test } from './site-test.ts'

const success = "Thank you! We'll get back to you within 24 business hours."

const values = {
  name: 'Ana Souza',
  email: 'ana@padaria.example',
  phone: '(11) 90000-0000',
  company: 'Padaria Sol',
  position: 'Manager',
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value)
}

test('what was typed before the app started is kept, and what was typed on after', async ({ page, site, receiver }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  release()
  await expect(page.locator('form.contact-form')).toHaveJSProperty('ready', true)
  await page.locator('form [name=message]').fill('Later')
  for (const [name, value] of Object.entries(values))
    await expect(page.locator(`form [name=${name}]`)).toHaveValue(value)
  await page.locator('form').getByRole('button').click()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  expect(receiver.requests[0]?.lead).toMatchObject({ ...values, message: 'Later' })
})

test('a form sent before the app started is sent when it has, once', async ({ page, site, receiver }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  await page.locator('form').getByRole('button').dblclick()
  await page.locator('form [name=name]').press('Enter')
  release()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
  expect(page.url()).toBe(`${site}/en/contact`)
})

test('a form sent before the app started says that it is being sent', async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  const sending = page.locator('form').getByText('Sending...', { exact: true })
  await expect(sending).toBeHidden()
  await page.locator('form').getByRole('button').click()
  await expect(sending).toBeVisible()
  release()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  await expect(sending).toBeHidden()
})

test.describe('where something else has changed the page before the app started', () => {
  /** Puts an element beside each control, as password managers do: React then makes the page anew. */
  const interfere = (page: Page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    })

  test('what was typed is kept, and so is the place to type on', async ({ page, site }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(`${site}/en/contact`)
    await fillIn(page)
    await page.locator('form [name=company]').focus()
    await interfere(page)
    release()
    await expect(page.locator('form.contact-form')).toHaveJSProperty('ready', true)
    await expect(page.locator('form [name=company]')).toBeFocused()
    for (const [name, value] of Object.entries(values))
      await expect(page.locator(`form [name=${name}]`)).toHaveValue(value)
  })

  test('a form that was sent is sent', async ({ page, site, receiver }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(`${site}/en/contact`)
    await fillIn(page)
    await page.locator('form').getByRole('button').click()
    await interfere(page)
    release()
    await expect(page.locator('form').getByRole('status')).toHaveText(success)
    expect(receiver.requests.map(({ lead }) => lead)).toMatchObject([values])
  })
})

test('a form whose app cannot be loaded says so and names the other ways', async ({ page, site, receiver }) => {
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  const failed = page.locator('form').getByText('Connection error. Please try again in a few moments.')
  await expect(failed).toBeHidden()
  await page.locator('form').getByRole('button').click()
  await expect(failed).toBeVisible()
  await expect(page.locator('form').getByRole('link', { name: '@' })).toBeVisible()
  await expect(page.locator('form [name=name]')).toHaveValue(values.name)
  await page.unroute('**/assets/entry-*.js')
  await page.locator('form').getByRole('button').click()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  await expect(failed).toBeHidden()
  expect(receiver.requests).toHaveLength(1)
})

test('a page whose content is gone stays as it is, and keeps what was typed', async ({ page, site }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route('**/data/*.json', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  await page.locator('form').getByRole('button').click()
  await expect(page.locator('form').getByText('Connection error. Please try again in a few moments.')).toBeVisible()
  await expect(page.locator('form [name=name]')).toHaveValue(values.name)
  expect(documents).toBe(1)
})

test('an app that could not be loaded is tried again, and the submission is not lost', async ({
  page,
  site,
  receiver,
}) => {
  let fails = true
  await page.route('**/assets/entry-*.js', (route) => (fails ? route.abort() : route.continue()))
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  await expect(page.locator('body')).toHaveAttribute('data-failed')
  fails = false
  await page.locator('form').getByRole('button').click()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
})

test('content that could not be loaded is tried again', async ({ page, site, receiver }) => {
  let fails = true
  await page.route('**/data/*.json', (route) => (fails ? route.abort() : route.continue()))
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  await expect(page.locator('body')).toHaveAttribute('data-failed')
  fails = false
  await page.locator('form').getByRole('button').click()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
})

test('the form works where storage throws', async ({ page, site, receiver }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await blockStorage(page)
  await page.goto(`${site}/en/contact`)
  await fillIn(page)
  await page.locator('form').getByRole('button').click()
  await expect(page.locator('form').getByRole('status')).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
  expect(errors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says that it needs it, offers e-mail and phone, and puts nothing into the address', async ({
    page,
    site,
    receiver,
  }) => {
    await page.goto(`${site}/en/contact`)
    const words = page.locator('form noscript p').first()
    await expect(words).toBeVisible()
    await expect(words).toContainText('Sending this form requires JavaScript')
    for (const way of ['mailto:', 'tel:']) {
      const link = page.locator(`form noscript a[href^="${way}"]`)
      await expect(link).toBeVisible()
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await fillIn(page)
    await page.locator('form').getByRole('button').click()
    expect(page.url()).toBe(`${site}/en/contact`)
    expect(receiver.requests).toHaveLength(0)
  })
})
