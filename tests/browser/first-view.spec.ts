import { expect } from '@playwright/test'
import { test } from './site-test.ts'

test.use({ javaScriptEnabled: false })

for (const [width, height] of [
  [360, 740],
  [1024, 700],
  [1280, 600],
  [1366, 650],
  [1440, 900],
] as const) {
  test(`in a window of ${width} × ${height} the first view says what to do next`, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    for (const locale of ['pt', 'es', 'en']) {
      await page.goto(`${site}/${locale}/`)
      await expect(page.locator('.home-hero .button'), locale).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the chat button says what it is, and covers no words of a document of a wide page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site}/pt/`)
  await expect(page.locator('.chat-button')).toHaveText(/^Conversar pelo WhatsApp/)
  const chat = await page.locator('.chat-button').boundingBox()
  expect(chat?.width).toBeGreaterThan(200)
  const sheet = await page.locator('.home-hero-sheets').boundingBox()
  const margin = 16
  expect(chat?.y).toBeGreaterThan((sheet?.y ?? 0) + (sheet?.height ?? Number.POSITIVE_INFINITY) - margin)
})
