import { type Dialog, expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { footerLink } from '../running-page.ts'
import { blockStorage, test } from '../site-test.ts'
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
import type { ScriptedReceiver } from './scripted-receiver.ts'

/** Fills in the form and sends it to a receiver that refuses it. */
async function failToSend(page: Page, site: string): Promise<void> {
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
}

/** Goes to another page of the running app and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await footerLink(page, 'About').click()
  await expect(page).toHaveTitle(/Who we are/)
  await page.goBack()
  await ready(page)
}

/** Sends the form to a receiver that keeps the lead, but whose answer does not come before the visitor leaves. */
async function beginToSend(page: Page, site: string, receiver: ScriptedReceiver): Promise<void> {
  receiver.script.push({ trouble: 'silence', keeps: true })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(() => receiver.requests.length).toBe(1)
}

test('who reloads the page while the form is being sent is told that it may have arrived; sent again, it is the same lead', async ({
  page,
  site,
  receiver,
}) => {
  await beginToSend(page, site, receiver)
  await page.reload()
  await ready(page)
  await expect(status(page)).toHaveText(networkError)
  await expect(form(page).getByText(/may have arrived anyway/)).toBeVisible()
  await expectValues(page)
  expect(receiver.requests).toHaveLength(1)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  await expectValues(page, { Name: '' })
  expect(receiver.requests).toHaveLength(2)
  expect(receiver.requests[1]?.lead).toEqual(receiver.requests[0]?.lead)
  expect(receiver.kept.size).toBe(1)
  await page.reload()
  await ready(page)
  await expect(sendButton(page)).toBeEnabled()
  expect(receiver.requests).toHaveLength(2)
})

test('who changes the language while the form is being sent is told so in that language', async ({
  page,
  site,
  receiver,
}) => {
  await beginToSend(page, site, receiver)
  await page.goto(`${site}/pt/contato`)
  await ready(page)
  await expect(status(page)).toContainText('Erro de conexão')
  expect(receiver.requests).toHaveLength(1)
})

test('who reloads the page while the form is being sent and then writes something else sees no outcome before it is sent', async ({
  page,
  site,
  receiver,
}) => {
  await beginToSend(page, site, receiver)
  const release = await holdBack(page, '**/assets/*.js')
  await page.reload()
  await fillIn(page, { Name: 'Rui' })
  release()
  await ready(page)
  await expect(form(page).getByLabel('Company')).toHaveValue(person.Company)
  await expect(status(page)).toBeEmpty()
  expect(receiver.requests).toHaveLength(1)
})

test('who leaves a form that could not be sent is told so again on coming back, without being moved', async ({
  page,
  site,
  receiver,
}) => {
  receiver.script.push({ status: 400 })
  await failToSend(page, site)
  await leaveAndReturn(page)
  await expect(status(page)).toHaveText(networkError)
  await expect(sendButton(page)).not.toBeFocused()
  await expectValues(page)
})

test.describe('where storage is blocked', () => {
  test.beforeEach(({ page }) => blockStorage(page))

  test('what could not be sent is there on coming back from another page', async ({ page, site, receiver }) => {
    receiver.script.push({ status: 400 })
    await failToSend(page, site)
    await leaveAndReturn(page)
    await expect(status(page)).toHaveText(networkError)
    await expectValues(page)
  })

  test('the browser asks before it leaves what was typed, until it has been sent', async ({ page, site }) => {
    const asked: string[] = []
    page.on('dialog', (dialog: Dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await openForm(page, site)
    await fillIn(page)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await ready(page)
    await fillIn(page)
    await sendButton(page).click()
    await expect(status(page)).toHaveText(success)
    await page.reload()
    expect(asked).toHaveLength(1)
  })
})

test('what was typed is shown again at once, in another language and on coming back, though nothing is touched', async ({
  page,
  site,
}) => {
  // Who saves data has the app started by no form that comes near.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openForm(page, site)
  await fillIn(page)
  await page.goto(`${site}/pt/contato`)
  await page.clock.runFor(500)
  for (const value of Object.values(person)) await expect.poll(() => shownValues(page)).toContain(value)
  // Another page with the same form.
  await page.goto(`${site}/es/solicitar-diagnostico`)
  await page.clock.runFor(500)
  for (const value of Object.values(person)) await expect.poll(() => shownValues(page)).toContain(value)
  await page.goBack()
  await page.goBack()
  await page.clock.runFor(500)
  await expectValues(page)
})

/** What the fields of the form show, whatever their labels. */
function shownValues(page: Page): Promise<string[]> {
  return form(page)
    .locator('input, textarea, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}
