import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'

const person = {
  Name: 'Ana Souza',
  'E-mail address': 'ana@padaria.example',
  Phone: '(11) 90000-0000',
  Company: 'Padaria Sol',
  Position: 'Manager',
  Message: 'We bake bread for 200 people.',
}

const success = "Thank you! We'll get back to you within 24 business hours."
const networkError = 'Connection error. Please try again in a few moments.'
const missing = 'Please fill out all required fields'

/** Opens the contact page and waits until the app has taken the form over. */
async function openForm(page: Page, site: string): Promise<void> {
  await page.clock.install()
  await page.goto(`${site}/en/contact`)
  await ready(page)
}

async function ready(page: Page): Promise<void> {
  await expect(form(page)).toHaveJSProperty('ready', true)
}

function form(page: Page) {
  return page.locator('form.contact-form')
}

function status(page: Page) {
  return form(page).getByRole('status')
}

function sendButton(page: Page) {
  return form(page).getByRole('button')
}

async function fillIn(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value)
}

async function expectValues(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(form(page).getByLabel(label)).toHaveValue(value)
}

test('a complete form is sent with the fields of the specification', async ({ page, site, receiver }) => {
  await openForm(page, site)
  await fillIn(page)
  await page.clock.fastForward(5000)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  const [request] = receiver.requests
  expect(receiver.requests).toHaveLength(1)
  expect(request?.headers['content-type']).toBe('application/json')
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

test('the message may be left out', async ({ page, site, receiver }) => {
  await openForm(page, site)
  await fillIn(page, { ...person, Message: '' })
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead.message).toBe('')
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
  await expect(sendButton(page)).toHaveText('Sending...')
  await expect(sendButton(page)).toBeDisabled()
  await expect(form(page)).toHaveAttribute('data-state', 'submitting')
  await expect.poll(() => receiver.requests.length).toBe(1)
  await page.clock.runFor(1000)
  expect(receiver.requests).toHaveLength(1)
})

test('a double click gives one lead', async ({ page, site, receiver }) => {
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).dblclick()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests).toHaveLength(1)
})

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

for (const label of ['Name', 'E-mail address', 'Phone', 'Company', 'Position'] as const) {
  test(`${label} must be filled in, and blanks do not fill it`, async ({ page, site, receiver }) => {
    await openForm(page, site)
    await fillIn(page, { ...person, [label]: '   ' })
    await sendButton(page).click()
    await expect(status(page)).toHaveText(missing)
    await expect(form(page).getByLabel(label)).toBeFocused()
    expect(receiver.requests).toHaveLength(0)
  })
}

test('nothing is found wrong before the first submission, and after it with every key', async ({ page, site }) => {
  await openForm(page, site)
  const email = form(page).getByLabel('E-mail address')
  await email.fill('nobody')
  await email.blur()
  await expect(form(page).locator('.contact-form-error')).toHaveCount(0)
  await fillIn(page, { ...person, 'E-mail address': 'nobody' })
  await sendButton(page).click()
  await expect(form(page).locator('.contact-form-error')).toHaveText(['Invalid e-mail'])
  await expect(status(page)).toBeEmpty()
  await email.fill('nobody@nowhere.example')
  await expect(form(page).locator('.contact-form-error')).toHaveCount(0)
})

test('required labels are marked, the message is not, and the keyboards fit', async ({ page, site }) => {
  await openForm(page, site)
  const labels = form(page).locator('.contact-form-label')
  await expect(labels).toHaveText(['Name *', 'E-mail address *', 'Phone *', 'Company *', 'Position *', 'Message'])
  await expect(form(page).getByLabel('E-mail address')).toHaveAttribute('inputmode', 'email')
  await expect(form(page).getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expect(form(page).getByLabel('Phone')).toHaveAttribute('placeholder', '(11) 90000-0000')
  await expect(form(page).getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
  await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '5')
})

test('204 is an acknowledgement', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 204 })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
})

test('a 200 with a web page is none', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 200, headers: { 'content-type': 'text/html' }, keeps: false })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
  expect(receiver.requests).toHaveLength(1)
})

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
  await expectValues(page)
  await expect(sendButton(page)).toBeEnabled()
  expect(receiver.requests).toHaveLength(1)
  expect(lines).toContain('The contact form could not be sent: status 400')
  for (const value of Object.values(person)) expect(lines.join('\n')).not.toContain(value)
})

for (const [name, behaviour] of Object.entries({
  'an answer 500': { status: 500 },
  'a closed connection': { trouble: 'close' },
  'a connection that closes after the lead came in': { trouble: 'close', keeps: true },
} as const)) {
  // The browser itself repeats a request whose connection was closed: the receiver may see more of them than the form sent.
  test(`after ${name} the same lead is sent again, until it is acknowledged`, async ({ page, site, receiver }) => {
    receiver.script.push(behaviour)
    await openForm(page, site)
    await fillIn(page)
    await sendButton(page).click()
    await expect.poll(() => receiver.requests.length).toBeGreaterThan(0)
    await page.clock.runFor(1000)
    await expect(status(page)).toHaveText(success)
    expect(receiver.requests).toHaveLength(2)
    expect(receiver.requests[1]?.lead).toEqual(receiver.requests[0]?.lead)
    expect(receiver.kept.size).toBe(1)
  })

  test(`after ${name} again and again the visitor is told, and sending once more is still the same lead`, async ({
    page,
    site,
    receiver,
  }) => {
    receiver.script.push(...Array(9).fill(behaviour))
    await openForm(page, site)
    await fillIn(page)
    await sendButton(page).click()
    await expect.poll(() => receiver.requests.length).toBeGreaterThan(0)
    await page.clock.runFor(1000)
    await expect(status(page)).toHaveText(networkError)
    await expectValues(page)
    receiver.script.length = 0
    await sendButton(page).click()
    await expect(status(page)).toHaveText(success)
    expect(new Set(receiver.requests.map(({ lead }) => lead.conversion_id)).size).toBe(1)
    expect(receiver.kept.size).toBe(1)
  })
}

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

test('a receiver that asks to wait is asked again when it said', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 429, headers: { 'retry-after': '4' } })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(() => receiver.requests.length).toBe(1)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2500))
  expect(receiver.requests).toHaveLength(1)
  await expect(form(page)).toHaveAttribute('data-state', 'submitting')
  await page.clock.fastForward(2000)
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests).toHaveLength(2)
})

test('a receiver that asks for more patience than people have is not asked again', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 429, headers: { 'retry-after': '3600' } })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(networkError)
  expect(receiver.requests).toHaveLength(1)
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
  await expect(sendButton(page)).toHaveText('Sending...')
  await expect(status(page)).toBeEmpty()
})

test('after a failure there are other ways, with what was typed', async ({ page, site, receiver }) => {
  receiver.script.push({ status: 400 })
  await openForm(page, site)
  await fillIn(page)
  await sendButton(page).click()
  const ways = form(page).getByRole('link')
  await expect(ways).toHaveCount(3)
  const chat = new URL((await ways.nth(0).getAttribute('href')) ?? '')
  expect(chat.searchParams.get('phone')).toBe('5511900000000')
  expect(chat.searchParams.get('text')).toContain('Company: Padaria Sol')
  const mail = new URL((await ways.nth(1).getAttribute('href')) ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('body')).toContain('We bake bread for 200 people.')
  await expect(ways.nth(2)).toHaveAttribute('href', 'tel:+5511900000000')
})

test('a form filled in by a machine is sent with a mark', async ({ page, site, receiver }) => {
  await openForm(page, site)
  await fillIn(page)
  await form(page)
    .locator('[name=website]')
    .evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example'
    })
  await page.clock.fastForward(60_000)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead.suspect).toBe(true)
})

test('a form that is sent faster than people write is sent with a mark', async ({ page, site, receiver }) => {
  await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-03-02T12:00:01Z'))
  await page.goto(`${site}/en/contact`)
  // The form starts when it has been near the view for a moment.
  await expect(page.locator('link[rel=modulepreload]')).toBeAttached()
  await page.clock.runFor(250)
  await ready(page)
  await fillIn(page)
  await page.clock.runFor(2500)
  await sendButton(page).click()
  await page.clock.runFor(200)
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead.suspect).toBe(true)
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

test('the page for a diagnosis has the same form', async ({ page, site, receiver }) => {
  await page.clock.install()
  await page.goto(`${site}/en/request-diagnostic`)
  await ready(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead.page_url).toBe(`${site}/en/request-diagnostic`)
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
