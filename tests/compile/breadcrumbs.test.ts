import { beforeAll, expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import { shippedSite } from '../site/command.ts'
import { pageFor, readShippedConfig, type WholeConfig } from '../site/shipped-config.ts'

let config: WholeConfig
let locale: string

beforeAll(() => {
  config = readShippedConfig()
  locale = config.defaultLocale
  const { page: overview } = pageFor(config, 'services')
  const [first, second] = Object.values(config.services)
  if (!first || !second) throw new Error('The shipped site has too few services')
  place(overview, { slug: 'overview/of-all', canonical: 'overview' })
  place(first, { slug: 'overview/of-all/first', canonical: 'first' })
  place(second, { slug: 'overview/second' })
})

/** Gives a page its addresses in the default locale. */
function place(
  page: Pick<WholeConfig['services'][string], 'slug' | 'canonical'>,
  at: { slug: string; canonical?: string },
) {
  const { slug, canonical = slug } = at
  Object.assign(page, {
    slug: { ...page.slug, [locale]: slug },
    canonical: { ...page.slug, ...page.canonical, [locale]: canonical },
  })
}

/** The trail to a page: where its links lead, and the addresses that search engines get. */
async function trailTo(slug: string) {
  const { model } = await compileSite(config, shippedSite)
  const found = model.pages.find(({ route }) => route.path === `/${locale}/${slug}`)
  if (!found) throw new Error(`There is no page at ${slug}`)
  const { page, structuredData } = found
  const list = structuredData['@graph'].find((node) => Object(node)['@type'] === 'BreadcrumbList')
  const { itemListElement } = list as unknown as { itemListElement: { item: string }[] }
  return {
    links: page.breadcrumbs.map(({ path }) => path.slice(locale.length + 1)),
    items: itemListElement.map(({ item }) => item.replace(`${model.site.url}/${locale}`, '')),
  }
}

test('a trail links to pages at their paths, and names their canonical addresses to search engines', async () => {
  expect(await trailTo('overview/of-all/first')).toEqual({
    links: ['/', '/overview/of-all', '/overview/of-all/first'],
    items: ['/', '/overview', '/first'],
  })
})

test('the trail to a page that lies below the canonical address of another leads through that page', async () => {
  expect((await trailTo('overview/second')).links).toEqual(['/', '/overview/of-all', '/overview/second'])
})
