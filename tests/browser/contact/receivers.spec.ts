import { expect, type Page } from '@playwright/test'
import { createLeadReceiver } from '../../../generator/serve/preview/lead-receiver.ts'
import type { LeadStore, ReceivedLead } from '../../../generator/serve/preview/lead-store.ts'
import { preview } from '../../../generator/serve/preview/preview.ts'
import { deliveries, type FormKey } from '../../receivers/receivers-site.ts'
import { oneIn } from '../../site/thorough.ts'
import { fillIn, openForm, test } from './receivers-test.ts'

const keys = Object.keys(deliveries) as FormKey[]
const pdf = { name: 'Tisch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
/** The names of what services send answers to, and of the field that only machines fill in, as they know them. */
const replyTo = { formspree: '_replyto', web3forms: 'replyto', basin: 'email', netlify: 'email' } as const
const honeypots = {
  ...{ formspree: '_gotcha', web3forms: 'botcheck', basin: '_gotcha', netlify: 'topic' },
  ...{ resend: 'topic', postmark: 'topic' },
} as const
const native = ['formspree', 'web3forms', 'basin', 'netlify'] as const

test.beforeEach(({ services, receiversSite }) => {
  services.reset()
  receiversSite.mails.taken.splice(0)
  receiversSite.mails.fault = () => undefined
  receiversSite.detour = () => undefined
})

/** Presses the button. Returns what the browser says meanwhile, of policies for example. */
async function send(page: Page): Promise<string[]> {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', /success|error/)
  return said
}

/** Fills in the field that only machines fill in, which no person reaches. */
async function fillTrap(page: Page, key: FormKey): Promise<void> {
  const trap = page.locator(`[aria-hidden=true] > [name=${honeypots[key]}][tabindex="-1"][autocomplete=off]`)
  await trap.evaluate((control: HTMLInputElement) => {
    control.value = 'spam'
    control.checked = control.type === 'checkbox'
  })
}

for (const key of keys)
  test(`what a visitor writes arrives once by ${key}`, async ({ page, services, receiversSite }) => {
    await openForm(page, `${receiversSite.address}/${key}`)
    await fillIn(page, 'Ana')
    const files = page.getByLabel('Zeichnung')
    const withFile = (await files.count()) > 0
    if (withFile) await files.setInputFiles(pdf)
    expect(await send(page)).toEqual([])
    await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'success')
    const { mails } = receiversSite
    if ('provider' in deliveries[key]) {
      expect(mails.taken).toMatchObject([
        { to: ['a@example.com'], replyTo: 'ana@example.org', subject: 'Tischlerei Ahorn · Ana' },
      ])
      expect(mails.taken[0]?.text).toContain('Nachricht: \n  Ein Tisch.\n  Aus Eiche.')
    } else expect(services.taken).toMatchObject([{ name: 'Ana', post: 'ana@example.org', locale: 'de' }])
    expect(services.taken.length + mails.taken.length).toBe(1)
    expect(services.taken[0]?.plan).toBe(withFile ? 'Tisch.pdf' : undefined)
  })

for (const key of native)
  test(`without JavaScript ${key} gets what the browser sends`, async ({ browser, services, receiversSite }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true })
    await page.goto(`${receiversSite.address}/${key}`)
    await page.getByLabel('Name').fill('Ana')
    const button = page.getByRole('button', { name: 'Nachricht senden' })
    // The browser itself says what is missing.
    await button.click()
    await expect(page).toHaveURL(`${receiversSite.address}/${key}`)
    await page.getByLabel('E-Mail').fill('ana@example.org')
    const files = page.getByLabel('Zeichnung')
    const withFile = (await files.count()) > 0
    if (withFile) await files.setInputFiles(pdf)
    await button.click()
    await expect.poll(() => services.taken).toMatchObject([{ name: 'Ana', [replyTo[key]]: 'ana@example.org' }])
    expect(services.taken[0]?.plan).toBe(withFile ? 'Tisch.pdf' : undefined)
    const thanks = {
      formspree: /formspree\.io\/thanks/,
      web3forms: /web3forms\.com\/success/,
      basin: /usebasin\.com\/submissions/,
      netlify: /\/netlify$/,
    }
    await expect(page).toHaveURL(thanks[key])
    await page.close()
  })

for (const key of oneIn(2, native))
  test(`without JavaScript ${key} drops what a machine has filled in`, async ({ browser, services, receiversSite }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true })
    await page.goto(`${receiversSite.address}/${key}`)
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('E-Mail').fill('ana@example.org')
    await fillTrap(page, key)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect.poll(() => services.asked.filter(({ body }) => body.includes(honeypots[key]))).toHaveLength(1)
    expect(services.taken).toEqual([])
    await page.close()
  })

for (const key of oneIn(3, keys))
  test(`what a machine has filled in is not sent by ${key} at first`, async ({ page, services, receiversSite }) => {
    await openForm(page, `${receiversSite.address}/${key}`)
    await fillIn(page, 'Ana')
    await expect(page.getByRole('textbox')).toHaveCount(3)
    await fillTrap(page, key)
    expect((await send(page)).join()).toContain('the hidden field is filled in')
    expect([services.asked, receiversSite.mails.taken]).toEqual([[], []])
    await expect(page.getByLabel('Name')).toHaveValue('Ana')
    // Whoever sends it once more is a person whose browser has filled it in.
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'success')
    const [lead = {}] = services.taken
    const id = 'provider' in deliveries[key] ? receiversSite.mails.taken[0]?.text : lead.conversion_id
    expect(id).toContain('_suspect')
    expect(lead).not.toHaveProperty(honeypots[key])
  })

test('what is tried without JavaScript is kept by the preview, as Netlify would, which thanks for it', async ({
  browser,
  receiversSite,
}) => {
  const kept: ReceivedLead[] = []
  const store: LeadStore = {
    keep: async (lead) => {
      kept.push(lead)
      return 'new'
    },
  }
  const receive = createLeadReceiver({ store, print: () => {} })
  const tried = await preview({
    ...{ out: receiversSite.out, port: 0, print: console.error },
    handlers: (hosting) => [receive(hosting)],
  })
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${tried.address}/netlify`)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('E-Mail').fill('ana@example.org')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('heading')).toHaveText('Thank you!')
  expect(kept).toMatchObject([{ name: 'Ana', email: 'ana@example.org', nachricht: '', conversion_type: 'netlify' }])
  await page.getByRole('link').click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.close()
  await tried.close()
})

test('a form that is sent before the app has started is held for it, and not sent by the browser', async ({
  page,
  services,
  receiversSite,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${receiversSite.address}/formspree`)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('E-Mail').fill('ana@example.org')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.locator('form.contact-form')).toHaveClass(/held/)
  expect(services.asked).toEqual([])
  release()
  await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'success')
  await expect(page).toHaveURL(`${receiversSite.address}/formspree`)
  expect(services.taken).toHaveLength(1)
})

test('a captcha, a limit and a page in the place of an answer are failures that leave the text, and say what they are', async ({
  page,
  services,
  receiversSite,
}) => {
  await openForm(page, `${receiversSite.address}/formspree`)
  await fillIn(page, 'Ana')
  const page200 = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<title>Are you a robot?</title>',
    keeps: false,
  }
  for (const [mishap, reason] of [
    ['captcha', 'status 403: In order to submit via AJAX'],
    ['quota', 'status 403: This form is not active.'],
    [page200, 'status 200 without an acknowledgement'],
  ] as const) {
    services.mishap = () => mishap
    const said = await send(page)
    expect(said.join('\n')).toContain(`The form "formspree" could not be sent: ${reason}`)
    await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'error')
    await expect(page.getByLabel('Name')).toHaveValue('Ana')
    await expect(page.locator('.contact-form-ways')).toBeVisible()
  }
  expect(services.taken).toEqual([])
})

test('after a reload a lead is not sent again by itself that may have arrived', async ({
  page,
  services,
  receiversSite,
}) => {
  await openForm(page, `${receiversSite.address}/formspree`)
  await fillIn(page, 'Ana')
  services.mishap = () => ({ trouble: 'silence', keeps: true })
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect.poll(() => services.taken.length).toBe(1)
  await openForm(page, `${receiversSite.address}/formspree`)
  await expect(page.locator('.contact-form-ways')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
  expect(services.asked).toHaveLength(1)
})

test('no mailbox is in what visitors get', async ({ page, receiversSite }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await openForm(page, `${receiversSite.address}/resend`)
  expect((await Promise.all(bodies)).join('\n')).not.toMatch(/a@example\.com|site@example\.com/)
})
