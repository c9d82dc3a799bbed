import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { fillIn, form, openForm, person, ready, sendButton, status, success } from './contact-page.ts'

/** The keys of the specification's payload. */
const payload = [
  ...['name', 'email', 'phone', 'company', 'position', 'message'],
  ...['conversion_type', 'conversion_id', 'timestamp', 'locale', 'page_url', 'user_agent'],
]

/** The id of a lead that a machine has probably filled in: within the form of the specification. */
const markedId = /^contact_\d{13}_suspect[a-z0-9]+$/

test('a complete form is sent with the fields of the specification', async ({ page, site, receiver }) => {
  await openForm(page, site)
  await fillIn(page)
  await page.clock.fastForward(5000)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  const [request] = receiver.requests
  expect(receiver.requests).toHaveLength(1)
  expect(request?.headers['content-type']).toBe('application/json')
  expect(request?.headers.accept).toBe('application/json')
  expect(request?.lead).toEqual({
    name: 'Ana Souza',
    email: 'ana@padaria.example',
    phone: '(11) 90000-0000',
    company: 'Padaria Sol',
    position: 'Manager',
    message: 'We bake bread for 200 people.',
    conversion_type: 'contact_form',
    conversion_id: expect.stringMatching(/^contact_\d{13}_[a-z0-9]+$/),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    locale: 'en',
    page_url: `${site}/en/contact`,
    user_agent: await page.evaluate(() => navigator.userAgent),
  })
})

test('the page for a diagnosis has the same form', async ({ page, site, receiver }) => {
  await page.clock.install()
  await page.goto(`${site}/en/request-diagnostic`)
  await ready(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead.page_url).toBe(`${site}/en/request-diagnostic`)
})

test('success shows for five seconds over an empty form', async ({ page, site }) => {
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(form(page)).toHaveAttribute('data-state', 'success')
  for (const label of Object.keys(person)) await expect(form(page).getByLabel(label)).toHaveValue('')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 4000))
  await expect(status(page)).toHaveText(success)
  await page.clock.fastForward(1500)
  await expect(status(page)).toBeEmpty()
  await expect(form(page)).toHaveAttribute('data-state', 'idle')
})

test('while it is sent the button says so and is disabled, and a second click sends nothing', async ({
  page,
  site,
  receiver,
}) => {
  receiver.script.push({ trouble: 'silence' })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await expect(sendButton(page)).toHaveText('Sending…')
  await expect(sendButton(page)).toBeDisabled()
  await expect(form(page)).toHaveAttribute('data-state', 'submitting')
  await expect.poll(() => receiver.requests.length).toBe(1)
  await page.clock.runFor(1000)
  expect(receiver.requests).toHaveLength(1)
})

test('a form filled in by a machine is not sent at first, and sent once more with a mark', async ({
  page,
  site,
  receiver,
}) => {
  await openForm(page, site)
  await fillIn(page)
  await form(page)
    .locator('[name=website]')
    .evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example'
    })
  await page.clock.fastForward(60_000)
  await sendButton(page).click()
  await expect(form(page)).toHaveAttribute('data-state', 'error')
  expect(receiver.requests).toEqual([])
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
  expect(receiver.requests[0]?.lead.conversion_id).toMatch(markedId)
  expect(Object.keys(receiver.requests[0]?.lead ?? {})).toEqual(payload)
})

for (const { told, shownMs, mark } of [
  { told: 'faster than people write is sent with a mark', shownMs: 0, mark: true },
  { told: 'at once when its page has been shown for long enough has none', shownMs: 2000, mark: false },
]) {
  test(`a form that is sent ${told}`, async ({ page, site, receiver }) => {
    await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') })
    await page.clock.pauseAt(new Date('2026-03-02T12:00:01Z'))
    await page.goto(`${site}/en/contact`)
    await page.clock.runFor(shownMs)
    await form(page).dispatchEvent('pointerover')
    await page.clock.runFor(401)
    await ready(page)
    await fillIn(page)
    await page.clock.runFor(500)
    await sendButton(page).click()
    await page.clock.runFor(200)
    await expect(status(page)).toHaveText(success)
    expect(receiver.requests[0]?.lead.conversion_id).toMatch(mark ? markedId : /^contact_\d{13}_(?!suspect)[a-z0-9]+$/)
    expect(Object.keys(receiver.requests[0]?.lead ?? {})).toEqual(payload)
  })
}
