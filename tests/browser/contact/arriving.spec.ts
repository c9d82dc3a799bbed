import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { preview } from '../../../generator/serve/preview/preview.ts'
import type { Handler } from '../../../generator/serve/preview/serve-site.ts'
import { builtOnce } from '../../site/built-once.ts'
import { test as base } from '../site-test.ts'
import { fillIn, form, person, sendButton, status, success } from './contact-page.ts'

interface ArrivingSite {
  readonly address: string
  /** Lets the rest of the page arrive. */
  release(): void
}

/** On a network that stops in the middle of the contact page, behind its form. */
const test = base.extend<{ arriving: ArrivingSite }>({
  arriving: async ({ receiver }, use) => {
    const out = await builtOnce('shipped')
    const html = await readFile(join(out, 'en/contact/index.html'), 'utf8')
    const middle = html.indexOf('</form>') + '</form>'.length
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const half: Handler = async (request, response) => {
      if (request.url !== '/en/contact') return false
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, middle))
      await released
      response.end(html.slice(middle))
      return true
    }
    const handlers = () => [half, receiver.handle]
    const { address, close } = await preview({ out, port: 0, handlers, print: console.error })
    await use({ address, release })
    await close()
  },
})

test('a form sent while the page still arrives says so, and is sent when it has', async ({
  page,
  arriving,
  receiver,
}) => {
  await page.goto(`${arriving.address}/en/contact`, { waitUntil: 'commit' })
  await fillIn(page)
  await sendButton(page).click()
  await expect(form(page).getByText('Sending…', { exact: true })).toBeVisible()
  await page.waitForTimeout(1000)
  expect(receiver.requests).toHaveLength(0)
  arriving.release()
  await expect(status(page)).toHaveText(success)
  expect(receiver.requests.map(({ lead }) => lead)).toMatchObject([{ name: person.Name, message: person.Message }])
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test('a language chosen while the page still arrives replaces it', async ({ page, arriving }) => {
  await page.goto(`${arriving.address}/en/about`)
  await page.goto(`${arriving.address}/en/contact`, { waitUntil: 'commit' })
  await page.locator('.language-switcher summary').click()
  await page.locator('.language-switcher').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`${arriving.address}/es/contacto`)
  await page.goBack()
  await expect(page).toHaveURL(`${arriving.address}/en/about`)
})
