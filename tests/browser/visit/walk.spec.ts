import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { shippedSite } from '../../site/command.ts'
import { sectionOf, type WholeConfig } from '../../site/shipped-config.ts'
import { siteTexts } from '../../site/site-texts.ts'
import { isThorough } from '../../site/thorough.ts'
import { type PageRoute, pathOfEachPage } from '../page-kinds.ts'
import { type ServedSite, startApp, test } from '../site-test.ts'
import { startSite } from '../started-site.ts'

for (const name of ['shipped', 'second', 'third'] as const) {
  test.describe(`a walk through the ${name} site`, () => {
    let site: ServedSite
    let config: WholeConfig
    let stop: (() => Promise<void>) | undefined

    test.beforeAll(async ({ serve }) => {
      config = parse((await siteTexts[name]()).text)
      // One of them is built and served by the command with which people begin.
      if (name === 'shipped') ({ stop, ...site } = await startSite(shippedSite))
      else site = await serve(name)
    })
    test.afterAll(() => stop?.())

    test('every page answers, in its language, complete and without a word in the console', async ({ page }) => {
      test.setTimeout(240_000)
      const links = new Set<string>()
      const complaints = listen(page)
      // Each page in one of its languages, and the first page in all of them, where not everything is tried.
      const once = pathOfEachPage(site.routes)
      const isWalked = ({ path, kind }: PageRoute) => isThorough || kind === 'home' || once.includes(path)
      for (const route of site.routes.filter(isWalked)) {
        await test.step(route.path, async () => {
          const response = await page.goto(site.address + route.path)
          expect(response?.status(), route.path).toBe(200)
          const names = namesOfServices(config, route.locale)
          expect(await page.evaluate(partsOf, names)).toEqual({
            language: config.locales[route.locale]?.tag,
            headings: 1,
            headers: 1,
            // Behind the last sentence of the rights stands the company's number.
            footers: [expect.stringContaining((config.footer.rights[route.locale] ?? '').replace(/\.$/, ''))],
            services: names,
          })
          await startApp(page)
          expect(await brokenImages(page), route.path).toEqual([])
          for (const link of await sameSiteLinks(page)) links.add(link)
        })
      }
      await page.waitForLoadState('networkidle')
      expect(complaints).toEqual([])
      for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
    })

    test('both readings of a path answer 200 with the same page', async ({ request }) => {
      for (const { path, canonical, template } of site.routes) {
        const [live, canonicalPage] = await Promise.all(
          [path, canonical].map((at) => request.get(site.address + at, { maxRedirects: 0 })),
        )
        expect([path, live?.status(), canonicalPage?.status()]).toEqual([path, 200, 200])
        expect(await live?.text()).toBe(await canonicalPage?.text())
        // Articles are canonical in the language in which they are written.
        if (template === 'article') continue
        expect(await live?.text()).toContain(`<link rel="canonical" href="${config.site.url}${canonical}">`)
      }
    })

    test('a page says everything without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      for (const [key, service] of Object.entries(config.services)) {
        const route = site.routes.find((entry) => entry.key === key && entry.locale === config.defaultLocale)
        await page.goto(site.address + route?.path)
        for (const row of sectionOf(service, 'table').rows) {
          for (const text of Object.values(row))
            await expect(page.getByText(text[config.defaultLocale] ?? '', { exact: true }).first()).toBeVisible()
        }
      }
      await context.close()
    })
  })
}

/** Gathers what pages say in their console, and what they fail to load. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()} says ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()} throws ${error.message}`))
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
  })
  return complaints
}

/** Runs in the page, which is asked once: to ask it by locators takes longer than to load it. */
function partsOf(names: readonly string[]) {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
  return {
    language: document.documentElement.lang,
    headings: shown('h1').length,
    headers: shown('header:not(main *)').length,
    footers: shown('footer:not(main *)').map(({ innerText }) => innerText),
    // Each as often as a link bears its name.
    services: names.flatMap((name) =>
      shown('footer:not(main *) a').flatMap(({ innerText }) => (innerText.trim() === name ? [name] : [])),
    ),
  }
}

/** The services that the footer of a locale names. */
function namesOfServices({ services }: WholeConfig, locale: string): string[] {
  return Object.values(services).flatMap(({ label, languages = [locale] }) =>
    languages.includes(locale) ? [label[locale] ?? ''] : [],
  )
}

async function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })
}

async function sameSiteLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links].filter(({ origin }) => origin === location.origin).map(({ href }) => href.split('#')[0] ?? ''),
  )
}
