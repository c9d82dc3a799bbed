import { expect } from '@playwright/test'
import { ensureChromium, testFlags } from '../chromium.ts'
import { test } from '../site-test.ts'

// The Chromium without windows does not take what is tapped for hovered, as browsers of phones do.
test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  launchOptions: { executablePath: ensureChromium(), args: testFlags },
})

test('a tap shows what an abbreviation stands for, behind it', async ({ page, serve }) => {
  const { address } = await serve('shipped')
  await page.goto(`${address}/en/services/consulting`)
  const abbreviation = page.locator('abbr').first()
  const after = () => abbreviation.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await after()).toBe('none')
  // What only a tap or a pointer shows comes with the rest of the styles.
  await page.waitForLoadState('networkidle')
  await abbreviation.tap()
  await expect.poll(after).toContain('Anvisa, Brazil’s health agency)')
})
