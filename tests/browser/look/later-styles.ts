import type { Page } from '@playwright/test'

/** Waits until a page has the styles that follow after its first view. */
export async function laterStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/later-')))
}
