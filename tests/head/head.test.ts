import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, builtSite, sites } from '../output/built-site.ts'

describe.each(sites)('%s', (name, siteName) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await builtSite(siteName)
  })

  test('has one title, one description and one canonical address per page and locale', async () => {
    const seen = new Map<string, string>()
    for (const { path, canonical, template } of site.routes) {
      const page = await site.page(path)
      const only = (selector: string) => {
        expect(page.querySelectorAll(selector).length, `${selector} on ${path}`).toBe(1)
        return page.querySelector(selector)
      }
      const locale = path.split('/')[1]
      // An article is the same in all locales; they name the original.
      if (template !== 'article') {
        for (const said of [only('title')?.textContent, only('meta[name=description]')?.getAttribute('content')]) {
          expect(seen.get(`${locale} ${said}`), `${said} on ${path}`).toBeUndefined()
          seen.set(`${locale} ${said}`, path)
        }
        const href = only('link[rel=canonical]')?.getAttribute('href')
        expect(href).toBe(`https://${site.hosting.host}${canonical}`)
      }
      for (const pair of ['title', 'description', 'url']) only(`meta[property="og:${pair}"]`)
    }
  })

  test('has the same head at a canonical path', async () => {
    for (const { path, canonical } of site.routes) {
      expect((await site.page(canonical)).head.innerHTML).toBe((await site.page(path)).head.innerHTML)
    }
  })

  test.runIf(name === 'the shipped site')('says this of a service page', async () => {
    const page = await site.page('/en/services/good-practices-manual')
    const tags = [...page.head.querySelectorAll('meta, title, link:not([rel=preload])')]
      .map((tag) => tag.outerHTML.replace(/-[^-.]{8}\.(svg|png|css)/, '-*.$1').replace(/share\/[^.]+/, 'share/*'))
      .filter((tag) => !tag.includes('Content-Security-Policy'))
    expect(tags).toMatchSnapshot()
  })
})
