import { beforeAll, expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import type { PageConfig, ReusePage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { PageModule } from '../../src/content/page-content.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

const file = 'site.config.yaml'
let shipped: SiteConfig

beforeAll(() => {
  shipped = readShippedConfig()
})

test('a page that shows the home page with another opening keeps its buttons, facts and documents', async () => {
  const title = Object.fromEntries(Object.keys(shipped.locales).map((locale) => [locale, `Title ${locale}`]))
  const [original, reuse] = await compiled('home', { title, subtitle: title })
  const { eyebrow: _eyebrow, ...rest } = original.content.hero
  expect(reuse.content.hero).toEqual({ ...rest, title: 'Title pt', subtitle: 'Title pt' })
  expect(reuse.links).toEqual(original.links)
})

test('a page that shows the blog has its own name and links the same articles', async () => {
  const [original, reuse] = await compiled('blog')
  expect(reuse.content).toEqual({ ...original.content, label: 'Outra página' })
  expect(original.content.articles.map(({ key }) => reuse.links[key])).not.toContain(undefined)
  expect(reuse.links).toEqual(original.links)
})

/** A page of the shipped site in the default locale, switched on, and another page that shows the same. */
async function compiled<Kind extends 'home' | 'blog'>(kind: Kind, hero?: ReusePage['hero']) {
  const [key, page] = Object.entries(shipped.pages).find(([, { kind: found }]) => found === kind) as [
    string,
    PageConfig,
  ]
  const text = (words: string) => Object.fromEntries(Object.keys(shipped.locales).map((locale) => [locale, words]))
  const reuse: ReusePage = { kind: 'reuse', page: key, label: text('Outra página'), slug: text('outra'), hero }
  const pages = { ...shipped.pages, [key]: { ...page, enabled: true }, reuse }
  const { model } = await compileSite({ ...shipped, pages }, file)
  const moduleOf = (wanted: string) => {
    const found = model.pages.find(({ route }) => route.key === wanted && route.locale === shipped.defaultLocale)
    if (!found) throw new Error(`${wanted} has no route`)
    return found.page as PageModule<Kind>
  }
  return [moduleOf(key), moduleOf('reuse')] as const
}
