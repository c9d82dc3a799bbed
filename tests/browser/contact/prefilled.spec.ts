import { expect, type Page } from '@playwright/test'
import { holdBack } from '../hold-back.ts'
import { type ServedSite, test } from '../site-test.ts'

const links = ['Ce que nous en faisons', 'Pendant combien de temps ?']

/** Opens the form of the second site. */
async function openForm(page: Page, { address, routes }: ServedSite) {
  const contact = routes.find(({ kind, locale }) => kind === 'contact' && locale === 'fr')
  await page.goto(address + contact?.path)
  return page.locator('form.contact-form')
}

for (const name of links) {
  test(`the link "${name}" of the form opens its page, and what was typed is there on coming back`, async ({
    page,
    serve,
  }) => {
    const form = await openForm(page, await serve('second'))
    await expect(form).toHaveJSProperty('ready', true)
    await form.locator('[name=nom]').fill('Léa')
    await form.locator('[name=message]').fill('Un quart-de-queue de 1912.')
    await form.locator('[name=rappel]').check()
    await form.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales et données personnelles')
    await page.goBack()
    await expect(form.locator('[name=nom]')).toHaveValue('Léa')
    await expect(form.locator('[name=message]')).toHaveValue('Un quart-de-queue de 1912.')
    await expect(form.locator('[name=rappel]')).toBeChecked()
    await expect(form.locator('[name=rappel_accord]')).not.toBeChecked()
  })
}

test('what was typed before the app has come is there as well', async ({ page, serve }) => {
  const site = await serve('second')
  const release = await holdBack(page, '**/assets/*.js')
  const form = await openForm(page, site)
  await form.locator('[name=nom]').fill('Léa')
  await form.locator('[name=rappel]').check()
  await form.getByRole('link', { name: links[0] }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales et données personnelles')
  await page.goBack()
  release()
  await expect(form).toHaveJSProperty('ready', true)
  await expect(form.locator('[name=nom]')).toHaveValue('Léa')
  await expect(form.locator('[name=rappel]')).toBeChecked()
})

test('a form without such links has no trace of them', async ({ page, serve }) => {
  const { address } = await serve('third')
  await page.goto(`${address}/en/kitchen`)
  await expect(page.locator('[data-form=feast]')).toBeAttached()
  await expect(page.locator('[data-form=feast] .contact-form-link')).toHaveCount(0)
})
