import { beforeAll, describe, expect, test } from 'vitest'
import { formerPaths } from '../../generator/compile/former-paths.ts'
import { routeTable } from '../../generator/compile/routes.ts'
import type { BlogPage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

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
    const [page, other] = Object.values(config.services)
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
  Object.assign(blog, { formerSlugs: undefined, articles: [{ ...article, formerSlugs: ['draft'] }] })
  const today = `/${locale}/${blog.slug[locale]}`
  expect(formerOf(config).filter((line) => line.startsWith(`/${locale}/`))).toEqual([
    `${today}/draft → ${today}/${article.slug}`,
  ])
})

test('an article that stood elsewhere is found at each of its addresses, below those of its blog', () => {
  const { blog, config } = withBlog({ enabled: true })
  const [article, ...others] = blog.articles
  if (!article) throw new Error('The shipped blog has no article')
  Object.assign(blog, { articles: [{ ...article, formerSlugs: ['draft', 'first'] }] })
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

test('a language whose name every object has needs no former addresses', () => {
  const { config } = withBlog({ enabled: true })
  const language = config.locales[locale]
  if (language) Object.assign(config.locales, { constructor: language })
  expect(formerOf(config).filter((line) => line.startsWith('/constructor'))).toEqual([])
})

function withBlog(changes: Pick<BlogPage, 'enabled'>): { blog: BlogPage; config: SiteConfig } {
  const config = structuredClone(shipped)
  const blog = Object.values(config.pages).find(({ kind }) => kind === 'blog')
  if (blog?.kind !== 'blog') throw new Error('The shipped configuration has no blog')
  Object.assign(blog, changes, { formerSlugs: { [locale]: ['archive'] } })
  return { blog, config }
}

function formerOf(config: SiteConfig): string[] {
  return formerPaths(config, routeTable(config)).map(
    ({ path, to, isPage }) => `${path} → ${to}${isPage ? '' : ', for now'}`,
  )
}
