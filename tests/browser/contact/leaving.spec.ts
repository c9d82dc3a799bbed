import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { footerLink } from '../running-page.ts'
import { test } from '../site-test.ts'
import { expectValues, fillIn, form, openForm, person, sendButton, status, success } from './contact-page.ts'

/** Sends the form and goes to another page while the receiver has not answered. Returns what lets it answer. */
async function leaveWhileSending(page: Page, site: string): Promise<() => void> {
  const release = await holdBack(page, '**/webhook/contato')
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Sending…')
  await footerLink(page, 'About').click()
  await expect(page).toHaveTitle(/Who we are/)
  return release
}

test.describe('a visitor who goes to another page while the form is being sent', () => {
  test('finds on coming back that it is being sent, and is thanked when it has been', async ({
    page,
    site,
    receiver,
  }) => {
    const release = await leaveWhileSending(page, site)
    await page.goBack()
    await expect(sendButton(page)).toHaveText('Sending…')
    await expect(sendButton(page)).toBeDisabled()
    await expectValues(page)
    release()
    await expect(status(page)).toHaveText(success)
    for (const label of Object.keys(person)) await expect(form(page).getByLabel(label)).toHaveValue('')
    expect(receiver.requests).toHaveLength(1)
  })

  test('is thanked on coming back when it has been sent meanwhile, once', async ({ page, site, receiver }) => {
    const release = await leaveWhileSending(page, site)
    release()
    await expect.poll(() => receiver.kept.size).toBe(1)
    await page.goBack()
    await expect(status(page)).toHaveText(success)
    await expect(form(page).getByLabel('Name')).toHaveValue('')
    await footerLink(page, 'About').click()
    await expect(page).toHaveTitle(/Who we are/)
    await page.goBack()
    await expect(sendButton(page)).toBeEnabled()
    await expect(status(page)).toBeEmpty()
  })

  test('sees nothing untrue where the whole page comes anew after it has been sent', async ({
    page,
    site,
    receiver,
  }) => {
    const release = await leaveWhileSending(page, site)
    release()
    await expect.poll(() => receiver.kept.size).toBe(1)
    await openForm(page, site)
    await expect(status(page)).toBeEmpty()
    await expect(form(page).getByLabel('Name')).toHaveValue('')
  })

  test('sees what became of it wherever the page is led on coming back', async ({ page, site, receiver }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const release = await leaveWhileSending(page, site)
    release()
    await expect.poll(() => receiver.kept.size).toBe(1)
    await footerLink(page, 'Contact').click()
    await expect(status(page)).toHaveText(success)
    await page.clock.runFor(300)
    await expect(status(page)).toBeInViewport()
  })

  test('finds on coming back what was typed and that it could not be sent', async ({ page, site, receiver }) => {
    receiver.script.push({ status: 400 })
    const release = await leaveWhileSending(page, site)
    release()
    await expect.poll(() => receiver.requests.length).toBe(1)
    await page.goBack()
    await expect(form(page)).toHaveAttribute('data-state', 'error')
    await expectValues(page)
    await sendButton(page).click()
    await expect(status(page)).toHaveText(success)
  })
})
