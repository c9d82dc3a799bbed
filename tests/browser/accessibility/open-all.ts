import type { Page } from '@playwright/test'

/** Opens all disclosures that a selector finds, and waits until what is in them is drawn. */
export async function openAll(page: Page, selector: string): Promise<void> {
  for (const details of await page.locator(selector).all())
    await details.evaluate((element) => element.setAttribute('open', ''))
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}
