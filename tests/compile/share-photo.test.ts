import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import type { ShareCard, SharePhoto } from '../../generator/compile/metadata/share-image.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { pageFor, sectionOf } from '../site/shipped-config.ts'

const file = 'site.config.yaml'
const large = { width: 1200, height: 630 }

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Makes a photo of a size. Returns its path. */
async function photo({ width, height }: typeof large): Promise<string> {
  const path = join(folder.path, `photo-${width}-${height}.png`)
  await sharp({ create: { width, height, channels: 3, background: '#070' } }).toFile(path)
  return path
}

/** What networks show of the page about the company, or of the articles, on the shipped site with its blog after a change. */
async function sharedOf(which: 'about' | 'article', change: (config: SiteConfig) => void) {
  const { config } = checkFile(file)
  if (config?.pages.blog?.kind !== 'blog') throw new Error('The shipped configuration is wrong')
  config.pages.blog.enabled = true
  change(config)
  const { model } = await compileSite(config, file)
  return model.pages
    .filter(({ route }) => (which === 'about' ? route.key === pageFor(config, which).key : route.template === which))
    .map(({ page, share }) => {
      const tags = page.head.map(({ attributes }) => attributes)
      const said = (name: string) => tags.find((tag) => tag?.property === name)?.content
      return { share, address: said('og:image'), alt: said('og:image:alt') }
    })
}

const openingOf = (config: SiteConfig) => sectionOf(pageFor(config, 'about').page, 'opening')

const sectionsOf = (config: SiteConfig) =>
  (pageFor(config, 'about').page as { sections: Record<string, unknown> }).sections

/** Opens the page about the company with a photo. */
function openWith(path: string): (config: SiteConfig) => void {
  return (config) => {
    const opening = sectionOf(pageFor(config, 'about').page, 'opening')
    opening.image = { file: path, alt: { pt: 'A', es: 'B', en: 'C' } }
  }
}

test('a page that opens with a photo shares it, with its words', async () => {
  const path = await photo(large)
  const shared = await sharedOf('about', openWith(path))
  expect(shared.map(({ share }) => (share as SharePhoto).photo)).toEqual([path, path, path])
  expect(shared.map(({ alt }) => alt)).toEqual(['A', 'B', 'C'])
  expect(new Set(shared.map(({ address }) => address)).size).toBe(1)
  expect(shared[0]?.address).toMatch(/^https:\/\/www\.rubra\.example\/share\/[\w-]{8}\.jpg$/)
})

test('a photo of which a point is never cut off is shared around it, under a name of its own', async () => {
  const path = await photo(large)
  const plain = await sharedOf('about', openWith(path))
  const shared = await sharedOf('about', (config) => {
    openWith(path)(config)
    const { image } = sectionOf(pageFor(config, 'about').page, 'opening')
    if (image) image.focus = '20 80'
  })
  expect(shared.map(({ share }) => share)).toMatchObject(Array(3).fill({ photo: path, focus: '20 80' }))
  expect(shared[0]?.address).not.toBe(plain[0]?.address)
})

test.each([
  ['narrow', { width: 1199, height: 900 }],
  ['low', { width: 1600, height: 629 }],
])('a photo that is too %s to be shared leaves its page the drawn card', async (_how, size) => {
  const shared = await sharedOf('about', openWith(await photo(size)))
  const drawn = { share: { title: expect.any(String) }, alt: expect.stringMatching(/ – Rubra Segurança de Alimentos$/) }
  expect(shared).toMatchObject([drawn, drawn, drawn])
})

test('a drawing at the opening of a page leaves it the drawn card', async () => {
  const drawn = { share: { title: expect.any(String) } }
  expect(await sharedOf('about', openWith('./logo.svg'))).toMatchObject([drawn, drawn, drawn])
})

test('an article shares its own photo around its point, with its title; the others keep their cards', async () => {
  const path = await photo(large)
  const shared = await sharedOf('article', ({ pages }) => {
    const article = pages.blog?.kind === 'blog' ? pages.blog.articles[0] : undefined
    if (article) Object.assign(article, { photo: path, focus: '20 80' })
  })
  const own = shared.filter(({ share }) => 'photo' in share)
  expect([own.length, shared.length]).toEqual([3, 9])
  expect(own[0]?.share).toMatchObject({ focus: '20 80' })
  expect(own[0]?.alt).toMatch(/^Auditoria da Anvisa: .+ – Rubra Segurança de Alimentos$/)
})

test('a drawn picture says above its title what the page says there, not the word of the menu', async () => {
  const drawn = async (change: (opening: ReturnType<typeof openingOf>, config: SiteConfig) => void) => {
    const shared = await sharedOf('about', (config) => {
      const opening = openingOf(config)
      delete opening.image
      change(opening, config)
    })
    const { eyebrow, title } = (shared[2]?.share ?? {}) as ShareCard
    return [eyebrow, title?.replaceAll('\u00a0', ' ')]
  }
  const title = 'More than 10 years beside the people who make the food'
  expect(await drawn(() => {})).toEqual(['Who we are', title])
  expect(await drawn((opening) => delete opening.eyebrow)).toEqual([undefined, title])
  expect(await drawn((_, config) => delete sectionsOf(config).opening)).toEqual([undefined, 'About'])
})
