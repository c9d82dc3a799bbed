import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, builtSite, sites } from './built-site.ts'

describe.each(sites)('%s', (_name, siteName) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await builtSite(siteName)
  })

  test('shows robots the way to a site map of the addresses that the pages call canonical, which all answer', async () => {
    expect(await site.read('robots.txt')).toContain(`Sitemap: https://${site.hosting.host}/sitemap.xml`)
    const pages = await Promise.all(site.routes.map(({ path }) => site.page(path)))
    const canonical = pages.map((page) => page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '')
    const locations = (await siteMap(site)).map(({ location }) => location)
    expect(locations.sort()).toEqual([...new Set(canonical)].sort())
    for (const location of locations) expect(site.files).toContain(fileOf(location))
  })

  test('names the same alternates in the site map as on the pages, and each page of a cluster names all', async () => {
    const entries = await siteMap(site)
    const byLocation = new Map(entries.map(({ location, alternates }) => [location, alternates]))
    for (const { location, alternates } of entries) {
      const page = await site.page(new URL(location).pathname)
      const links = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      )
      expect(links).toEqual(alternates)
      if (alternates.length === 0) continue
      expect(alternates.map((entry) => entry.split(' ')[1])).toContain(location)
      for (const entry of alternates) expect(byLocation.get(entry.split(' ')[1] ?? '')).toEqual(alternates)
    }
  })

  test('has icons of the sizes that they are named for', async () => {
    const { icons } = JSON.parse(await site.read('site.webmanifest')) as { icons: { src: string; sizes: string }[] }
    const drawn = icons.filter((icon) => icon.src.endsWith('.png'))
    expect(drawn.map(({ src }) => src)).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'])
    for (const { src, sizes } of drawn) {
      const { width, height } = pngSize(await readFile(join(site.out, src)))
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(pngSize(await readFile(join(site.out, 'apple-touch-icon.png')))).toEqual({ width: 180, height: 180 })
  })

  test('has a share image of 1200 × 630 below 120 kB for every page', async () => {
    for (const { path } of site.routes) {
      const page = await site.page(path)
      const address = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
      const bytes = await readFile(join(site.out, new URL(address).pathname))
      expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: extname(address).slice(1) })
      expect(bytes.length).toBeLessThan(120_000)
    }
  })

  test('has feeds only where there is a blog, the newest article first', async () => {
    const feeds = site.files.filter((file) => file.endsWith('feed.xml'))
    expect(feeds.length).toBe(site.routes.filter(({ key }) => isBlog(site, key)).length)
    for (const feed of feeds) {
      const xml = new JSDOM(await site.read(feed), { contentType: 'application/xml' }).window.document
      const items = [...xml.querySelectorAll('item')]
      expect(items.length).toBeGreaterThan(1)
      for (const item of items) expect(site.files).toContain(fileOf(item.querySelector('link')?.textContent ?? ''))
      const times = items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? ''))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }
  })

  test('names the feed of its language on the blog and on each article, and nowhere else', async () => {
    for (const { path, key, locale, template } of site.routes) {
      const link = (await site.page(path)).querySelector('link[type="application/rss+xml"]')
      const isNamed = isBlog(site, key) || template === 'article'
      expect(link?.getAttribute('href'), path).toBe(isNamed ? `/${locale}/feed.xml` : undefined)
    }
  })

  test('says the language of its web manifest, that of the root, and in which direction it runs', async () => {
    const { lang, dir } = JSON.parse(await site.read('site.webmanifest'))
    const root = (await site.page('/')).documentElement
    expect([lang, dir]).toEqual([root.lang, root.dir || 'ltr'])
  })

  test('lists every address of the site map in llms.txt', async () => {
    const listed = [...(await site.read('llms.txt')).matchAll(/\]\((\S+)\): /g)].map(([, address]) => address)
    expect(listed.sort()).toEqual((await siteMap(site)).map(({ location }) => location).sort())
  })
})

function isBlog({ config }: BuiltSite, key: string): boolean {
  return config.pages[key]?.kind === 'blog'
}

interface Entry {
  readonly location: string
  readonly alternates: readonly string[]
}

async function siteMap(site: BuiltSite): Promise<Entry[]> {
  const xml = new JSDOM(await site.read('sitemap.xml'), { contentType: 'application/xml' }).window.document
  return [...xml.querySelectorAll('url')].map((url) => ({
    location: url.querySelector('loc')?.textContent ?? '',
    alternates: [...url.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }))
}

function fileOf(address: string): string {
  return `${decodeURI(new URL(address).pathname).replace(/\/$/, '')}/index.html`.slice(1)
}

function pngSize(bytes: Buffer): { width: number; height: number } {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
