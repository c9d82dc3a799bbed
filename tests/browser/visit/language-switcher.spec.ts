import { expect } from '@playwright/test'
import { blockStorage, startApp, test } from '../site-test.ts'
import { preferred } from './visitor-language.ts'

test.describe('the language switcher', () => {
  for (const path of ['/en/services/nutritional-labels', '/en/services/labels']) {
    test(`leads from ${path} to the same page with a full load, and keeps query and fragment`, async ({
      page,
      site,
    }) => {
      await page.goto(`${site}/en/about`)
      await page.goto(`${site}${path}?utm_source=x#main`)
      await startApp(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.locator('.language-switcher summary').click()
      await page.getByRole('link', { name: 'Português (Brasil)' }).click()
      await expect(page).toHaveURL(`${site}/pt/servicos/rotulos-nutricionais?utm_source=x#main`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
      expect(await preferred(page)).toBe('pt')
      await page.goBack()
      await expect(page).toHaveURL(`${site}/en/about`)
    })
  }

  test('names each language in its own words and marks the current one', async ({ page, site }) => {
    await page.goto(`${site}/en/`)
    await page.locator('.language-switcher summary').click()
    const links = page.locator('.language-switcher a')
    await expect(links).toHaveText(['Português (Brasil)', 'Español (España)', 'English (United States)'])
    for (const [index, tag] of ['pt-BR', 'es-ES', 'en-US'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('lang', tag)
      await expect(links.nth(index)).toHaveAttribute('hreflang', tag)
      await expect(links.nth(index).locator('img')).toHaveAttribute('alt', '')
    }
    await expect(page.locator('.language-switcher [aria-current=true]')).toHaveText('English (United States)')
  })

  test('leads to the root of the language where the page is not there, without the query of a page before it', async ({
    page,
    plainHost,
  }) => {
    await page.route('**/data/*.json', async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({ body: body.replace('"es":"/es/acerca-de"', '"es":"/es/gone"') })
    })
    await page.goto(`${plainHost}/en/services?utm_source=x`)
    await startApp(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.locator('main')).toBeFocused()
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${plainHost}/es/`)
  })

  test('replaces the page before the app has started, too', async ({ page, site }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(`${site}/en/about`)
    await page.goto(`${site}/en/contact?utm_source=x#main`)
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${site}/es/contacto?utm_source=x#main`)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/en/about`)
  })

  test('opens a tab before the app has started where one is asked for', async ({ page, site, context }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(`${site}/en/contact`)
    await page.locator('.language-switcher summary').click()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Español (España)' }).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(`${site}/es/contacto`)
    await expect(page).toHaveURL(`${site}/en/contact`)
  })

  test('works where storage throws', async ({ page, site }) => {
    await blockStorage(page)
    await page.goto(`${site}/en/contact`)
    await startApp(page)
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${site}/es/contacto`)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the language switcher leads to the same page', async ({ page, site }) => {
    await page.goto(`${site}/en/about`)
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${site}/es/acerca-de`)
  })
})
