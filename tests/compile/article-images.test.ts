import { beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { BlogPage } from '../../schema/pages.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'

const file = 'site.config.yaml'
let shipped: SiteConfig

beforeAll(async () => {
  const { config } = await checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  shipped = config
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
    expect(list?.content).toMatchObject({ articles: images.map((image) => ({ image })) })
    expect(posts.map(({ content }) => 'image' in content && content.image)).toEqual(images)
  })

  test('its pages say from which hosts their images come', async () => {
    for (const page of await blogPages({ imageService }))
      expect(page.imageHosts).toEqual(['https://images.example', 'https://cdn.example'])
  })
})

test('without one, its pages are as if there were no images', async () => {
  for (const page of await blogPages({ imageService: undefined }, 12)) {
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

/** The list and the articles of the shipped blog in one locale, with changes of the blog and of its first article. */
async function blogPages(changes: Partial<BlogPage>, image?: number, content?: string): Promise<AnyPageModule[]> {
  const [key, blog] = Object.entries(shipped.pages).find(([, page]) => page.kind === 'blog') ?? []
  if (key === undefined || blog?.kind !== 'blog') throw new Error('The shipped configuration has no blog')
  const [first, ...others] = blog.articles
  if (!first) throw new Error('The shipped blog has no article')
  const articles = [{ ...first, image, content: content ?? first.content }, ...others]
  const pages = { ...shipped.pages, [key]: { ...blog, enabled: true, articles, ...changes } }
  const { model } = await compileSite({ ...shipped, pages }, file)
  const routes = model.routes.filter(({ locale, template }) => {
    return locale === shipped.defaultLocale && (template === 'blog' || template === 'post')
  })
  return routes.map((route) => model.pageModule(route))
}
