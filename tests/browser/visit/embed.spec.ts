import { expect, type Page } from '@playwright/test'
import { certainties } from '../accessibility/scan.ts'
import { startApp, test } from '../site-test.ts'

const provider = 'https://www.openstreetmap.org'

/** Stands in for the service, and says what it was asked for. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${provider}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><button>Nearer</button>' })
  })
  return asked
}

const button = 'Show the map'
const frame = `${provider}/export/embed.html?bbox=-4.98223%2C34.06388%2C-4.97537%2C34.06672&layer=mapnik&marker=34.0653%2C-4.9788`

test('nothing is asked of the service before a tap, which shows its frame, sandboxed, with the focus', async ({
  page,
  serve,
}) => {
  const { address } = await serve('third')
  const asked = await standIn(page)
  await page.goto(`${address}/en/contact`)
  await startApp(page)
  const show = page.getByRole('button', { name: button })
  await show.scrollIntoViewIfNeeded()
  await show.hover()
  await expect(page.getByText(/^Tap to load this from OpenStreetMap \(United Kingdom\)/)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  await show.click()
  const shown = page.locator('iframe')
  await expect(shown).toHaveAttribute('src', frame)
  await expect(shown).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(shown).toBeFocused()
  await expect(page.frameLocator('iframe[title="The lanes around the house"]').getByText('Nearer')).toBeVisible()
  expect(asked).toEqual([frame])
})

test('a tap before the app has started is kept, and so is a press of Enter', async ({ page, serve }) => {
  const { address } = await serve('third')
  const asked = await standIn(page)
  for (const press of ['click', 'Enter'] as const) {
    await page.goto(`${address}/en/contact`)
    const show = page.getByRole('button', { name: button })
    if (press === 'click') await show.click()
    else await show.press('Enter')
    await expect(page.locator('iframe')).toBeFocused()
    await expect(page).toHaveURL(`${address}/en/contact`)
  }
  expect(asked).toEqual([frame, frame])
})

test('the picture can be tapped anywhere', async ({ page, serve }) => {
  const { address } = await serve('third')
  await standIn(page)
  await page.goto(`${address}/en/contact`)
  await page.locator('.embed-cover').click({ position: { x: 200, y: 12 } })
  await expect(page.locator('iframe')).toBeVisible()
})

test('the policy of that page alone lets the service in', async ({ page, serve }) => {
  const { address } = await serve('third')
  const asked = await standIn(page)
  const policyOf = async (path: string) => {
    await page.goto(address + path)
    return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  }
  expect(await policyOf('/en/contact')).toContain(`; frame-src ${provider};`)
  expect(await policyOf('/en/')).not.toContain('frame-src')
  const blocked = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        document.body.append(Object.assign(document.createElement('iframe'), { src }))
      }),
    frame,
  )
  expect(blocked).toBe('frame-src')
  expect(asked).toEqual([])
})

test('a link of the site leads there in a way that lets the frame be shown', async ({ page, serve }) => {
  const { address } = await serve('third')
  await standIn(page)
  await page.goto(`${address}/en/`)
  await startApp(page)
  await page.locator(`a[href="/en/contact"]:visible`).first().click()
  await expect(page).toHaveURL(`${address}/en/contact`)
  await page.getByRole('button', { name: button }).click()
  await expect(page.frameLocator('iframe').getByText('Nearer')).toBeVisible()
})

test('without JavaScript there is a link to the thing, and no button that does nothing', async ({ browser, serve }) => {
  const { address } = await serve('third')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const asked = await standIn(page)
  await page.goto(`${address}/ja/toiawase`)
  await expect(page.locator('.embed-show')).toBeHidden()
  await expect(page.getByRole('link', { name: /^OpenStreetMap で開く/ })).toHaveAttribute(
    'href',
    `${provider}/?mlat=34.0653&mlon=-4.9788#map=17/34.0653/-4.9788`,
  )
  expect(asked).toEqual([])
  await context.close()
})

test('in Arabic, in which the words stand at the right, and for a screen reader, before and after the tap', async ({
  page,
  serve,
}) => {
  const { address } = await serve('third')
  await standIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${address}/ar/ittisal`)
  await startApp(page)
  const show = page.getByRole('button', { name: 'عرض الخريطة' })
  const [box, cover] = [await show.boundingBox(), await page.locator('.embed-cover').boundingBox()]
  if (!box || !cover) throw new Error('The button is not shown')
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(cover.x + cover.width - (box.x + box.width)).toBeLessThan(20)
  expect(await certainties(page, ['axe'])).toEqual([])
  await show.click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await certainties(page, ['axe'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
