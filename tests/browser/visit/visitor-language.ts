import type { Page } from '@playwright/test'

/** The service that tells the visitor's country. */
export const lookup = 'https://api.country.is/'

/** Answers the country lookup. Returns the addresses that were asked, which grow. */
export async function answerCountry(
  page: Page,
  answer: { country?: string; status?: number; body?: string } | 'fail' | 'never',
) {
  const asked: string[] = []
  await page.route(`${lookup}**`, async (route) => {
    asked.push(route.request().url())
    if (answer === 'fail') return route.abort()
    if (answer === 'never') return
    const { country, status = 200, body = JSON.stringify({ country }) } = answer
    return route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}

/** Has the browser speak some languages, the first one best. */
export async function speak(page: Page, ...languages: string[]): Promise<void> {
  await page.addInitScript((list) => Object.defineProperty(navigator, 'languages', { get: () => list }), languages)
}

/** Keeps a locale as that of an earlier visit. */
export async function prefer(page: Page, site: string, locale: string): Promise<void> {
  await page.goto(`${site}/404`)
  await page.evaluate((value) => localStorage.setItem('preferredLocale', value), locale)
}

/** The locale that is kept for the next visit. */
export function preferred(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('preferredLocale'))
}
