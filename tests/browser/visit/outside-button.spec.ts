import { expect, type Locator } from '@playwright/test'
import { test } from '../site-test.ts'

/** Expects a link to lead to another site as the footer's links to social networks do: in a new tab, and with words that say so. */
async function expectOutside(link: Locator, href: string): Promise<void> {
  await expect(link).toHaveAttribute('href', href)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(link).toHaveAccessibleName(/ \(ouvre un nouvel onglet\)$/)
}

test('a button may lead to another site, in the opening and at the end of a page', async ({ page, serve }) => {
  const site = await serve('second')
  await page.goto(`${site.address}/fr/prestations/accord`)
  const href = 'https://rdv.marteau-feutre.example/accord'
  await expectOutside(page.locator('.opening-plain .button'), href)
  await expectOutside(page.locator('.call-to-action .button'), href)
  const social = page.getByRole('contentinfo').getByRole('link', { name: /^Instagram/ })
  await expectOutside(social, 'https://www.instagram.com/marteau.feutre.example')
})

test('the button of the header may as well, in the bar and in the menu of small screens', async ({ page, serve }) => {
  const site = await serve('varied')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.address}/fr/`)
  const href = 'https://rdv.marteau-feutre.example'
  await expectOutside(page.locator('.site-header-action'), href)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('.site-menu > summary').click()
  await expectOutside(page.locator('.site-menu .button').first(), href)
})

test('a button to a page of the site opens it here', async ({ page, serve }) => {
  const site = await serve('second')
  await page.goto(`${site.address}/fr/`)
  const button = page.locator('.opening-area .button')
  await expect(button).toHaveAttribute('href', '/fr/demande-de-devis')
  await expect(button).not.toHaveAttribute('target')
  await expect(button).toHaveAccessibleName('Demander un devis')
})
