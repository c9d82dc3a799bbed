import { expect, type Page } from '@playwright/test'
import { startApp, test } from '../site-test.ts'

/** What a page's head says to search engines and networks, in an order of its own. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]')]
      .map((element) => element.outerHTML)
      .sort(),
  )
}

test('the head follows the visitor, as if each page had been opened by itself', async ({ page, site }) => {
  await page.goto(`${site}/pt/`)
  await startApp(page)
  for (const name of ['Serviços', 'Sobre', 'Contato']) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(site + path)
    const fresh = await page.context().newPage()
    await fresh.goto(site + path)
    await expect.poll(() => headOf(page)).toEqual(await headOf(fresh))
    await fresh.close()
  }
})

test('structured data of another page does not stay', async ({ page, site }) => {
  await page.goto(`${site}/en/services/training`)
  await startApp(page)
  await page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(`${site}/en/about`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})
