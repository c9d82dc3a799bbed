import { expect } from '@playwright/test'
import { test } from './site-test.ts'

/** The form of the second site: other fields, a choice, a pattern, a box to tick, another webhook. */
test('a form is what its configuration says', async ({ page, serve }) => {
  const site = await serve('second')
  const contact = site.routes.find(({ template, locale }) => template === 'contact' && locale === 'fr')
  await page.route('**/crochet/atelier', (route) => route.fulfill({ status: 204 }))
  await page.goto(site.address + contact?.path)
  const form = page.locator('form.contact-form')
  await expect(form).toHaveJSProperty('ready', true)
  await form.getByRole('button').click()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3)
  const fields = { nom: 'Léa', courriel: 'lea@atelier.example', telephone: '1', annee: 'abc' }
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  const value = await form.locator('[name=instrument] option').nth(1).getAttribute('value')
  await form.locator('[name=instrument]').selectOption(value)
  await form.locator('[name=rappel]').check()
  await form.getByRole('button').click()
  await expect(form.locator('[name=annee]')).toBeFocused()
  await form.locator('[name=annee]').fill('1890')
  const sent = page.waitForRequest('**/crochet/atelier')
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
