import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Preview, preview } from '../../generator/serve/preview/preview.ts'
import { ScriptedReceiver } from '../browser/contact/scripted-receiver.ts'
import { builtOnce } from '../site/built-once.ts'
import { missing, openWebKit, type WebKitPage } from './webkit.ts'

const canRun = missing.length === 0
if (!canRun) console.warn(`No visit in WebKit: ${missing.join(' and ')} not installed`)

/** From then on the app, not the boot script, handles Back and follows links. */
const isRunning = `onpopstate === null`
const menuIsOpen = `document.querySelector('.site-menu').open`
const status = `document.querySelector('.contact-form-status').textContent`

/** What Chromium cannot tell of Safari: a visit to the shipped site in WebKit, in one window. */
describe.skipIf(!canRun)('in WebKit', () => {
  const receiver = new ScriptedReceiver('/webhook/contato')
  let site: Preview
  /** Undefined where the driver is installed, but cannot open a window: a container may forbid what it needs. */
  let page: WebKitPage

  beforeAll(async () => {
    site = await preview({
      out: await builtOnce('shipped'),
      port: 0,
      handlers: () => [receiver.handle],
      print: console.error,
    })
    await openWebKit().then(
      (opened) => {
        page = opened
      },
      (error) => console.warn(`No visit in WebKit, which does not start here: ${error.message}`),
    )
  })
  beforeEach(({ skip }) => skip(!page))
  afterAll(async () => {
    await page?.close()
    await site?.close()
  })

  test('the first tap opens the menu, and starts the app, which leaves it open', async () => {
    await page.open(`${site.address}/pt/`)
    await page.tap('.site-menu > summary')
    expect(await page.read(menuIsOpen)).toBe(true)
    await page.until(isRunning)
    expect(await page.read(menuIsOpen)).toBe(true)
  })

  test('a page of the menu opens in the app, with its styles, and Back returns', async () => {
    await page.tap('.site-menu a[href="/pt/sobre"]')
    await page.until(`document.querySelector('.stat-list')`)
    expect(await page.read(`getComputedStyle(document.querySelector('.stat-list')).display`)).toBe('grid')
    expect(await page.read(`performance.getEntriesByType('navigation')[0].name`)).toBe(`${site.address}/pt/`)
    await page.back()
    await page.until(`document.querySelector('.opening-area')`)
    expect(await page.read(menuIsOpen)).toBe(false)
  })

  test('the language is changed in place, and remembered', async () => {
    await page.open(`${site.address}/pt/contato`)
    await page.tap('.language-switcher > summary')
    await page.tap('.language-switcher a[hreflang^=en]')
    await page.until(`location.pathname === '/en/contact' && document.readyState === 'complete'`)
    expect(await page.read('localStorage.preferredLocale')).toBe('en')
  })

  test('the form shows what is missing, with the label below the header', async () => {
    await page.tap('.contact-form button')
    await page.until(`document.activeElement.name === 'name'`)
    await page.until(
      `document.querySelector('.contact-form-label').getBoundingClientRect().top > document.querySelector('.site-header').offsetHeight`,
    )
    expect(await page.read(status)).toBe('Please fill out all required fields')
  })

  test('the form is sent', async () => {
    const lead = { name: 'Ana', email: 'ana@padaria.example', phone: '1', company: 'Padaria Sol', position: 'Manager' }
    for (const [name, text] of Object.entries(lead)) await page.type(`[name=${name}]`, text)
    await page.tap('.contact-form button')
    await page.until(`${status}.startsWith('Thank you!')`)
    expect(receiver.requests.map((request) => request.lead)).toEqual([expect.objectContaining(lead)])
    expect(await page.read(`document.querySelector('[name=name]').value`)).toBe('')
  })
})
