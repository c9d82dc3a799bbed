import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Preview, preview } from '../../generator/serve/preview/preview.ts'
import type { Handler } from '../../generator/serve/preview/serve-site.ts'
import { ScriptedReceiver } from '../browser/contact/scripted-receiver.ts'
import { builtOnce } from '../site/built-once.ts'
import { Firefox, findFirefox } from './firefox.ts'

const path = findFirefox()
if (!path)
  console.warn('No Firefox is installed: the tests in Firefox are skipped. FIREFOX_PATH names one that is elsewhere.')

describe.skipIf(!path)('a visitor with Firefox', () => {
  const receiver = new ScriptedReceiver('/webhook/contato')
  let isCut = false
  const cut: Handler = async ({ url }, response) => {
    const isApp = isCut && url?.startsWith('/assets/entry-')
    if (isApp) response.destroy()
    return Boolean(isApp)
  }
  let served: Preview
  /** Undefined where it is installed, but does not start: a container may forbid what it needs. */
  let firefox: Firefox

  beforeAll(async () => {
    const out = await builtOnce('shipped')
    served = await preview({ out, port: 0, handlers: () => [cut, receiver.handle], print: console.error })
    await Firefox.start(path ?? '').then(
      (started) => {
        firefox = started
      },
      (error) => console.warn(`The tests in Firefox are skipped, which does not start here: ${error.message}`),
    )
    await firefox?.send('WebDriver:SetWindowRect', { width: 500, height: 900 })
  })
  beforeEach(({ skip }) => skip(!firefox))

  afterAll(async () => {
    await firefox?.close()
    await served?.close()
  })

  /** First of all, since the app is in the cache once it has come. */
  test('gets the app once there is a connection again', async () => {
    isCut = true
    await open('/en/')
    await firefox.click('.site-menu > summary')
    await becomes('document.body.dataset.failed', '')
    isCut = false
    await firefox.click('.language-switcher > summary')
    await becomes(appRuns, true)
  })

  test('loses no first tap, changes the language, and sends the form', async () => {
    await open('/pt/')
    expect(await firefox.evaluate(brokenWords)).toEqual([])
    await firefox.evaluate(`void (document.onsecuritypolicyviolation = ({ violatedDirective: directive, blockedURI }) =>
      document.body.dataset.forbidden = directive + ' ' + blockedURI)`)

    await firefox.click('.site-menu > summary')
    expect(await firefox.evaluate('document.querySelector(".site-menu").open')).toBe(true)
    await becomes(appRuns, true)
    // The app asks for the stylesheet of the other pages once it runs, as the policy must allow.
    await becomes('performance.getEntriesByType("resource").some(({ name }) => /site-[^/]*\\.css$/.test(name))', true)
    expect(await firefox.evaluate('document.querySelector(".site-menu").open')).toBe(true)
    expect(await firefox.evaluate('document.body.dataset.forbidden ?? ""')).toBe('')

    await firefox.click('.site-menu a[href="/pt/contato"]')
    await becomes('location.pathname + document.querySelectorAll(".contact-form").length', '/pt/contato1')
    await firefox.click('.language-switcher > summary')
    await firefox.click('.language-switcher a[lang=en-US]')
    await becomes('location.pathname + document.documentElement.lang + document.readyState', '/en/contacten-UScomplete')

    const typed = { name: 'Ana', email: 'ana@padaria.example', phone: '1', company: 'Padaria', position: 'Chef' }
    for (const [name, text] of Object.entries(typed)) await firefox.type(`.contact-form [name=${name}]`, text)
    await firefox.click('.contact-form button')
    await becomes('document.querySelector(".contact-form").dataset.state', 'success')
    expect(receiver.requests.map(({ lead }) => lead)).toMatchObject([{ ...typed, locale: 'en' }])
  })

  async function open(address: string): Promise<void> {
    await firefox.send('WebDriver:Navigate', { url: served.address + address })
  }

  async function becomes(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => firefox.evaluate(expression), { timeout: 30_000 }).toEqual(value)
  }
})

const appRuns = 'Object.keys(document.getElementById("root")).some((key) => key.startsWith("__reactContainer"))'

/** The words of titles that stand on two lines. */
const brokenWords = `[...document.querySelectorAll('h1, h2, h3')].flatMap(({ firstChild }) =>
  firstChild instanceof Text ? [...firstChild.data.matchAll(/\\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(firstChild, index)
    range.setEnd(firstChild, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  }) : [])`
