import { expect } from '@playwright/test'
import { test } from '../site-test.ts'

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
      await expect(page.locator('.opening-area .button'), locale).toBeInViewport({ ratio: 1 })
      if (width > 360) continue
      const promise = await page.locator('.opening-facts > li').first().boundingBox()
      const chat = await page.locator('.chat-dock').boundingBox()
      expect((promise?.y ?? 0) + (promise?.height ?? 0), locale).toBeLessThan(chat?.y ?? 0)
    }
  })
}
