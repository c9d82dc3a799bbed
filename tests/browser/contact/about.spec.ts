import { expect } from '@playwright/test'
import { test } from '../site-test.ts'
import { fillIn, form, ready, status, success } from './contact-page.ts'

const lines = '.form-subject'

test('a button says what it is about: the form shows it, the lead carries it, and it can be taken away', async ({
  page,
  site,
  receiver,
}) => {
  await page.goto(`${site}/en/services/nutritional-labels`)
  const button = page.locator('.opening-plain a.button, .opening-area a.button').first()
  await expect(button).toHaveAttribute('href', '/en/contact?about=serviceRotulos')
  await button.click()
  await expect(page).toHaveURL(`${site}/en/contact?about=serviceRotulos`)
  await expect(page.locator(lines)).toHaveText(/About: Nutrition/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/contact$/)
  await ready(page)
  await fillIn(page)
  await form(page).getByRole('button', { name: 'Send' }).click()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests[0]?.lead.page_url).toBe(`${site}/en/contact?about=serviceRotulos`)
  await page.locator(lines).getByRole('button').press('Enter')
  await expect(page.locator(lines)).toBeEmpty()
  await expect(page).toHaveURL(`${site}/en/contact`)
  await fillIn(page)
  await form(page).getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => receiver.requests[1]?.lead.page_url).toBe(`${site}/en/contact`)
})

test('a language keeps what it is about, in its own words', async ({ page, site }) => {
  await page.goto(`${site}/en/contact?about=serviceTreinamentos`)
  await ready(page)
  await page.locator('.language-switcher > summary').click()
  await page.locator('.language-switcher a[hreflang="pt-BR"]').click()
  await expect(page).toHaveURL(`${site}/pt/contato?about=serviceTreinamentos`)
  await ready(page)
  await expect(page.locator(lines)).toHaveText(/Assunto: Treinamentos/)
})

test('nothing but the name of a page of the site is shown', async ({ page, site }) => {
  await page.goto(`${site}/en/contact?about=${encodeURIComponent('Call +1 900 now')}`)
  const names = page.waitForResponse(/names\/en\.json/)
  await ready(page)
  await names
  await expect(page.locator(lines)).toBeEmpty()
})

test('the first message of a chat names it in the visitor’s language; that of the floating button stays', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/es/servicios/etiquetas-nutricionales`)
  const textOf = async (selector: string) =>
    new URL((await page.locator(selector).first().getAttribute('href')) ?? '').searchParams.get('text')
  expect(await textOf('main a:has(.chat-sign)')).toMatch(/^¡Hola! Me gustaría saber más sobre: Etiquet.*\.$/)
  expect(await textOf('.chat-button')).toMatch(/^Olá! Gostaria/)
})

test('without JavaScript, the address says it', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site}/pt/servicos/consultoria`)
  await page.locator('main a.button').first().click()
  await expect(page).toHaveURL(`${site}/pt/solicitar-diagnostico?about=serviceConsultoria`)
  await page.close()
})

test('the words of the quieter links of two services lead to what they name', async ({ page, site }) => {
  for (const [service, words, target] of [
    ['nutritional-labels', 'View label samples', /^(?:\/en\/services\/[\w-]+)?#./],
    ['supplier-approval', 'View methodology', /^\/en\/services#./],
  ] as const) {
    await page.goto(`${site}/en/services/${service}`)
    const link = page.locator('main').getByRole('link', { name: words })
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(target)
    await page.goto(new URL(href, page.url()).href)
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
  }
})
