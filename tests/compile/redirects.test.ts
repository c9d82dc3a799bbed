import { beforeAll, describe, expect, test } from 'vitest'
import { redirectFinder, redirectRows } from '../../generator/compile/routes/redirects.ts'
import { createRouteTable } from '../../generator/compile/routes/route-table.ts'
import type { BlogPage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Redirect } from '../../src/routing/route.ts'
import { readShippedConfig } from '../site/shipped-config.ts'
import { configOf } from './small-config.ts'

let shipped: SiteConfig
let locale: string

beforeAll(() => {
  shipped = readShippedConfig()
  locale = shipped.defaultLocale
})

describe('where a blog stood before', () => {
  test('its articles stood as well', () => {
    const { blog, config } = withBlog({ enabled: true })
    const present = blog.articles.map(({ slug }) => `/${locale}/${blog.slug[locale]}/${slug}`)
    expect(formerOf(config)).toEqual([
      `/${locale}/archive → /${locale}/${blog.slug[locale]}`,
      ...present.map((path) => `/${locale}/archive/${path.split('/').at(-1)} → ${path}`),
    ])
  })

  test('a page stays that stands at the former address of an article', () => {
    const { blog, config } = withBlog({ enabled: true })
    const [first, second] = blog.articles
    const [page, other] = Object.values(config.services ?? {})
    if (!page || !other) throw new Error('The shipped site has too few services')
    page.slug[locale] = `archive/${first?.slug}`
    Object.assign(other, { enabled: false, canonical: undefined })
    other.slug[locale] = `archive/${second?.slug}`
    expect(formerOf(config)).toHaveLength(blog.articles.length - 1)
  })

  test('all leads home while it is switched off', () => {
    const { blog, config } = withBlog({ enabled: false })
    const former = formerOf(config)
    expect(former).toHaveLength(blog.articles.length + 1)
    expect(former.every((line) => line.endsWith(` → /${locale}/, for now`))).toBe(true)
  })
})

test('an article that stood elsewhere is found there, though its blog never moved', () => {
  const { blog, config } = withBlog({ enabled: true })
  const [article] = blog.articles
  if (!article) throw new Error('The shipped blog has no article')
  Object.assign(blog, { formerPaths: undefined, articles: [{ ...article, formerPaths: ['draft'] }] })
  const today = `/${locale}/${blog.slug[locale]}`
  expect(formerOf(config).filter((line) => line.startsWith(`/${locale}/`))).toEqual([
    `${today}/draft → ${today}/${article.slug}`,
  ])
})

test('an article that stood elsewhere is found at each of its addresses, below those of its blog', () => {
  const { blog, config } = withBlog({ enabled: true })
  const [article, ...others] = blog.articles
  if (!article) throw new Error('The shipped blog has no article')
  Object.assign(blog, { articles: [{ ...article, formerPaths: ['draft', 'first'] }] })
  const today = `/${locale}/${blog.slug[locale]}`
  expect(formerOf(config).filter((line) => line.startsWith(`/${locale}/`))).toEqual([
    `/${locale}/archive → ${today}`,
    ...[
      `${today}/draft`,
      `${today}/first`,
      `/${locale}/archive/${article.slug}`,
      `/${locale}/archive/draft`,
      `/${locale}/archive/first`,
    ].map((path) => `${path} → ${today}/${article.slug}`),
  ])
  expect(others.length).toBeGreaterThan(0)
})

function withBlog(changes: Pick<BlogPage, 'enabled'>): { blog: BlogPage; config: SiteConfig } {
  const config = structuredClone(shipped)
  const blog = Object.values(config.pages).find(({ kind }) => kind === 'blog')
  if (blog?.kind !== 'blog') throw new Error('The shipped configuration has no blog')
  Object.assign(blog, changes, { formerPaths: { [locale]: ['archive'] } })
  return { blog, config }
}

/** The redirects of former addresses: not those of roots, disabled pages and other languages. */
function formerOf(config: SiteConfig): string[] {
  const plain = structuredClone(config)
  for (const page of Object.values(plain.pages)) {
    Object.assign(page, { formerPaths: undefined })
    if (page.kind === 'blog') for (const article of page.articles) Object.assign(article, { formerPaths: undefined })
  }
  const others = new Set(rowsOf(plain).map(({ from }) => from))
  return rowsOf(config)
    .filter(({ from }) => !others.has(from))
    .map(({ from, to, status }) => `${from} → ${to}${status === 301 ? '' : ', for now'}`)
}

function rowsOf(config: SiteConfig): Redirect[] {
  return redirectRows(config, createRouteTable(config))
}

/** The redirects that begin at or below an address. */
function linesOf(config: SiteConfig, start: string): string[] {
  return rowsOf(config)
    .filter(({ from }) => from === start || from.startsWith(`${start}/`))
    .map(({ from, to, status, below }) => `${from}${below ? ' and below' : ''} → ${to} ${status}`)
}

describe('a page that is switched off', () => {
  const off = { slug: { pt: 'servicos', en: 'services' }, enabled: false }

  test('leads home for now, with all that lies below', () => {
    expect(linesOf(configOf({ off }), '/pt/servicos')).toEqual(['/pt/servicos and below → /pt/ 302'])
  })

  test('leads home at its canonical address, too', () => {
    const canonical = { pt: 'srv', en: 'services' }
    expect(linesOf(configOf({ off: { ...off, canonical } }), '/pt/srv')).toEqual(['/pt/srv and below → /pt/ 302'])
    expect(linesOf(configOf({ off: { ...off, canonical } }), '/en/services')).toHaveLength(1)
  })

  test.each([
    ['path', { slug: { pt: 'servicos/manual', en: 'manual' } }],
    ['canonical address', { slug: { pt: 'manual', en: 'manual' }, canonical: { pt: 'servicos/manual', en: 'manual' } }],
  ])('does not swallow the %s of a page that is in use', (_, manual) => {
    const config = configOf({ off, manual })
    expect(linesOf(config, '/pt/servicos')).toEqual(['/pt/servicos → /pt/ 302'])
    expect(redirectFinder(rowsOf(config))('/pt/servicos/manual')).toBeUndefined()
  })

  test.each([
    ['slug', { slug: { pt: 'manual', en: 'servicos/handbook' } }],
    [
      'canonical slug',
      { slug: { pt: 'manual', en: 'handbook' }, canonical: { pt: 'manual', en: 'servicos/handbook' } },
    ],
  ])('does not swallow the %s that a page has in another language', (_, manual) => {
    expect(linesOf(configOf({ off, manual }), '/pt/servicos')).toEqual([
      '/pt/servicos → /pt/ 302',
      '/pt/servicos/handbook → /pt/manual 301',
    ])
  })

  test('leads home although its slug is that of a page in another language', () => {
    const config = configOf({ off, manual: { slug: { pt: 'manual', en: 'servicos' } } })
    expect(linesOf(config, '/pt/servicos')).toEqual(['/pt/servicos and below → /pt/ 302'])
  })
})

test('no redirect begins where a page is', () => {
  const former = { pt: ['manual', 'short'] }
  const config = configOf({
    one: { slug: { pt: 'um', en: 'one' }, formerPaths: former },
    two: { slug: { pt: 'manual', en: 'two' }, canonical: { pt: 'short', en: 'two' } },
  })
  expect(linesOf(config, '/pt/manual')).toEqual([])
  expect(linesOf(config, '/pt/short')).toEqual([])
})

describe('the redirect of an address', () => {
  const find = redirectFinder([
    { from: '/en', to: '/en/', status: 301, below: false },
    { from: '/en/sobre', to: '/en/about', status: 301, below: false },
    { from: '/en/blog/old', to: '/en/new', status: 301, below: false },
    { from: '/en/blog', to: '/en/', status: 302, below: true },
  ])

  test.each([
    ['/en', '/en/'],
    ['/en//', '/en/'],
    ['/en/sobre', '/en/about'],
    ['/en/sobre/', '/en/about'],
    ['/en/blog/', '/en/'],
    ['/en/blog/any/thing', '/en/'],
    ['/en/blog/old', '/en/new'],
    ['/en/blog/old/', '/en/new'],
  ])('%s is to %s', (path, to) => {
    expect(find(path)?.to).toBe(to)
  })

  test.each(['/', '/en/', '/en/sobre/below', '/en/blogs', '//'])('%s has none', (path) => {
    expect(find(path)).toBeUndefined()
  })
})

test('of two addresses that ask for different things, the one that asks for more goes first', () => {
  const config = configOf({
    list: { slug: { pt: 'lista', en: 'list' }, formerPaths: { pt: ['/?page=3'] } },
    german: { slug: { pt: 'alemao', en: 'german' }, formerPaths: { pt: ['/?page=3&lang=de'] } },
  })
  const rows = redirectRows(config, createRouteTable(config))
  expect(rows.flatMap(({ query, to }) => (query === undefined ? [] : [`${query} → ${to}`]))).toEqual([
    'page=3&lang=de → /pt/alemao',
    'page=3 → /pt/lista',
  ])
  const find = redirectFinder(rows)
  expect(['?page=3', '?lang=de&page=3', '?page=3&x=1', '?lang=de'].map((asked) => find('/', asked)?.to)).toEqual([
    '/pt/lista',
    '/pt/alemao',
    '/pt/lista',
    undefined,
  ])
})
