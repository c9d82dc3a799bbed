import type { Page } from '@playwright/test'

/** Opens all disclosures that a selector finds, and waits until what is in them is drawn. */
export async function openAll(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (closed) => {
    for (const details of document.querySelectorAll(closed)) details.setAttribute('open', '')
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, selector)
}
