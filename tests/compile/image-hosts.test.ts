import { beforeAll, describe, expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import type { BlogPage } from '../../schema/pages.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import { pageFor, readShippedConfig, sectionOf, type WholeConfig } from '../site/shipped-config.ts'

const file = 'site.config.yaml'
let shipped: WholeConfig

beforeAll(() => {
  shipped = readShippedConfig()
})

describe('with a service of images', () => {
  const imageService = { address: 'https://images.example/{id}?w=960', redirectsTo: ['cdn.example'] }

  test('an article has the image of its own number, or of the one that it names', async () => {
    const [list, ...posts] = await blogPages({ imageService }, 12)
    const images = [
      'https://images.example/12?w=960',
      'https://images.example/2?w=960',
      'https://images.example/1?w=960',
    ]
    expect(list?.content).toMatchObject({
      sections: [{ kind: 'opening' }, { articles: images.map((image) => ({ image })) }],
    })
    expect(posts.map(({ content }) => 'image' in content && content.image)).toEqual(images)
  })

  test('its pages say from which hosts their images come', async () => {
    const hosts = (await blogPages({ imageService })).map(({ imageHosts }) => imageHosts)
    const both = ['https://images.example', 'https://cdn.example']
    expect(hosts).toEqual([both, both, both, both])
  })
})

test('without one, its pages are as if there were no images', async () => {
  const pages = await blogPages({ imageService: undefined }, 12)
  expect(pages).toHaveLength(4)
  for (const page of pages) {
    expect(JSON.stringify(page.content)).not.toContain('"image"')
    expect(page).not.toHaveProperty('imageHosts')
  }
})

test('an image in the text of an article has a host as well', async () => {
  const pages = await blogPages({ imageService: undefined }, undefined, '![A kitchen](https://photos.example/a.jpg)')
  expect(pages.map(({ imageHosts }) => imageHosts)).toEqual([
    undefined,
    ['https://photos.example'],
    undefined,
    undefined,
  ])
})

test('an image in the notice has a host on every page', async () => {
  const config = structuredClone(shipped)
  const text = Object.fromEntries(
    Object.keys(config.locales).map((key) => [key, '![Closed](https://signs.example/a.png)']),
  )
  Object.assign(config.header ?? {}, { notice: { text } })
  const { model } = await compileSite(config, file)
  expect(new Set(model.pages.map(({ page }) => String(page.imageHosts)))).toEqual(new Set(['https://signs.example']))
})

describe('an image in any other text', () => {
  test('has a host on the page that shows the text, and on no other', async () => {
    const pages = await pagesWith('![A kitchen](https://photos.example/a.jpg)')
    expect(pages.filter(({ imageHosts }) => imageHosts).map(({ key }) => key)).toEqual([
      pageFor(shipped, 'about').key,
      Object.keys(shipped.services)[0],
    ])
    for (const { imageHosts } of pages) if (imageHosts) expect(imageHosts).toEqual(['https://photos.example'])
  })

  test.each([
    ['without a scheme', '![](//photos.example/a.jpg)', ['https://photos.example']],
    ['at a port', '![](https://photos.example:8443/a.jpg)', ['https://photos.example:8443']],
    [
      'with variants',
      '<picture><source srcset="https://a.example/1.jpg 1x, https://b.example/2.jpg 2x"><img src="./logo.svg"></picture>',
      ['https://a.example', 'https://b.example'],
    ],
    ['of the site itself', '![](./logo.svg)', undefined],
    ['whose address is wrong', '![](https://)', undefined],
  ])('%s', async (_case, text, hosts) => {
    const page = (await pagesWith(text)).find(({ key }) => key === pageFor(shipped, 'about').key)
    expect(page?.imageHosts).toEqual(hosts)
  })
})

/** The pages of the shipped site in one locale, where a text of the first service and one about the company end in some Markdown. */
async function pagesWith(markdown: string): Promise<AnyPageModule[]> {
  const { pages, services, defaultLocale } = structuredClone(shipped)
  const [service] = Object.values(services)
  if (!service) throw new Error('The shipped configuration has no service')
  const { text: history } = sectionOf(pageFor({ pages }, 'about').page, 'split')
  for (const text of [history, sectionOf(service, 'overview').text]) text[defaultLocale] += `\n\n${markdown}`
  const { model } = await compileSite({ ...shipped, pages, services }, file)
  return model.pages.filter(({ route }) => route.locale === defaultLocale).map(({ page }) => page)
}

/** The list and the articles of the shipped blog in one locale, with changes of the blog and of its first article. */
async function blogPages(changes: Partial<BlogPage>, image?: number, content?: string): Promise<AnyPageModule[]> {
  const { key, page: blog } = pageFor(shipped, 'blog')
  if (blog.kind !== 'blog') throw new Error('The shipped configuration has no blog')
  const [first, ...others] = blog.articles
  if (!first) throw new Error('The shipped blog has no article')
  const articles = [{ ...first, image, content: content ?? first.content }, ...others]
  const pages = { ...shipped.pages, [key]: { ...blog, enabled: true, articles, ...changes } }
  const { model } = await compileSite({ ...shipped, pages }, file)
  const found = model.pages.filter(({ route }) => {
    return route.locale === shipped.defaultLocale && (route.key === key || route.template === 'article')
  })
  return found.map(({ page }) => page)
}
