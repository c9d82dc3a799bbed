import { expect, test } from 'vitest'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { sitemap } from '../../generator/output/sitemap.ts'

/** The files of the site map of so many pages, by path. The first page was changed on a day. */
function filesOf(pages: number): Map<string, string> {
  const model = {
    site: { url: 'https://x.example', folder: '' },
    pages: Array.from({ length: pages }, (_, index) => ({
      source: `pages.${index}`,
      metadata: { canonical: `/en/page-${index}`, isListed: true },
      languages: [],
    })),
  }
  return sitemap(model as unknown as SiteModel, (source) => (source === 'pages.0' ? '2025-03-31' : undefined))
}

test('the day of the last change stands where it is known', () => {
  expect(filesOf(2).get('sitemap.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    <url><loc>https://x.example/en/page-0</loc><lastmod>2025-03-31</lastmod></url>
    <url><loc>https://x.example/en/page-1</loc></url>
    </urlset>
    "
  `)
})

test('more addresses than a file may hold are divided among files, which an index names', () => {
  expect([...filesOf(20_000).keys()]).toEqual(['sitemap.xml'])
  const files = filesOf(40_001)
  expect([...files].map(([path, text]) => [path, text.match(/<loc>/g)?.length])).toEqual([
    ['sitemap-1.xml', 20_000],
    ['sitemap-2.xml', 20_000],
    ['sitemap-3.xml', 1],
    ['sitemap.xml', 3],
  ])
  expect(files.get('sitemap-3.xml')).toContain('https://x.example/en/page-40000')
  expect(files.get('sitemap.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    <sitemap><loc>https://x.example/sitemap-1.xml</loc></sitemap>
    <sitemap><loc>https://x.example/sitemap-2.xml</loc></sitemap>
    <sitemap><loc>https://x.example/sitemap-3.xml</loc></sitemap>
    </sitemapindex>
    "
  `)
})
