import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { expectValues, fillIn, form, openForm, sendButton, status, success } from './contact-page.ts'

const untouched = { Name: '', 'Email address': '', Message: '' }

test('once the success message has gone, what happens next stays, and the form can be filled in again', async ({
  page,
  site,
  receiver,
}) => {
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(success)
  const panel = page.locator('.after-sending')
  await expect(panel).toBeEmpty()
  await page.clock.runFor(5000)
  await expect(status(page)).toBeEmpty()
  await expect(panel).toContainText('We have received your message.')
  await expect(panel).toContainText('within 24 business hours')
  await expect(panel.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible()
  await expect(sendButton(page)).toBeFocused()
  // Nothing that somebody reads slowly goes away.
  await page.clock.runFor(600_000)
  await expect(panel).toContainText('We have received your message.')
  for (let stops = 0; stops < 20; stops++) {
    if (await panel.getByRole('button').evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(panel).toBeEmpty()
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await expectValues(page, untouched)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests).toHaveLength(2)
})
