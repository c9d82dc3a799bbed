import { cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { fourthSite, temporaryFolder } from '../../site/command.ts'
import { certainties } from '../accessibility/scan.ts'
import { test } from '../site-test.ts'
import { type StartedSite, startSite } from '../started-site.ts'
import { form, ready } from './contact-page.ts'

const de = (text: string) => ({ de: text })
const option = (value: string, label: string) => ({ value, label: de(label) })

/** A form of three steps, of which one has a field that comes with an answer; and a page that says thank you. */
const order = {
  deliver: { to: 'netlify' },
  minimumFillMs: 0,
  privacy: de('Wir brauchen Ihre Angaben nur für die Antwort.'),
  thanks: 'danke',
  fields: [
    { type: 'text', name: 'name', label: de('Name'), newStep: de('Wer Sie sind'), required: 'nameRequired' },
    {
      ...{ type: 'radio', name: 'wish', label: de('Was bauen wir?'), newStep: de('Ihr Möbel') },
      ...{ required: 'choiceRequired', options: [option('table', 'Einen Tisch'), option('kitchen', 'Eine Küche')] },
    },
    { type: 'text', name: 'wall', label: de('Länge der Wand'), showWhen: { field: 'wish', is: 'kitchen' } },
    {
      ...{ type: 'rating', name: 'hurry', label: de('Wie eilig ist es?'), required: 'choiceRequired' },
      ...{ look: 'stars', most: 4, lowest: de('Gar nicht'), highest: de('Sehr') },
    },
    { type: 'textarea', name: 'message', label: de('Was noch?'), newStep: de('Alles Weitere') },
  ],
}
/** A form that hands out a file, and leads nowhere. */
const prices = {
  ...{ deliver: order.deliver, minimumFillMs: 0, privacy: order.privacy, successMs: 1000 },
  opensAfter: { label: de('Zur Preisliste'), file: './preise.pdf' },
  fields: [{ type: 'email', name: 'email', label: de('E-Mail'), invalid: 'emailInvalid', required: 'emailRequired' }],
}
const opens = { opensAfter: prices.opensAfter }
const thanks = {
  ...{ kind: 'page', label: de('Danke'), slug: de('danke') },
  sections: { opening: { kind: 'opening', title: de('Vielen Dank für Ihre Anfrage'), subtitle: de('Wir rufen an.') } },
}

let site: StartedSite
let remove: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const folder = await temporaryFolder()
  remove = folder.remove
  const to = join(folder.path, 'fourth')
  await cp(dirname(fourthSite), to, { recursive: true })
  const file = join(to, 'site.config.yaml')
  const value = parse(await readFile(file, 'utf8'))
  value.pages.start.sections.anfrage = { kind: 'form', title: de('Ihre Anfrage') }
  value.pages.preise = {
    ...{ kind: 'page', label: de('Preise'), slug: de('preise') },
    sections: {
      opening: { kind: 'opening', title: de('Unsere Preise') },
      liste: { kind: 'form', form: 'prices', title: de('Die Preisliste') },
    },
  }
  value.pages.start.sections.anfrage.form = 'order'
  await writeFile(join(to, 'preise.pdf'), '%PDF-1.4\n%%EOF\n')
  const forms = { order: { ...order, ...opens }, prices }
  await writeFile(file, stringify({ ...value, forms, pages: { ...value.pages, danke: thanks } }))
  site = await startSite(file)
})

test.afterAll(async () => {
  await site?.stop()
  await remove?.()
})

const steps = (page: Page) => page.locator('.form-step:visible')
const button = (page: Page, name: string) => form(page).getByRole('button', { name })
const priceList = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Zur Preisliste' })
const wishes = (page: Page) => page.getByRole('radiogroup', { name: 'Was bauen wir?' })
const hurry = (page: Page) => page.getByRole('radiogroup', { name: 'Wie eilig ist es?' })

test('a long form is filled in step by step with the keyboard, each checked before the next, and leads to its thanks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(site.address)
  await expect(steps(page)).toHaveCount(1)
  await expect(button(page, 'Senden')).toBeHidden()
  // Before the app has started, too.
  await button(page, 'Weiter').press('Enter')
  await expect(form(page).getByText('Bitte geben Sie Ihren Namen')).toBeVisible()
  await form(page).getByLabel('Name').fill('Ana')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveText('Schritt 2 von 3Ihr Möbel')
  await expect(form(page).locator('.contact-form-error')).toHaveCount(0)

  await button(page, 'Weiter').press('Enter')
  await expect(form(page).getByText('Bitte wählen Sie etwas aus')).toHaveCount(2)
  await expect(wishes(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(wishes(page).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(wishes(page).getByRole('radio', { name: 'Eine Küche' })).toBeChecked()
  await expect(form(page).getByLabel('Länge der Wand')).toBeVisible()
  await hurry(page).getByRole('radio', { name: '1: Gar nicht' }).press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(hurry(page).getByRole('radio', { name: '2' })).toBeChecked()
  expect(await certainties(page)).toEqual([])
  await button(page, 'Weiter').press('Enter')
  await expect(steps(page)).toContainText('Schritt 3 von 3')

  await button(page, 'Zurück').press('Enter')
  await button(page, 'Zurück').press('Enter')
  await expect(page.locator(':focus')).toHaveText('Schritt 1 von 3Wer Sie sind')
  await expect(form(page).getByLabel('Name')).toHaveValue('Ana')
  // A draft is kept for this tab.
  await page.reload()
  await ready(page)
  await expect(page.locator('[name=wish]:checked')).toHaveValue('kitchen')
  await button(page, 'Weiter').press('Enter')
  await button(page, 'Weiter').press('Enter')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await button(page, 'Senden').press('Enter')
  const lead = new URLSearchParams((await sent).postData() ?? '')
  expect(['name', 'wish', 'hurry'].map((name) => lead.get(name))).toEqual(['Ana', 'kitchen', '2'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage')
  await expect(page).toHaveURL(`${site.address}/danke`)
  await expect(priceList(page)).toHaveAttribute('href', /^\/assets\/preise-[\w-]+\.pdf$/)
  await page.goBack()
  await ready(page)
  await expect(form(page).getByLabel('Name')).toHaveValue('')
})

test('without JavaScript all steps are there, and the form leads to its thanks', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.address)
  await expect(steps(page)).toHaveCount(3)
  await expect(button(page, 'Weiter')).toHaveCount(0)
  await form(page).getByLabel('Name').fill('Ana')
  await wishes(page).getByText('Einen Tisch').click()
  await hurry(page).locator('label').nth(2).click()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form(page).getByLabel('Was noch?').fill('Eiche')
  await form(page).locator('[type=submit]:visible').click()
  const lead = new URLSearchParams((await sent).postData() ?? '')
  expect(['name', 'wish', 'hurry', 'message'].map((name) => lead.get(name))).toEqual(['Ana', 'table', '3', 'Eiche'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage')
  await expect(page).toHaveURL(`${site.address}/danke`)
  await expect(priceList(page)).toHaveAttribute('href', /^\/assets\/preise-[\w-]+\.pdf$/)
  await context.close()
})

test('whoever has sent a form gets what it opens, at once and for as long as the page is there; before, nothing shows it', async ({
  page,
}) => {
  await page.goto(`${site.address}/preise`)
  await ready(page)
  await expect(priceList(page)).toHaveCount(0)
  await form(page).getByLabel('E-Mail').fill('ana@example.org')
  await button(page, 'Senden').press('Enter')
  await expect(priceList(page)).toHaveText('Zur Preisliste PDF, 1 kB')
  await expect(page.locator('.after-sending-title')).toBeVisible()
  await expect(priceList(page)).toHaveAttribute('href', /^\/assets\/preise-[\w-]+\.pdf$/)
  expect(await certainties(page)).toEqual([])
})
