import type { Page } from '@playwright/test'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><path d="M0 0h600v800H0z"/></svg>'

/** Answers for the services of images on other hosts, so that no test asks them. Returns the addresses that were asked for. */
export async function answerPictures(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    if (route.request().resourceType() !== 'image') return route.fallback()
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'image/svg+xml', body: picture })
  })
  return asked
}
