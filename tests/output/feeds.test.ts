import { beforeAll, expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import { feeds } from '../../generator/output/feeds.ts'
import type { BlogPage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { shippedSite } from '../site/command.ts'
import { pageFor, readShippedConfig } from '../site/shipped-config.ts'

let shipped: SiteConfig
beforeAll(() => {
  shipped = readShippedConfig()
})

/** The shipped site with a blog of the articles that are made of its own. */
async function withArticles(change: (articles: BlogPage['articles']) => BlogPage['articles']) {
  const { key, page } = pageFor(shipped, 'blog')
  const blog = page as BlogPage
  const pages = { ...shipped.pages, [key]: { ...blog, enabled: true, articles: change(blog.articles) } }
  return (await compileSite({ ...shipped, pages }, shippedSite)).model
}

test('a feed has the articles with what readers show of them, the newest first, in the language in which they are written', async () => {
  const article = { title: 'Água & sabão', slug: 'agua', excerpt: 'O que limpa <tudo>.', date: '2025-03-31' }
  const older = { id: 99, slug: 'antes', date: '2024-12-31' }
  const model = await withArticles(([first]) =>
    first
      ? [
          { ...first, ...older },
          { ...first, ...article },
        ]
      : [],
  )
  const files = feeds(model)
  expect([...files.keys()]).toEqual(['pt/feed.xml', 'es/feed.xml', 'en/feed.xml'])
  const feed = files.get('en/feed.xml') ?? ''
  const blog = model.routes.find(({ locale, key }) => locale === 'en' && key === pageFor(shipped, 'blog').key)
  expect(feed).toContain(`<link>${shipped.site.url}${blog?.path}</link>`)
  expect(feed).toContain('<language>pt-BR</language>')
  const items = feed.match(/<item>.*?<\/item>/gs)
  expect(items).toHaveLength(2)
  expect(items?.[0]).toMatchInlineSnapshot(`
    "<item>
    <title>Água &amp; sabão</title>
    <link>https://www.rubra.example/pt/blog/agua</link>
    <guid isPermaLink="true">https://www.rubra.example/pt/blog/agua</guid>
    <pubDate>Mon, 31 Mar 2025 12:00:00 GMT</pubDate>
    <category>Regulations</category>
    <description>O que limpa &lt;tudo&gt;.</description>
    </item>"
  `)
})

test('a blog without an article has no feed, and no page names one', async () => {
  const model = await withArticles(() => [])
  expect(model.routes.map(({ key }) => key)).toContain(pageFor(shipped, 'blog').key)
  expect(feeds(model).size).toBe(0)
  for (const { page } of model.pages) expect(JSON.stringify(page.head)).not.toContain('rss+xml')
})
