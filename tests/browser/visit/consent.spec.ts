import { expect, type Page } from '@playwright/test'
import { certainties } from '../accessibility/scan.ts'
import { fillIn, ready, sendButton } from '../contact/contact-page.ts'
import { test } from '../site-test.ts'

/** What a script of a service would do: it records what it is called with, sets a cookie, and loads a further script of its own. */
function playedScript(cookie: string, further: string): string {
  return `document.cookie = '${cookie}=1; path=/'
    document.head.append(Object.assign(document.createElement('script'), { src: '${further}' }))`
}

const played: Readonly<Record<string, string>> = {
  '/gtag/js': playedScript('_ga', 'https://www.googletagmanager.com/further.js'),
  '/gtm.js': playedScript('_gcl_au', 'https://www.googleadservices.com/further.js'),
  '/en_US/fbevents.js': playedScript('_fbp', 'https://connect.facebook.net/further.js'),
  '/matomo.js': playedScript('_pk_id.3', 'https://elsewhere.example/further.js'),
  '/count.js': 'window.goatcounter = { count: (...told) => (window.told ??= []).push(told) }',
}

/** Stands in for all other hosts. Says what they were asked for, and what the policy forbade. */
async function standIn(page: Page, site: string): Promise<{ readonly asked: string[]; readonly forbidden: string[] }> {
  const heard = { asked: [] as string[], forbidden: [] as string[] }
  await page.route(
    (url) => url.origin !== site,
    (route) => {
      const { host, pathname, search } = new URL(route.request().url())
      if (host !== 'gc.zgo.at') heard.asked.push(host + pathname + search)
      return route.fulfill({ contentType: 'text/javascript', body: played[pathname] ?? '' })
    },
  )
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|script|html)/i.test(message.text()))
      heard.forbidden.push(message.text())
  })
  return heard
}

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies, if you agree' })
const choose = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true }).click()
const scripts = [
  'www.googletagmanager.com/gtag/js?id=G-4T8K2X9QWE&l=gtagQueue',
  'www.googletagmanager.com/gtm.js?id=GTM-K7XW2P9',
  'connect.facebook.net/en_US/fbevents.js',
  'bakery.matomo.cloud/matomo.js',
]

/** What a service has been told, as JSON: the lists of arguments as arrays. */
function told(page: Page, queue: string): Promise<unknown[]> {
  return page.evaluate((name) => {
    const kept = (window as unknown as Record<string, unknown[] & { queue?: unknown[] }>)[name] ?? []
    const list = (entry: object) => (Symbol.iterator in entry ? [...(entry as unknown[])] : entry)
    return JSON.parse(JSON.stringify([...(kept.queue ?? kept)].map((entry) => list(entry as object))))
  }, queue)
}

test('nothing of a service is there before consent, nor after a refusal; who asks again is not asked twice', async ({
  page,
  serve,
}) => {
  const { address } = await serve('counted')
  const { asked, forbidden } = await standIn(page, address)
  await page.goto(`${address}/en/`)
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toContainText(
    'To learn which pages are read, we would like to count visits with Google Analytics (Google, United States), Google Tag Manager (Google, United States), and Matomo (bakery.matomo.cloud).',
  )
  await expect(notice(page)).toContainText(
    'To measure our advertising, we would like to use Google Tag Manager (Google, United States) and Meta Pixel (Meta, United States).',
  )
  await expect(notice(page).getByRole('link', { name: 'How we handle data' })).toHaveAttribute('href', '/en/privacy')
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull()
  await choose(page, 'Refuse')
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toHaveCount(0)
  expect({ asked, forbidden, cookies: await page.context().cookies() }).toEqual({
    asked: [],
    forbidden: [],
    cookies: [],
  })
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').agreed)).toEqual([])
})

test('after consent each service counts in its own way, a call, a chat and a lead as well', async ({ page, serve }) => {
  const { address } = await serve('counted')
  const { asked, forbidden } = await standIn(page, address)
  await page.route('**/webhook/contato', (route) => route.fulfill({ json: {} }))
  await page.goto(`${address}/en/contact`)
  await choose(page, 'Accept')
  await expect.poll(() => asked).toEqual(expect.arrayContaining(scripts))
  // A further script comes from where the table says, and from nowhere else, whoever asks for it.
  await expect.poll(() => asked).toContain('www.googleadservices.com/further.js')
  expect(asked).not.toContain('elsewhere.example/further.js')
  expect(
    forbidden.filter((text) => !text.includes('elsewhere.example') && !/TrustedScriptURL|Trusted Type/i.test(text)),
  ).toEqual([])

  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  await page.locator('footer a[href^="tel:"]').click()
  await page.locator('.chat-button').click()
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(await told(page, 'gtagQueue')).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', day],
    ['config', 'G-4T8K2X9QWE'],
    ['event', 'tap_phone'],
    ['event', 'tap_chat'],
  ])
  expect(await told(page, 'dataLayer')).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { event: 'tap_phone' },
    { event: 'tap_chat' },
  ])
  await page.reload()
  await ready(page)
  await fillIn(page)
  await page.waitForFunction(() => 'fbq' in window)
  await sendButton(page).click()
  await expect
    .poll(() => told(page, 'fbq'))
    .toEqual([
      ['set', 'autoConfig', false, '1234567890123456'],
      ['init', '1234567890123456'],
      ['track', 'PageView'],
      ['track', 'Lead'],
    ])
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    [{ path: 'lead', title: 'lead', event: true }],
  ])
  await page.locator('header a[href="/en/about"]:visible').first().click()
  await expect(page).toHaveURL(`${address}/en/about`)
  await expect
    .poll(async () => (await told(page, '_paq')).slice(2))
    .toEqual([
      ['trackPageView'],
      ['enableLinkTracking'],
      ['trackEvent', 'Contact', 'lead'],
      ['setCustomUrl', `${address}/en/about`],
      ['setDocumentTitle', 'Who we are and how we work | Rubra'],
      ['trackPageView'],
    ])
})

test('consent to counting alone loads no advertising, and is withdrawn at the foot, with its cookies', async ({
  page,
  serve,
}) => {
  const { address } = await serve('counted')
  const { asked } = await standIn(page, address)
  // A browser that draws nothing anew may have no idle time for as long as it likes.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) => Number(options && setTimeout(callback, options.timeout))
  })
  await page.goto(`${address}/en/`)
  await choose(page, 'Only count visits')
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(scripts.filter((script) => !script.includes('fbevents'))))
  expect(asked.filter((url) => url.includes('facebook'))).toEqual([])
  expect(await told(page, 'dataLayer')).not.toContainEqual(
    expect.arrayContaining([expect.objectContaining({ ad_storage: 'granted' })]),
  )
  const names = async () => (await page.context().cookies()).map(({ name }) => name).sort()
  await expect.poll(names).toEqual(['_ga', '_gcl_au', '_pk_id.3'])
  await page.context().addCookies([{ name: 'own', value: '1', url: address }])

  const foot = page.getByRole('button', { name: 'Cookie choices' })
  await foot.click()
  await expect(notice(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  await expect(foot).toBeFocused()
  await foot.click()
  const reloaded = page.waitForEvent('load')
  await choose(page, 'Refuse')
  await reloaded
  await page.waitForLoadState('networkidle')
  expect(await names()).toEqual(['own'])
  const before = asked.length
  await page.goto(`${address}/en/about`)
  await page.waitForLoadState('networkidle')
  expect(asked.slice(before)).toEqual([])
})

test('the notice moves nothing, covers nothing that has the focus, and has buttons of one size, by the keyboard, on a phone', async ({
  page,
  serve,
}) => {
  const { address } = await serve('counted')
  await standIn(page, address)
  await page.setViewportSize({ width: 360, height: 640 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/visits-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${address}/en/`, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  const places = () =>
    Promise.all(['header', 'h1', 'main', 'footer'].map((name) => page.locator(name).first().boundingBox()))
  const before = (await places()).map((box) => [box?.x, box?.y])
  release()
  await expect(notice(page)).toBeVisible()
  expect((await places()).map((box) => [box?.x, box?.y])).toEqual(before)
  const boxes = await Promise.all((await notice(page).getByRole('button').all()).map((button) => button.boundingBox()))
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)} ${box?.height}`)).size).toBe(1)
  expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
  expect(await certainties(page)).toEqual([])
  // Nothing on the way to the end of the page is hidden by it.
  const hidden: string[] = []
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const [focused, over] = [document.activeElement, document.querySelector('.consent-notice')]
      if (!focused || !over || focused === document.body || over.contains(focused)) return ''
      const { bottom, top } = focused.getBoundingClientRect()
      const edge = over.getBoundingClientRect().top
      return bottom - edge > 1 && bottom - top < edge ? focused.outerHTML : ''
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})

test('without JavaScript nobody is asked, and no button does nothing', async ({ browser, serve }) => {
  const { address } = await serve('counted')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { asked } = await standIn(page, address)
  await page.goto(`${address}/en/`)
  await expect(page.locator('.consent-choice')).toBeHidden()
  await expect(page.locator('.consent-notice')).toHaveCount(0)
  expect(asked).toEqual([])
  await context.close()
})

test('on a phone, the link to the choice has the edge of what stands above it', async ({ page, serve }) => {
  const { address } = await serve('counted')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address}/en/`)
  const edges = await page
    .locator('.site-footer-rights > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
  expect(edges).toEqual([18, 18])
})
