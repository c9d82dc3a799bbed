import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { blockStorage, test } from '../site-test.ts'
import { expectValues, fillIn, form, networkError, person, sendButton, status, success } from './contact-page.ts'

const { Message: _message, ...typed } = person

/** What the receiver gets of it. */
const lead = {
  name: typed.Name,
  email: typed['Email address'],
  phone: typed.Phone,
  company: typed.Company,
  position: typed.Position,
}

/** Opens the contact page and fills in the form, whether the app has started or not. */
async function fillInEarly(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/en/contact`)
  await fillIn(page, typed)
}

/** Fills in the form before the app has started. Returns the function that lets it start. */
async function fillInBeforeStart(page: Page, site: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/*.js')
  await fillInEarly(page, site)
  return release
}

test('what was typed before the app started is kept, and what was typed on after', async ({ page, site, receiver }) => {
  const release = await fillInBeforeStart(page, site)
  release()
  await expect(form(page)).toHaveJSProperty('ready', true)
  await form(page).getByLabel('Message').fill('Later')
  await expectValues(page, typed)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead).toMatchObject({ ...lead, message: 'Later' })
})

test('a form sent before the app started is sent when it has, once', async ({ page, site, receiver }) => {
  const release = await fillInBeforeStart(page, site)
  await sendButton(page).dblclick()
  await form(page).getByLabel('Name').press('Enter')
  release()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
  expect(page.url()).toBe(`${site}/en/contact`)
})

test('a form sent before the app started says that it is being sent', async ({ page, site }) => {
  const release = await fillInBeforeStart(page, site)
  const sending = form(page).getByText('Sending…', { exact: true })
  await expect(sending).toBeHidden()
  await sendButton(page).click()
  await expect(sending).toBeVisible()
  release()
  await expect(status(page)).toHaveText(success)
  await expect(sending).toBeHidden()
})

test('one that lacks something says that the app is loading, and then what is missing', async ({ page, site }) => {
  const release = await fillInBeforeStart(page, site)
  await form(page).getByLabel('Email address').fill('')
  await sendButton(page).click()
  await expect(form(page).getByText('Loading...', { exact: true })).toBeVisible()
  await expect(form(page).getByText('Sending…', { exact: true })).toBeHidden()
  release()
  await expect(form(page).locator('.contact-form-error')).toHaveCount(1)
  await expect(form(page).getByText('Loading...', { exact: true })).toBeHidden()
})

test.describe('where something else has changed the page before the app started', () => {
  /** Puts an element beside each control, as password managers do: React then makes the page anew. */
  const interfere = (page: Page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    })

  test('what was typed is kept, and so is the place to type on', async ({ page, site }) => {
    const release = await fillInBeforeStart(page, site)
    await form(page).getByLabel('Company').focus()
    await interfere(page)
    release()
    await expect(form(page)).toHaveJSProperty('ready', true)
    await expect(form(page).getByLabel('Company')).toBeFocused()
    await expectValues(page, typed)
  })

  test('a form that was sent is sent', async ({ page, site, receiver }) => {
    const release = await fillInBeforeStart(page, site)
    await sendButton(page).click()
    await interfere(page)
    release()
    await expect(status(page)).toHaveText(success)
    expect(receiver.requests.map((request) => request.lead)).toMatchObject([lead])
  })
})

test('a form whose app cannot be loaded says so and names the other ways', async ({ page, site, receiver }) => {
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await fillInEarly(page, site)
  const failed = form(page).getByText(networkError)
  await expect(failed).toBeHidden()
  await sendButton(page).click()
  await expect(failed).toBeVisible()
  await expect(form(page).getByRole('link', { name: '@' })).toBeVisible()
  await expectValues(page, typed)
  await page.unroute('**/assets/entry-*.js')
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  await expect(failed).toBeHidden()
  expect(receiver.requests).toHaveLength(1)
})

test('a page whose content is gone stays as it is, and keeps what was typed', async ({ page, site }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.route('**/data/*.json', (route) => route.fulfill({ status: 404 }))
  await fillInEarly(page, site)
  await sendButton(page).click()
  await expect(form(page).getByText(networkError)).toBeVisible()
  await expectValues(page, typed)
  expect(documents).toBe(1)
})

for (const { what, addresses } of [
  { what: 'an app', addresses: '**/assets/entry-*.js' },
  { what: 'content', addresses: '**/data/*.json' },
]) {
  test(`${what} that could not be loaded is tried again, and the submission is not lost`, async ({
    page,
    site,
    receiver,
  }) => {
    let fails = true
    await page.route(addresses, (route) => (fails ? route.abort() : route.continue()))
    await fillInEarly(page, site)
    await expect(page.locator('body')).toHaveAttribute('data-failed')
    fails = false
    await sendButton(page).click()
    await expect(status(page)).toHaveText(success)
    expect(receiver.requests).toHaveLength(1)
  })
}

test('the form works where storage throws', async ({ page, site, receiver }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await blockStorage(page)
  await fillInEarly(page, site)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
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
    // Before the first field, and where the button would be.
    for (const notice of [0, 1]) {
      const words = page.locator('form noscript').nth(notice)
      await expect(words.locator('p').first()).toBeVisible()
      await expect(words.locator('p').first()).toContainText('Sending this form requires JavaScript')
      for (const way of ['mailto:', 'tel:']) {
        const link = words.locator(`a[href^="${way}"]`)
        await expect(link).toBeVisible()
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    }
    await expect(sendButton(page)).toBeHidden()
    await fillIn(page, typed)
    await page.getByLabel('Email address').press('Enter')
    expect(page.url()).toBe(`${site}/en/contact`)
    expect(receiver.requests).toHaveLength(0)
  })
})
