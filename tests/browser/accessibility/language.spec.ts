import { expect } from '@playwright/test'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { siteNames, siteTexts } from '../../site/site-texts.ts'
import { type PageRoute, pagesWithoutRoute, pathOfEachPage } from '../page-kinds.ts'
import { test } from './still-page-test.ts'

for (const name of siteNames) {
  test(`every text of the ${name} site is marked with the language that it is written in`, async ({ page, serve }) => {
    test.setTimeout(120_000)
    const config = parse((await siteTexts[name]()).text) as SiteConfig
    const languages = languagesOfTexts(config)
    const { address, routes } = await serve(name)
    let known = 0
    // With the blog on, its pages are what is new.
    const isNew = ({ kind }: PageRoute) => name !== 'blog' || kind === 'blog' || kind === 'article'
    for (const { path } of routes.filter(isNew)) {
      const html = await (await page.request.get(address + path)).text()
      const texts = (await page.evaluate(textsWithLanguage, html)).filter(([text]) => languages.has(text))
      known += texts.length
      expect(
        texts.filter(([text, lang]) => !languages.get(text)?.has(lang)),
        path,
      ).toEqual([])
    }
    expect(known).toBeGreaterThan(routes.filter(isNew).length * 10)
  })

  test(`each language of the ${name} site is named in its own words and marked as such`, async ({ page, serve }) => {
    const { address, routes } = await serve(name)
    await page.goto(address + routes[0]?.path)
    await page.locator('.language-switcher summary').press('Enter')
    for (const link of await page.locator('.language-switcher a').all()) {
      const lang = (await link.getAttribute('lang')) ?? ''
      await expect(link).toHaveAttribute('hreflang', lang)
      const own = new Intl.DisplayNames(lang, { type: 'language' }).of(lang.slice(0, 2)) ?? ''
      expect(((await link.textContent()) ?? '').toLowerCase()).toContain(own.toLowerCase())
      // A site may have no flags.
      for (const flag of await link.locator('img').all()) await expect(flag).toHaveAttribute('alt', '')
    }
    const current = page.locator('.language-switcher a[aria-current]')
    await expect(current).toHaveAttribute('lang', (await page.locator('html').getAttribute('lang')) ?? '')
  })
}

test('the menu names the current page, and no other', async ({ page, serve }) => {
  const { address, routes } = await serve('shipped')
  const home = routes.find(({ kind }) => kind === 'home')?.path
  for (const path of pathOfEachPage(routes)) {
    await page.goto(address + path)
    // What hosts answer for an address that does not exist is the home page below a line.
    const shown = pagesWithoutRoute.includes(path) ? home : path
    const links = await page
      .locator('header nav li a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]))
    expect(links.filter(([, current]) => current === 'page')).toEqual(
      links.flatMap(([href]) => (href === shown ? [[shown, 'page']] : [])),
    )
  }
})

/** The languages in which the configuration has a text: those of its locales, or that of the articles. */
function languagesOfTexts(config: SiteConfig): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const tags = Object.entries(config.locales).map(([locale, { tag }]) => [locale, tag] as const)
  const articleLocale = Object.values(config.pages).find((page) => page.kind === 'blog')?.language
  const add = (text: string, tag: string | undefined) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (tag && plain.length > 3 && /\p{L}/u.test(plain)) found.set(plain, (found.get(plain) ?? new Set()).add(tag))
  }
  const gather = (value: unknown, isArticle: boolean): void => {
    if (typeof value === 'string' && isArticle) add(value, tags.find(([locale]) => locale === articleLocale)?.[1])
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      const tag = tags.find(([locale]) => locale === key)?.[1]
      if (tag && typeof part === 'string') add(part, tag)
      else gather(part, isArticle || key === 'articles')
    }
  }
  gather(config, false)
  return found
}

/** Runs in an empty page. The texts of a document and of its attributes, each with the language that is said of it; nothing is loaded or drawn. */
function textsWithLanguage(html: string): [string, string][] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const texts: [string, string][] = []
  const add = (element: Element, text: string | null) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
    if (text?.trim()) texts.push([text.replace(/\s+/g, ' ').trim(), lang])
  }
  // What stands before the @ of an address may be a word of any language.
  for (const element of document.querySelectorAll('body, body *:not(script, [href^="mailto:"] *)')) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(element, node.nodeValue)
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'data-label'])
      add(element, element.getAttribute(name))
  }
  return texts
}
