import type { Page } from '@playwright/test'

/** Holds answers back, as a slow network does, until it is asked to let them go. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
