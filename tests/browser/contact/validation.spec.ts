import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { fillIn, form, missing, openForm, person, ready, sendButton, status } from './contact-page.ts'

test('an empty form is not sent: each field says what it needs, the form says it once more, the focus goes to the first', async ({
  page,
  site,
  receiver,
}) => {
  await openForm(page, site)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(missing)
  await expect(form(page).locator('.contact-form-error')).toHaveText([
    'Name is required',
    'E-mail is required',
    'Phone is required',
    'Company is required',
    'Position is required',
  ])
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await expect(form(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  expect(receiver.requests).toHaveLength(0)
})

test('the first wrong field comes into view below the header, with its label, wherever browsers scroll on focus', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = function () {
      focus.call(this, { preventScroll: true })
    }
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await openForm(page, site)
  const label = form(page).getByText('Name *', { exact: true })
  await sendButton(page).scrollIntoViewIfNeeded()
  await expect(label).not.toBeInViewport()
  await sendButton(page).click()
  await expect(form(page).getByText('Name is required')).toBeInViewport()
  const header = await page.locator('.site-header').boundingBox()
  expect((await label.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
})

test('a field that must be filled in is not filled by blanks, and gets the focus', async ({ page, site, receiver }) => {
  await openForm(page, site)
  await fillIn(page, { ...person, Company: '   ' })
  await sendButton(page).click()
  await expect(status(page)).toHaveText(missing)
  await expect(form(page).getByLabel('Company')).toBeFocused()
  expect(receiver.requests).toHaveLength(0)
})

test('nothing is found wrong before the first submission, and after it with every key', async ({ page, site }) => {
  await openForm(page, site)
  const email = form(page).getByLabel('Email address')
  await email.fill('nobody')
  await email.blur()
  await expect(form(page).locator('.contact-form-error')).toHaveCount(0)
  await fillIn(page, { ...person, 'Email address': 'nobody' })
  await sendButton(page).click()
  await expect(form(page).locator('.contact-form-error')).toHaveText(['Invalid e-mail'])
  await expect(status(page)).toBeEmpty()
  await email.fill('nobody@nowhere.example')
  await expect(form(page).locator('.contact-form-error')).toHaveCount(0)
})

test('required labels are marked, the message is not, and the keyboards fit', async ({ page, site }) => {
  await openForm(page, site)
  const labels = form(page).locator('.contact-form-label')
  await expect(labels).toHaveText(['Name *', 'Email address *', 'Phone *', 'Company *', 'Position *', 'Message'])
  await expect(form(page).getByLabel('Email address')).toHaveAttribute('inputmode', 'email')
  // What to write is said before a mistake as well.
  await expect(form(page).getByLabel('Email address')).toHaveAccessibleDescription(/with @ and the domain/)
  await expect(form(page).getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expect(form(page).getByLabel('Phone')).toHaveAttribute('placeholder', '(11) 90000-0000')
  await expect(form(page).getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
  await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '5')
})

for (const [locale, path, errors] of [
  [
    'pt',
    '/pt/contato',
    [
      'Nome é obrigatório',
      'E-mail é obrigatório',
      'Telefone é obrigatório',
      'Empresa é obrigatória',
      'Cargo é obrigatório',
    ],
  ],
  [
    'es',
    '/es/contacto',
    [
      'El nombre es obligatorio',
      'El correo electrónico es obligatorio',
      'El teléfono es obligatorio',
      'La empresa es obligatoria',
      'El puesto es obligatorio',
    ],
  ],
] as const) {
  test(`the messages speak ${locale}`, async ({ page, site }) => {
    await page.goto(site + path)
    await ready(page)
    await sendButton(page).click()
    await expect(form(page).locator('.contact-form-error')).toHaveText([...errors])
    await expect(status(page)).toHaveText(
      { pt: 'Preencha todos os campos obrigatórios', es: 'Rellene todos los campos obligatorios' }[locale],
    )
  })
}
