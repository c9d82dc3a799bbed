import type { Page } from '@playwright/test'

/** Opens all disclosures that a selector finds, and waits until what is in them is drawn. */
export async function openAll(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (closed) => {
    for (const details of document.querySelectorAll(closed)) details.setAttribute('open', '')
    // What moves as the page is scrolled never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(timed.map(({ finished }) => finished))
  }, selector)
}
