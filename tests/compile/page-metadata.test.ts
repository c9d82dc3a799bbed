import { beforeAll, expect, test } from 'vitest'
import type { LocaleProjection } from '../../generator/compile/locale-projection.ts'
import { openingMetadata, shortened } from '../../generator/compile/metadata/opening-metadata.ts'
import type { ConfiguredPage } from '../../generator/compile/routes/site-pages.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { sitemap } from '../../generator/output/sitemap.ts'
import type { Route } from '../../src/routing/route.ts'
import { shippedSite } from '../site/command.ts'
import { type Purpose, pageFor, readShippedConfig, sectionOf, type WholeConfig } from '../site/shipped-config.ts'

let shipped: WholeConfig
beforeAll(() => {
  shipped = readShippedConfig()
})

const addressOf = (path: string) => shipped.site.url + path

/** What a page for something, or an article, says of itself in a locale, and the site map of its site. */
async function told(config: WholeConfig, purpose: Purpose | 'article', locale: string) {
  const { model } = await compileSite(config, shippedSite)
  const isWanted =
    purpose === 'article'
      ? ({ template }: Route) => template === 'article'
      : ({ key }: Route) => key === pageFor(config, purpose).key
  const found = model.pages.find(({ route }) => isWanted(route) && route.locale === locale)
  if (!found) throw new Error(`There is no page for ${purpose}`)
  const { head } = found.page
  const contentOf = (name: string) =>
    head.find(({ attributes }) => attributes?.name === name || attributes?.property === name)?.attributes?.content
  const links = (rel: string) => head.flatMap(({ attributes }) => (attributes?.rel === rel ? [attributes] : []))
  return {
    title: head.find(({ tag }) => tag === 'title')?.text,
    contentOf,
    canonical: links('canonical')[0]?.href,
    languages: links('alternate').flatMap(({ hreflang }) => hreflang ?? []),
    listed: [...(sitemap(model, () => undefined).get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, loc]) => loc,
    ),
    path: found.route.path,
  }
}

/** The shipped site with a change of the page for something. */
function withPage(purpose: Purpose, change: object): WholeConfig {
  const { key, page } = pageFor(shipped, purpose)
  return { ...shipped, pages: { ...shipped.pages, [key]: { ...page, ...change } } }
}

test('a page without metadata has those that its opening makes, and is listed', async () => {
  const opening = sectionOf(pageFor(shipped, 'about').page, 'opening')
  const page = await told(withPage('about', { meta: undefined }), 'about', 'en')
  expect(page.title).toContain(opening.title.en)
  expect(opening.subtitle?.en).toContain(page.contentOf('description')?.replace('…', ''))
  expect(page.contentOf('keywords')).toBe(shipped.metadata.keywords.en)
  expect(page.canonical).toBe(addressOf(page.path))
  expect(page.listed).toContain(addressOf(page.path))
})

test.each([
  ['Brot aus dem Holzofen', 'Brot aus dem Holzofen – Backstube am Tor'],
  // With the name it has 60 letters, as many as are shown.
  ['Brot aus dem Holzofen und Kuchen für alle', 'Brot aus dem Holzofen und Kuchen für alle – Backstube am Tor'],
  ['Brot aus dem Holzofen und Kuchen für viele', 'Brot aus dem Holzofen und Kuchen für viele'],
])('the title %j has the name of the company behind it, where there is room: %j', (title, shown) => {
  const opening = { kind: 'opening', title: { de: title }, subtitle: { de: 'Frisch um sieben.' } }
  const projection = { config: { site: { name: 'Backstube am Tor' } }, locale: 'de', localeTag: () => 'de' }
  const page = { type: 'page', key: 'brot', config: { kind: 'page', sections: { opening } } }
  const made = openingMetadata(projection as unknown as LocaleProjection, page as unknown as ConfiguredPage)
  expect(made).toEqual({ title: shown, description: 'Frisch um sieben.' })
})

test.each([
  ['two short ones. And more.', 'two short ones. And more.'],
  [`${'word '.repeat(20)}ends. ${'Word '.repeat(20)}`, `${'word '.repeat(20)}ends.`],
  ['word '.repeat(40), `${'word '.repeat(32).trim()}…`],
  // With the word that ends at the 160th letter, the dots would be one too many.
  [`worded ${'word '.repeat(30)}two ${'word '.repeat(9)}`, `worded ${'word '.repeat(30)}…`.replace(' …', '…')],
])('cuts %j at the end of a sentence, else of a word', (text, cut) => {
  expect(shortened(text, 'en')).toBe(cut.trim())
})

test('a home page without metadata is listed all the same, in all languages', async () => {
  const page = await told(withPage('home', { meta: undefined }), 'home', 'en')
  expect(page.title).toBe(shipped.metadata.title.en)
  expect(page.canonical).toBe(addressOf('/en/'))
  expect(page.languages).toEqual(expect.arrayContaining(['pt-BR', 'es-ES', 'en-US', 'x-default']))
  for (const home of ['/pt/', '/es/', '/en/']) expect(page.listed).toContain(addressOf(home))
})

test('a page without keywords has those of the site, and nothing else of it', async () => {
  const { meta } = pageFor(shipped, 'about').page
  if (!meta) throw new Error('The page about the company has no metadata')
  const { keywords: _keywords, ...rest } = meta
  const page = await told(withPage('about', { meta: rest }), 'about', 'en')
  expect([page.title, page.contentOf('keywords')]).toEqual([meta.title.en, shipped.metadata.keywords.en])
  expect(page.canonical).toBe(addressOf(page.path))
})

test('a page that search engines are not to list says so itself, and is in no site map', async () => {
  const page = await told(withPage('about', { robots: 'noindex, follow' }), 'about', 'en')
  expect(page.contentOf('robots')).toBe('noindex, follow')
  expect(page.canonical).toBe(addressOf(page.path))
  expect(page.languages).toEqual([])
  expect(page.listed).not.toContain(page.canonical)
  expect((await told(shipped, 'about', 'en')).contentOf('robots')).toBe('index, follow')
})

test('where the blog is not to be listed, its articles are not either', async () => {
  const article = await told(withPage('blog', { enabled: true, robots: 'noindex' }), 'article', 'pt')
  expect(article.contentOf('robots')).toBe('noindex')
  expect(article.listed).not.toContain(addressOf(article.path))
})

test('an article is listed in the language in which it is written, to which the others leave search engines', async () => {
  const config = withPage('blog', { enabled: true })
  const original = await told(config, 'article', 'pt')
  const other = await told(config, 'article', 'en')
  expect(original.canonical).toBe(addressOf(original.path))
  expect(other.canonical).toBe(original.canonical)
  expect(other.title).toBe(original.title)
  expect(other.listed.filter((address) => address === original.canonical)).toHaveLength(1)
  expect(other.listed).not.toContain(addressOf(other.path))
})

test('networks are told the language of an article, and of no other in which it is not written', async () => {
  const article = await told(withPage('blog', { enabled: true }), 'article', 'en')
  expect(article.contentOf('og:locale')).toBe('pt_BR')
  expect(article.contentOf('og:locale:alternate')).toBeUndefined()
})

test('networks are told of a language with its country, whether or not its tag has one', async () => {
  const locales = { ...shipped.locales, en: { ...shipped.locales.en, tag: 'zh-Hans' } } as WholeConfig['locales']
  const page = await told({ ...shipped, locales }, 'about', 'en')
  expect(page.contentOf('og:locale')).toBe('zh_CN')
  expect(page.contentOf('og:locale:alternate')).toBe('pt_BR')
})
