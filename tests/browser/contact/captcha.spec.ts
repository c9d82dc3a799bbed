import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { fillIn, openForm, test } from './receivers-test.ts'

test.beforeEach(({ services, receiversSite }) => {
  services.reset()
  receiversSite.mails.taken.splice(0)
})

const failed =
  'Es ließ sich nicht prüfen, ob ein Mensch schreibt; deshalb wurde nichts gesendet. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.'
const verifies = {
  turnstile: 'challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'api.hcaptcha.com/siteverify',
}

for (const key of ['turnstile', 'hcaptcha'] as const)
  test(`${key} is asked once a visitor is in the form, in the language of the page, and each message has an answer of its own`, async ({
    page,
    services,
    receiversSite,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await openForm(page, `${receiversSite.address}/${key}`)
    await page.mouse.move(100, 100)
    expect(services.asked).toEqual([])
    await page.getByLabel('Name').focus()
    await expect(page.getByText(`${key} speaks de`)).toBeVisible()
    await expect(page.locator('.contact-form-captcha iframe')).toHaveCount(1)
    const status = page.locator('form.contact-form')
    for (const name of ['Ana', 'Eva']) {
      await fillIn(page, name)
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await expect(status).toHaveAttribute('data-state', 'success')
      await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click({ timeout: 10_000 })
    }
    expect(receiversSite.mails.taken.map(({ subject }) => subject)).toEqual([
      'Tischlerei Ahorn · Ana',
      'Tischlerei Ahorn · Eva',
    ])
    expect(receiversSite.mails.taken[0]?.text).not.toContain('person-')
    const checks = services.asked.filter(({ host, path }) => host + path === verifies[key])
    expect(checks.map(({ body }) => new URLSearchParams(body).get('secret'))).toEqual([
      'secret of the service',
      'secret of the service',
    ])
    expect(said).toEqual([])
  })

test('where the service cannot be reached nothing is sent, what was typed stays, and the next try asks it anew', async ({
  page,
  services,
  receiversSite,
}) => {
  services.mishap = () => 'blocked'
  await openForm(page, `${receiversSite.address}/turnstile`)
  await fillIn(page, 'Ana')
  const button = page.getByRole('button', { name: 'Nachricht senden' })
  await button.click()
  await expect(page.locator('.contact-form-status')).toHaveText(failed)
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
  await expect(page.locator('p:visible', { hasText: /^Ihr Text steht noch im Formular\./ })).toBeVisible()
  expect(receiversSite.mails.taken).toEqual([])
  services.mishap = () => undefined
  await button.click()
  await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'success')
  expect(receiversSite.mails.taken).toHaveLength(1)
})

test('of an answer that the service does not take, nothing is sent, and what was typed stays', async ({
  page,
  services,
  receiversSite,
}) => {
  const used = { secret: 'secret of the service', response: 'person-used' }
  services.ask(`https://${verifies.turnstile}`, { body: String(new URLSearchParams(used)) })
  await page.addInitScript(() => void Object.assign(crypto, { randomUUID: () => 'used' }))
  await openForm(page, `${receiversSite.address}/turnstile`)
  await fillIn(page, 'Ana')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'error')
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
  await expect(page.locator('p:visible', { hasText: /^Ihr Text steht noch im Formular\./ })).toBeVisible()
  const checks = services.asked.filter(({ host, path }) => host + path === verifies.turnstile)
  expect(checks.map(({ body }) => new URLSearchParams(body).get('response'))).toEqual(['person-used', 'person-used'])
  expect(receiversSite.mails.taken).toEqual([])
})

test('ALTCHA is a computation of the browser, of which no other company learns', async ({
  page,
  services,
  receiversSite,
}) => {
  await openForm(page, `${receiversSite.address}/altcha`)
  await fillIn(page, 'Ana')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.locator('form.contact-form')).toHaveAttribute('data-state', 'success')
  expect(receiversSite.mails.taken).toMatchObject([{ subject: 'Tischlerei Ahorn · Ana' }])
  expect(services.asked).toEqual([])
})

test('only the page of the form allows the hosts of its service, and without JavaScript it says how to write', async ({
  browser,
  receiversSite,
}) => {
  const policyOf = async (name: string) => {
    const html = await readFile(join(receiversSite.out, name, 'index.html'), 'utf8')
    return /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  }
  expect(await policyOf('turnstile')).toMatch(
    /script-src [^;]* https:\/\/challenges\.cloudflare\.com;.*frame-src https:\/\/challenges\.cloudflare\.com;.*trusted-types default/,
  )
  expect(await policyOf('turnstile')).not.toContain('hcaptcha')
  expect(await policyOf('hcaptcha')).toMatch(
    /connect-src 'self' .*https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com;/,
  )
  for (const other of ['altcha', 'resend', 'netlify'])
    expect(await policyOf(other)).not.toMatch(/cloudflare|hcaptcha|trusted-types default/)
  const page = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true })
  await page.goto(`${receiversSite.address}/turnstile`)
  // By its place: Playwright finds no text in a noscript.
  const words = page.locator('form noscript p').first()
  await expect(words).toBeVisible()
  await expect(words).toContainText('Zum Senden dieses Formulars ist JavaScript nötig.')
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeHidden()
  await page.close()
})
