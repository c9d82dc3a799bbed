import { expect, type Locator, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { type ServedSite, test } from '../site-test.ts'

const webhook = '**/crochet/atelier'

/** Opens the form of the second site: other fields, a choice, a pattern, a box to tick, another webhook. */
async function openForm(page: Page, serve: (name: 'second') => Promise<ServedSite>): Promise<Locator> {
  const site = await serve('second')
  const contact = site.routes.find(({ kind, locale }) => kind === 'contact' && locale === 'fr')
  await page.route(webhook, (route) => route.fulfill({ status: 204 }))
  await page.goto(site.address + contact?.path)
  const form = page.locator('form.contact-form')
  await expect(form).toHaveJSProperty('ready', true)
  return form
}

test('a form is what its configuration says', async ({ page, serve }) => {
  const form = await openForm(page, serve)
  await form.getByRole('button').click()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3)
  const fields = { nom: 'Léa', courriel: 'lea@atelier.example', telephone: '03 53 01 00 67', annee: 'abc' }
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  const value = await form.locator('[name=instrument] option').nth(1).getAttribute('value')
  await form.locator('[name=instrument]').selectOption(value)
  await form.locator('[name=rappel]').check()
  await form.getByRole('button').click()
  await expect(form.locator('[name=annee]')).toBeFocused()
  await form.locator('[name=annee]').fill('1890')
  const sent = page.waitForRequest(webhook)
  await form.getByRole('button').click()
  expect((await sent).postDataJSON()).toMatchObject({
    ...fields,
    annee: '1890',
    instrument: value,
    rappel: true,
    message: '',
    locale: 'fr',
  })
  await expect(form).toHaveAttribute('data-state', 'success')
  await expect(form.locator('[name=rappel]')).not.toBeChecked()
})

test('no field can be changed while the form is being sent, and all of them afterwards', async ({ page, serve }) => {
  const form = await openForm(page, serve)
  const release = await holdBack(page, webhook)
  for (const name of ['nom', 'courriel']) await form.locator(`[name=${name}]`).fill('a@b.example')
  await form.locator('[name=instrument]').selectOption({ index: 1 })
  await form.getByRole('button').click()
  await expect(form).toHaveAttribute('data-state', 'submitting')
  const controls = await form.locator('.form-control').all()
  for (const control of controls) await expect(control).not.toBeEditable()
  release()
  await expect(form).toHaveAttribute('data-state', 'success')
  for (const control of controls) await expect(control).toBeEditable()
})
