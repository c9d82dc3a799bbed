import { expect, type Page } from '@playwright/test'
import { blockStorage, startApp, test } from './site-test.ts'

const lookup = 'https://api.country.is/'

/** What the country lookup answers, and how often it was asked. */
async function answerCountry(
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

async function speak(page: Page, ...languages: string[]): Promise<void> {
  await page.addInitScript((list) => Object.defineProperty(navigator, 'languages', { get: () => list }), languages)
}

async function prefer(page: Page, site: string, locale: string): Promise<void> {
  await page.goto(`${site}/404`)
  await page.evaluate((value) => localStorage.setItem('preferredLocale', value), locale)
}

function preferred(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('preferredLocale'))
}

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

  for (const [country, locale] of [
    ['ES', 'es'],
    ['US', 'en'],
    ['GB', 'en'],
    ['CA', 'en'],
    ['AU', 'en'],
    ['BR', 'pt'],
    ['PT', 'pt'],
    ['JP', 'pt'],
  ]) {
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

  test('is remembered again when Back brings a page from the browser’s cache', async ({ page, site }) => {
    await page.goto(`${site}/pt/`)
    await startApp(page)
    await page.evaluate(() => localStorage.setItem('preferredLocale', 'en'))
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await preferred(page)).toBe('pt')
  })

  test('works where storage throws', async ({ page, site }) => {
    await blockStorage(page)
    await speak(page, 'en')
    await page.goto(site)
    await page.waitForURL(`${site}/en/`)
  })
})

test('every page keeps its locale as the preferred one', async ({ page, site }) => {
  for (const path of ['/en/about', '/es/', '/pt/contato']) {
    await page.goto(site + path)
    expect(await preferred(page)).toBe(path.slice(1, 3))
  }
})

/** The way to each of these must be the same on every host and in the running app. */
const detours = [
  ['/fr/', '/pt/'],
  ['/xx/whatever', '/pt/'],
  ['/nonsense', '/pt/'],
  ['/en/nonsense', '/en/'],
  ['/es/a/b/c', '/es/'],
  ['/pt/blog', '/pt/'],
  ['/en/blog/haccp-passos-essenciais', '/en/'],
  ['/en/servicos', '/en/services'],
  ['/pt/services/labels', '/pt/servicos/rotulos-nutricionais'],
  ['/es/servicos/consultoria', '/es/servicios/consultoria'],
] as const

for (const [from, to] of detours) {
  test(`${from} leads to ${to} on a host that redirects`, async ({ page, site }) => {
    await page.goto(site + from)
    await expect(page).toHaveURL(site + to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test(`${from} leads to ${to} on a plain host`, async ({ page, plainHost }) => {
    const response = await page.goto(plainHost + from)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(plainHost + to)
  })
}

for (const [from, to] of detours.filter(([path]) => path.startsWith('/en/'))) {
  test(`${from} leads to ${to} in the running app`, async ({ page, site }) => {
    await page.goto(`${site}/en/about`)
    await startApp(page)
    await page.evaluate((path) => {
      Object.assign(window, { sameDocument: true })
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, from)
    await expect(page).toHaveURL(site + to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('a plain host keeps the query on the way to another locale’s page', async ({ page, plainHost }) => {
  await page.goto(`${plainHost}/en/servicos?utm_source=x#main`)
  await expect(page).toHaveURL(`${plainHost}/en/services?utm_source=x#main`)
})

test('a page of another locale is loaded as a document of its own', async ({ page, site }) => {
  await page.goto(`${site}/en/about`)
  await startApp(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/es/servicios')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the root links to all languages', async ({ page, site }) => {
    await page.goto(site)
    for (const [name, home] of [
      ['Português (Brasil)', '/pt/'],
      ['Español (España)', '/es/'],
      ['English (United States)', '/en/'],
    ]) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', home ?? '')
    }
  })

  test('the language switcher leads to the same page', async ({ page, site }) => {
    await page.goto(`${site}/en/about`)
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${site}/es/acerca-de`)
  })
})

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

  test('leads to the root of the language where the page is not there', async ({ page, plainHost }) => {
    await page.route('**/data/*.json', async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({ body: body.replace('"path":"/es/acerca-de"', '"path":"/es/gone"') })
    })
    await page.goto(`${plainHost}/en/services`)
    await startApp(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.locator('main')).toBeFocused()
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${plainHost}/es/`)
  })

  test('works before the app has started', async ({ page, site }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(`${site}/en/contact`)
    await page.locator('.language-switcher summary').click()
    await page.getByRole('link', { name: 'Español (España)' }).click()
    await expect(page).toHaveURL(`${site}/es/contacto`)
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
