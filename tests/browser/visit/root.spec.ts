import { expect } from '@playwright/test'
import { oneIn } from '../../site/thorough.ts'
import { holdBack } from '../hold-back.ts'
import { blockStorage, test } from '../site-test.ts'
import { answerCountry, lookup, prefer, preferred, speak } from './visitor-language.ts'

test.describe('the root', () => {
  test('says that it looks for the language', async ({ page, site }) => {
    await page.route('**/pt/', () => {})
    await answerCountry(page, 'never')
    await speak(page, 'fr')
    await page.goto(site, { waitUntil: 'commit' })
    await expect(page.getByText('Detectando idioma...')).toBeVisible()
  })

  for (const [languages, locale] of [
    [['es-MX', 'en'], 'es'],
    [['en-GB'], 'en'],
    [['pt-PT'], 'pt'],
    [['fr-FR', 'EN-us'], 'en'],
  ] as const) {
    test(`leads a browser that speaks ${languages} to ${locale}, and asks nobody`, async ({ page, site }) => {
      const asked = await answerCountry(page, { country: 'BR' })
      await speak(page, ...languages)
      await page.goto(site)
      await page.waitForURL(`${site}/${locale}/`)
      expect(await preferred(page)).toBe(locale)
      expect(asked).toEqual([])
    })
  }

  test('asks the visit before first', async ({ page, site }) => {
    await prefer(page, site, 'es')
    await speak(page, 'en')
    await page.goto(site)
    await page.waitForURL(`${site}/es/`)
  })

  test('does not believe a stored locale that the site does not have', async ({ page, site }) => {
    await prefer(page, site, 'fr')
    await speak(page, 'en')
    await page.goto(site)
    await page.waitForURL(`${site}/en/`)
    expect(await preferred(page)).toBe('en')
  })

  // What each country means is data of the page: one that leads to a language, and one that leads to none.
  for (const [country, locale] of oneIn(4, [
    ['ES', 'es'],
    ['US', 'en'],
    ['GB', 'en'],
    ['CA', 'en'],
    ['JP', 'pt'],
    ['AU', 'en'],
    ['BR', 'pt'],
    ['PT', 'pt'],
  ])) {
    test(`leads a visitor in ${country}, whose browser speaks none of the languages, to ${locale}`, async ({
      page,
      site,
    }) => {
      const asked = await answerCountry(page, { country })
      await speak(page, 'fr', 'de')
      await page.goto(site)
      await page.waitForURL(`${site}/${locale}/`)
      expect(asked).toEqual([lookup])
    })
  }

  for (const [name, answer] of Object.entries({
    fails: 'fail',
    'answers with an error': { status: 500, country: 'US' },
    'answers with something else': { body: '<!doctype html>' },
    'knows no country': { body: '{}' },
  } as const)) {
    test(`leads to the default where the lookup ${name}, and tells only the console`, async ({ page, site }) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await answerCountry(page, answer)
      await speak(page, 'fr')
      await page.goto(site)
      await page.waitForURL(`${site}/pt/`)
      expect(warnings.join()).toContain('The country lookup failed')
    })
  }

  test('does not wait for a lookup that never answers', async ({ page, site }) => {
    await page.clock.install()
    const asked = await answerCountry(page, 'never')
    await speak(page, 'fr')
    await page.goto(site)
    await expect.poll(() => asked.length).toBe(1)
    await page.clock.runFor(1500)
    await page.waitForURL(`${site}/pt/`)
  })

  test('keeps the query', async ({ page, site }) => {
    await speak(page, 'en')
    await page.goto(`${site}/?utm_source=x#main`)
    await page.waitForURL(`${site}/en/?utm_source=x#main`)
  })

  test('leaves no trace in the history', async ({ page, site }) => {
    await speak(page, 'en')
    await page.goto(`${site}/es/`)
    await page.goto(site)
    await page.waitForURL(/\/(en|es)\/$/)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/es/`)
  })

  test('works where storage throws', async ({ page, site }) => {
    await blockStorage(page)
    await speak(page, 'en')
    await page.goto(site)
    await page.waitForURL(`${site}/en/`)
  })
})

test('a page that is still loading keeps its locale already', async ({ page, site }) => {
  await holdBack(page, '**/*.woff2')
  await page.goto(`${site}/en/about`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => preferred(page)).toBe('en')
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('every page keeps its locale as the preferred one', async ({ page, site }) => {
  for (const path of ['/en/about', '/es/', '/pt/contato']) {
    await page.goto(site + path)
    expect(await preferred(page)).toBe(path.slice(1, 3))
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the root links to all languages, and does not claim to look for one', async ({ page, site }) => {
    await page.goto(site)
    await expect(page.getByText('Escolha o seu idioma')).toBeVisible()
    await expect(page.getByText('Detectando idioma...')).toBeHidden()
    for (const [name, home] of [
      ['Português (Brasil)', '/pt/'],
      ['Español (España)', '/es/'],
      ['English (United States)', '/en/'],
    ]) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', home ?? '')
    }
  })
})
