import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { collectionEntries } from '../../generator/lib/collections.ts'
import { feeds } from '../../generator/output/feeds.ts'
import { sitemap } from '../../generator/output/sitemap.ts'
import type { PageConfig } from '../../schema/pages.ts'
import type { LocaleConfig, SiteConfig } from '../../schema/site-config.ts'
import { thirdSite } from '../site/command.ts'

let third: SiteConfig

beforeAll(() => {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site is wrong')
  third = config
})

interface Shape {
  readonly isAtRoot: boolean
  readonly isBelow: boolean
  readonly isUnlisted: boolean
}

type Languages = Readonly<Record<string, readonly string[] | undefined>>

/** The third site with another page that shows a section of one of its own, each page in any languages but for the home page; its default locale may be at the root, the site below a path, and the page out of search engines. */
function inLanguages(languages: Languages, { isAtRoot, isBelow, isUnlisted }: Shape): SiteConfig {
  const named = <Page extends object>(pages: Record<string, Page>) =>
    Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, { ...page, ...listOf(key, languages) }]))
  const texts = (text: string) => Object.fromEntries(Object.keys(third.locales).map((locale) => [locale, text]))
  const [shown] = Object.keys(third.pages.kitchen?.sections ?? {}).slice(1)
  const again: PageConfig = {
    kind: 'page',
    ...(isUnlisted && { robots: 'noindex' }),
    label: texts('Again'),
    slug: texts('kitchen/again'),
    sections: {
      opening: { kind: 'opening', title: texts('Again'), subtitle: texts('As shown there.') },
      shown: { kind: 'reuse', section: `kitchen.${shown}` },
    },
  }
  const { defaultLocale, locales } = third
  const prefix = isAtRoot ? ({ prefix: 'none' } as const) : {}
  return {
    ...third,
    site: { ...third.site, url: isBelow ? `${third.site.url}/riad` : third.site.url },
    locales: { ...locales, [defaultLocale]: { ...(locales[defaultLocale] as LocaleConfig), ...prefix } },
    pages: named({ ...third.pages, again }),
    services: named(third.services ?? {}),
    collections: Object.fromEntries(
      Object.entries(third.collections ?? {}).map(([name, collection]) => [
        name,
        { ...collection, entries: named(collection.entries) },
      ]),
    ),
    header: { links: Object.keys({ ...third.pages, again }) },
  }
}

function listOf(key: string, languages: Languages): { languages?: string[] } {
  const list = languages[key]
  return list ? { languages: [...list] } : {}
}

/** The pages that a site has in each language, by what it says of them. */
function keysIn(config: SiteConfig, locale: string): string[] {
  const isThere = ({ languages }: { languages?: string[] }) => languages?.includes(locale) ?? true
  const own = Object.entries({ ...config.pages, ...collectionEntries(config) }).flatMap(([key, page]) => {
    if (!isThere(page)) return []
    return [key, ...('articles' in page ? page.articles.map(({ slug }) => `${key}/${slug}`) : [])]
  })
  return own.sort()
}

/** For some pages, some of the languages in which they have texts. */
function someLanguages(): fc.Arbitrary<Languages> {
  const again: Pick<PageConfig, 'languages'> = {}
  const pages = Object.entries({ ...third.pages, ...collectionEntries(third), again }).filter(([key]) => key !== 'home')
  const some = pages.map(([key, { languages = Object.keys(third.locales) }]) => {
    return [key, fc.subarray(languages, { minLength: 1 })] as const
  })
  return fc.record(Object.fromEntries(some), { requiredKeys: [] })
}

interface Compiled {
  readonly model: SiteModel
  readonly config: SiteConfig
}

/** Random sites, compiled once for all that is said of them. */
let compiled: Promise<readonly Compiled[]> | undefined

function compileSites(): Promise<readonly Compiled[]> {
  const shape = fc.record({ isAtRoot: fc.boolean(), isBelow: fc.boolean(), isUnlisted: fc.boolean() })
  const configs = fc
    .sample(fc.tuple(someLanguages(), shape), { numRuns: 20, seed: 38 })
    .map(([languages, chosen]) => inLanguages(languages, chosen))
  return Promise.all(configs.map(async (config) => ({ model: (await compileSite(config, thirdSite)).model, config })))
}

/** Says of each of them what is to be true. */
async function holds(statement: (model: SiteModel, config: SiteConfig) => void): Promise<void> {
  compiled ??= compileSites()
  for (const { model, config } of await compiled) statement(model, config)
}

const places = (model: SiteModel) => new Map(model.routes.map((route) => [route.path, route]))

test('a page has an address in each of its languages, and in no other', () =>
  holds(({ routes, site }, config) => {
    expect(routes.every(({ path }) => path.startsWith(`/${site.folder}`))).toBe(true)
    for (const locale of Object.keys(config.locales)) {
      const keys = routes.filter((route) => route.locale === locale).map(({ key }) => key)
      expect(keys.sort()).toEqual(keysIn(config, locale))
    }
  }))

test('every link of a page, in menus, texts, cards, buttons and trails, leads to a page of its language', () =>
  holds((model) => {
    const routes = places(model)
    for (const { locale, shell } of model.locales) {
      const pages = model.pages.filter(({ route }) => route.locale === locale)
      for (const { page } of pages) {
        const { languagePaths: _, head: __, ...shown } = page
        const text = JSON.stringify([shown, shell.header, shell.footer])
        const paths = [...text.matchAll(/"(?:href|path)":"(\/(?!(?:riad\/)?assets\/)[^"#]*)/g)].map(
          ([, path = '']) => path,
        )
        for (const path of [...paths, ...Object.values(page.links).map((link) => link.replace(/#.*/, ''))])
          expect(routes.get(path)?.locale, `${path} on ${page.key} in ${locale}`).toBe(locale)
      }
    }
  }))

test('menus and lists have each page that is there in their language, in their order', () =>
  holds(({ locales, pages }, config) => {
    for (const { locale, shell } of locales) {
      const there = keysIn(config, locale)
      const inOrder = (keys: readonly string[] = []) => keys.filter((key) => there.includes(key))
      expect(shell.header.menu.map((link) => ('page' in link ? link.page : undefined))).toEqual(
        inOrder(config.header?.links),
      )
      expect(shell.footer.links.map(({ page: key }) => key)).toEqual(inOrder(config.footer?.links))
      expect(shell.footer.services.map(({ page: key }) => key)).toEqual(inOrder(Object.keys(config.services ?? {})))
      for (const { route, page } of pages) {
        if (route.locale !== locale || !('sections' in page.content)) continue
        for (const section of page.content.sections ?? [])
          if (section.kind === 'cards')
            expect(section.cards.map(({ key }) => key)).toEqual(inOrder(section.cards.map(({ key }) => key)))
      }
    }
  }))

test('the language switcher leads to the page in that language, or to the nearest one above it that is there', () =>
  holds((model) => {
    const routes = places(model)
    for (const { route, page } of model.pages) {
      const above = page.breadcrumbs.map(({ path }) => routes.get(path)?.key)
      for (const { locale } of model.locales) {
        const there = model.routes.filter((other) => other.locale === locale).map(({ key }) => key)
        const wanted = above.filter((key) => key !== undefined && there.includes(key)).at(-1)
        expect(routes.get(page.languagePaths[locale] ?? '')).toMatchObject({ locale, key: wanted })
        if (there.includes(route.key)) expect(wanted).toBe(route.key)
      }
    }
  }))

test('the site map has each page once, with the alternates that its head names: its other languages and no others', () =>
  holds((model) => {
    const text = sitemap(model, () => undefined).get(`${model.site.folder}sitemap.xml`) ?? ''
    const rows = new Map(
      [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(([, address = '', rest = '']) => [
        address,
        [...rest.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
      ]),
    )
    const listed = model.pages.filter(({ metadata }) => metadata.isListed)
    expect(listed.every(({ metadata }) => !metadata.robots.includes('noindex'))).toBe(true)
    expect([...rows.keys()]).toEqual(listed.map(({ metadata }) => model.site.url + metadata.canonical))
    for (const { route, page, metadata, languages } of listed) {
      const own = model.routes.filter(({ key }) => key === route.key).map(({ canonical }) => model.site.url + canonical)
      const named = page.head.flatMap(({ attributes = {} }) => (attributes.hreflang ? [attributes.href] : []))
      expect(named).toEqual(rows.get(model.site.url + metadata.canonical))
      expect(new Set(languages.map(({ href }) => href))).toEqual(new Set(metadata.isTranslated ? own : []))
    }
  }))

test('the languages in which the journal is there have a feed, with the addresses of the articles, which their pages name', () =>
  holds((model, config) => {
    const files = feeds(model)
    for (const { locale, home } of model.locales) {
      const feed = `${home}feed.xml`.slice(1)
      const articles = keysIn(config, locale).filter((key) => key.startsWith('journal/'))
      expect(files.has(feed)).toBe(articles.length > 0)
      const own = model.pages.filter(({ route }) => route.locale === locale)
      const linked = [...(files.get(feed)?.matchAll(/<item>\s*<title>[^<]*<\/title>\s*<link>([^<]*)/g) ?? [])]
      expect(linked.map(([, address]) => address).sort()).toEqual(
        own
          .filter(({ page }) => page.template === 'article')
          .map(({ metadata }) => model.site.url + metadata.canonical)
          .sort(),
      )
      expect(linked).toHaveLength(articles.length)
      for (const { page } of own) {
        const named = page.head.flatMap(({ attributes = {} }) =>
          attributes.type === 'application/rss+xml' ? [attributes.href] : [],
        )
        expect(named.every((href) => href === `/${feed}`)).toBe(true)
        expect(named.length > 0).toBe(page.key.split('/')[0] === 'journal' && articles.length > 0)
      }
    }
  }))

test('whatever address a page had, or would have in another language, leads to one that is served', () =>
  holds((model, config) => {
    const routes = places(model)
    const from = new Map(model.redirects.map((row) => [row.from, row]))
    // The root is no page of a language where each has a prefix.
    const isServed = (path: string) => routes.has(path) || path === `/${model.site.folder}`
    for (const row of model.redirects) {
      expect(isServed(row.to), `${row.from} leads to ${row.to}`).toBe(true)
      expect(routes.has(row.from)).toBe(false)
    }
    for (const { key, locale } of model.routes) {
      const page = config.pages[key] ?? config.services?.[key]
      for (const { locale: inThis, home } of page ? model.locales : []) {
        for (const path of [
          home + encodeURI(page?.slug[locale] ?? ''),
          home + encodeURI(page?.slug[inThis] ?? page?.slug[locale] ?? ''),
        ]) {
          const isBelow = [...from].some(([start, { below }]) => below && path.startsWith(`${start}/`))
          expect(routes.has(path) || from.has(path) || isBelow, path).toBe(true)
        }
      }
    }
  }))

test('what lies at the root answers with the key of its language before it too', () =>
  holds((model, config) => {
    const from = new Map(model.redirects.map((row) => [row.from, row]))
    const base = `/${model.site.folder}`
    const root = model.locales.find(({ home }) => home === base)
    for (const { locale, home } of model.locales) {
      expect(home).toBe(config.locales[locale]?.prefix === 'none' ? base : `${base}${locale}/`)
      expect(from.get(`${base}${locale}`)).toMatchObject({ to: home, status: 301 })
      for (const { path, canonical, ...route } of model.routes) {
        if (route.locale !== locale) continue
        expect([path, canonical].every((address) => address.startsWith(home))).toBe(true)
        if (locale === root?.locale && canonical !== base)
          expect(from.get(`${base}${locale}/${canonical.slice(base.length)}`)).toMatchObject({
            to: canonical,
            status: 301,
          })
      }
    }
  }))
