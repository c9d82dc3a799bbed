import type { Locator, Page } from '@playwright/test'
import { startApp } from './site-test.ts'

/** Opens a page and starts its app. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await startApp(page)
}

/** A link at the foot of the page, where all pages are named. */
export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}
