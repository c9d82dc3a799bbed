import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'yaml'
import type { FormConfig } from '../../../schema/forms.ts'
import type { EditedSite } from './edited-site.ts'
import { test } from './editor-test.ts'

test.describe.configure({ mode: 'serial' })

let site: EditedSite

test.beforeAll(async ({ edited }) => {
  site = await edited('second')
})

test.afterEach(({ page }) => site.restore(page))

const formsNow = async () => (parse(await site.read()) as { forms: Record<string, FormConfig> }).forms
const addForm = (page: Page) => page.locator('.section-kinds [data-kind="form"]')
const addField = (page: Page, type: string) => page.locator(`.field-types [data-type=${type}]`)

for (const width of [1440, 390]) {
  test(`a form for bookings takes six actions at ${width} px, and visitors see it`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await site.open(page)
    let actions = 0
    const press = async (what: Locator) => {
      actions++
      await what.click()
    }
    await press(page.getByRole('button', { name: 'Sections', exact: true }))
    await press(addForm(page))
    for (const type of ['day', 'time', 'number']) {
      await press(addField(page, type))
      await expect(page.locator('[data-status=saved]')).toHaveCount(1)
    }
    await press(page.locator('.card-note').getByRole('button', { name: 'Show' }))
    await expect(page.locator('.card-note')).toHaveCount(0)
    expect(actions).toBe(6)
    const { form } = await formsNow()
    expect(form?.fields.map(({ type, name }) => [type, name])).toEqual([
      ['text', 'name'],
      ['email', 'email'],
      ['textarea', 'message'],
      ['day', 'jour'],
      ['time', 'heure'],
      ['number', 'combien_de_personnes'],
    ])
    const address = new URL(site.opening).origin
    const html = await (await page.request.get(`${address}/fr/`)).text()
    expect(html).toContain('Écrivez-nous')
    expect(html).toContain('Combien de personnes')
  })
}

test('who receives a form is chosen in words; what was copied with the address around it is cut', async ({ page }) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await addForm(page).click()
  const receivers = page.getByRole('group', { name: 'Who receives it' })
  await expect(receivers.getByRole('status').first()).toHaveText(/^Not set up yet: the sender or a receiver/)
  await receivers.getByRole('button', { name: 'Set it up' }).press('Enter')
  await expect(receivers.getByRole('radio', { name: /through a sending service/ })).toBeChecked()
  await expect(receivers.getByRole('radio', { checked: true })).toBeFocused()
  await expect(receivers.getByText('RESEND_API_KEY')).toHaveCount(1)
  await receivers.getByRole('radio', { name: /through Formspree/ }).click()
  await receivers.getByLabel('Address of the form').fill('https://formspree.io/f/xnqkvzab')
  await receivers.getByRole('button', { name: 'Use this' }).click()
  await expect(async () =>
    expect((await formsNow()).form?.deliver).toEqual({ to: 'formspree', form: 'xnqkvzab' }),
  ).toPass()
  const change = receivers.getByRole('button', { name: 'Choose another way' })
  await expect(change).toBeFocused()
  await expect(receivers.getByRole('status').first()).toHaveText(/^Set up\. Send a test message/)
  await expect(receivers.getByRole('button', { name: 'Send a test message' })).toHaveCount(1)
  // Of a receiver that is a part of the site, it is said once that it waits.
  await change.click()
  await receivers.getByRole('radio', { name: /through Netlify/ }).click()
  await expect(receivers.getByRole('status').first()).toHaveText(/^Not set up yet\. Follow the steps/)
  await receivers.getByRole('button', { name: 'Use this' }).click()
  await expect(receivers.getByRole('status').first()).toHaveText(/^Works as soon as the site is published\./)
  await expect(receivers.getByRole('button', { name: 'Send a test message' })).toHaveCount(0)
  await change.click()
  await receivers.getByRole('radio', { name: /through a sending service/ }).click()
  await receivers.getByLabel('Sender').fill('site@marteau.fr')
  await receivers.getByLabel('Receives the messages').fill('atelier@marteau.fr')
  await receivers.getByRole('button', { name: 'Use this' }).click()
  await expect(receivers.getByRole('status').first()).toHaveText(
    /^Messages arrive as soon as the secret code is entered/,
  )
  await expect(receivers.getByText('RESEND_API_KEY')).toBeVisible()
})

test('an option of a choice is its label: what the receiver gets is made of that', async ({ page }) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await addForm(page).click()
  await addField(page, 'select').click()
  await page.locator('.form-field').filter({ hasText: 'Que souhaitez-vous' }).click()
  const card = page.getByRole('complementary')
  await card.getByRole('button', { name: /^Options/ }).click()
  await card.getByRole('button', { name: /^Add: / }).click()
  const label = card.getByRole('textbox').first()
  await expect(label).toBeFocused()
  await page.keyboard.type('Autre chose')
  await page.keyboard.press('Tab')
  await expect(async () =>
    expect((await formsNow()).form?.fields.at(-1)).toMatchObject({
      options: [{ value: 'Des informations' }, { value: 'Un devis' }, { value: 'Autre chose' }],
    }),
  ).toPass()
})

test('the machine’s name of a field is nowhere to be filled in, and follows its label', async ({ page }) => {
  await site.open(page)
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await addForm(page).click()
  await addField(page, 'day').click()
  await page.locator('.form-field').filter({ hasText: 'Jour' }).click()
  const card = page.getByRole('complementary')
  const label = card.getByLabel(/^Label/).first()
  await label.fill('Jour de la visite')
  await expect(async () => expect((await formsNow()).form?.fields.at(-1)?.name).toBe('jour_de_la_visite')).toPass()
  await expect(card.getByLabel('Name', { exact: true })).toHaveCount(0)
})
