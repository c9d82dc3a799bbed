import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import {
  expectValues,
  fillIn,
  form,
  networkError,
  openForm,
  person,
  ready,
  sendButton,
  status,
  success,
} from './contact-page.ts'

/** What the form says where nobody knows whether a lead has arrived. */
const perhaps = /may have arrived anyway/

test('a refusal is not tried again; the values stay, and the console says what happened without a word of them', async ({
  page,
  site,
  receiver,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  receiver.script.push({ status: 400 })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
  await expect(form(page)).toHaveAttribute('data-state', 'error')
  await expect(form(page).getByText(perhaps)).toHaveCount(0)
  await expectValues(page)
  await expect(sendButton(page)).toBeEnabled()
  expect(receiver.requests).toHaveLength(1)
  expect(lines).toContain('The form "contact" could not be sent: status 400')
  for (const value of Object.values(person)) expect(lines.join('\n')).not.toContain(value)
})

test('after a connection that closes when the lead came in nothing is sent by itself; sent once more, it is the same lead', async ({
  page,
  site,
  receiver,
}) => {
  receiver.script.push({ trouble: 'close', keeps: true })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(() => receiver.requests.length).toBe(1)
  await page.clock.runFor(30_000)
  await expect(status(page)).toHaveText(networkError)
  await expect(form(page).getByText(perhaps)).toBeVisible()
  await expectValues(page)
  expect(receiver.requests).toHaveLength(1)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests).toHaveLength(2)
  expect(receiver.requests[1]?.lead).toEqual(receiver.requests[0]?.lead)
  expect(receiver.kept.size).toBe(1)
})

test('after a failure, other words are another lead', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 400 })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
  await fillIn(page, { Message: 'Something else' })
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  const [first, second] = receiver.requests
  expect(second?.lead.conversion_id).not.toBe(first?.lead.conversion_id)
})

test('after a lost answer, a lead with other words says which one it follows', async ({ page, site, receiver }) => {
  receiver.script.push(...Array(4).fill({ trouble: 'close', keeps: true }))
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(() => receiver.requests.length).toBeGreaterThan(0)
  await page.clock.runFor(1000)
  await expect(status(page)).toHaveText(networkError)
  receiver.script.length = 0
  await fillIn(page, { Message: 'Something else' })
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  const [first, second] = receiver.kept.values()
  expect(receiver.kept.size).toBe(2)
  expect(second?.conversion_id).toMatch(/^contact_\d{13}_[a-z0-9]+_after_contact_\d{13}_[a-z0-9]+$/)
  expect(second?.conversion_id.split('_after_')[1]).toBe(first?.conversion_id)
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}))
})

test('a receiver that never answers is given up after ten seconds', async ({ page, site, receiver }) => {
  receiver.script.push({ trouble: 'silence', keeps: true })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(() => receiver.requests.length).toBe(1)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8500))
  await expect(form(page)).toHaveAttribute('data-state', 'submitting')
  await page.clock.fastForward(2000)
  await expect(status(page)).toHaveText(networkError)
  await sendButton(page).click()
  await page.clock.runFor(200)
  await expect(status(page)).toHaveText(success)
  expect(receiver.kept.size).toBe(1)
})

test('the error goes when the form is sent again', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 400 }, { trouble: 'silence' })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Sending…')
  await expect(status(page)).toBeEmpty()
})

test('after a failure there are other ways, with what was typed', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 400 })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  // Before them stands that to the page on privacy.
  const ways = form(page).locator('.contact-form-actions ~ *').getByRole('link')
  await expect(ways).toHaveCount(3)
  const chat = new URL((await ways.nth(0).getAttribute('href')) ?? '')
  expect(chat.searchParams.get('phone')).toBe('5511900000000')
  expect(chat.searchParams.get('text')).toContain('Company: Padaria Sol')
  expect(chat.search).not.toContain('+')
  const mail = new URL((await ways.nth(1).getAttribute('href')) ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('body')).toContain('Position: Manager\r\nMessage: We bake bread for 200 people.')
  await expect(ways.nth(2)).toHaveAttribute('href', 'tel:+5511900000000')
})

test('what was typed survives a reload and leaves nothing after it was sent', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 400 })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
  await page.reload()
  await ready(page)
  await expectValues(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  const [first, second] = receiver.requests
  expect(second?.lead).toEqual(first?.lead)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe(
    '{"preferredLocale":"en"}',
  )
  await page.reload()
  await ready(page)
  await expectValues(page, { Name: '' })
})
