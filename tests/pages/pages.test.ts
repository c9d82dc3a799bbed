import { beforeAll, expect, test } from 'vitest'
import { currentKinds, loadSiteKinds, runKinds } from '#kinds'
import { compileSite } from '../../generator/compile-site.ts'
import * as server from '../../src/entry-server.tsx'
import { parseHtml } from '../site/parse-html.ts'
import { type Purpose, pageFor, readShippedConfig, sectionOf, type WholeConfig } from '../site/shipped-config.ts'

const file = 'site.config.yaml'
let shipped: WholeConfig

beforeAll(() => {
  loadSiteKinds(file)
  shipped = readShippedConfig()
})

/** The page for something in the default locale of the shipped site, its blog switched on, after a change of its configuration. */
async function pageOf(purpose: Purpose, change: (config: WholeConfig) => void = () => {}): Promise<Element> {
  const config = structuredClone(shipped)
  for (const page of Object.values(config.pages)) if (page.kind === 'blog') page.enabled = true
  change(config)
  const { model } = await compileSite(config, file)
  const { key } = pageFor(config, purpose)
  const found = model.pages.find(({ route }) => route.key === key && route.locale === config.defaultLocale)
  const shell = model.locales.find(({ locale }) => locale === config.defaultLocale)?.shell
  if (!found || !shell) throw new Error(`The site has no page for ${purpose}`)
  const kinds = runKinds(currentKinds(), server)
  const html = await server.renderPage({ shell, page: found.page, path: found.route.path, kinds })
  return parseHtml(html).body
}

test('a blog has its newsletter box, and none where the configuration leaves it out', async () => {
  expect((await pageOf('blog')).querySelectorAll('.newsletter-box')).toHaveLength(1)
  const without = await pageOf('blog', (config) => {
    delete sectionOf(pageFor(config, 'blog').page, 'articles').newsletter
  })
  expect(without.querySelectorAll('.newsletter-box, .newsletter-box form')).toHaveLength(0)
  expect(without.querySelectorAll('.article-list > li')).not.toHaveLength(0)
})

test('cards of services have a plate each as soon as one has a document: those without show their icon', async () => {
  const cards = async (kept: number) => {
    const page = await pageOf('home', (config) => {
      const { services } = config
      delete sectionOf(pageFor(config, 'home').page, 'cards').pictured
      for (const { sections } of Object.values(services))
        for (const section of Object.values(sections)) if (section.kind === 'opening') delete section.image
      for (const service of Object.values(services).slice(kept)) {
        delete service.artefact
        service.icon = 'star'
      }
    })
    return [...page.querySelectorAll('.page-cards > li')].map((card) => {
      const plate = card.querySelector('.page-cards-sheet')
      if (plate?.querySelector('.artefact')) return 'document'
      return plate?.querySelector('svg.icon') ? 'icon' : 'words'
    })
  }
  expect(await cards(7)).toEqual(Array(7).fill('document'))
  expect(await cards(1)).toEqual(['document', ...Array(6).fill('icon')])
  expect(await cards(0)).toEqual(Array(7).fill('words'))
})

test('a form says what the star means only if a field has one', async () => {
  const hints = async (change?: (config: WholeConfig) => void) =>
    (await pageOf('contact', change)).querySelectorAll('.contact-form > .contact-form-hint').length
  expect(await hints()).toBe(1)
  const starless = await hints(({ forms }) => {
    for (const field of Object.values(forms).flatMap(({ fields }) => fields)) delete field.required
  })
  expect(starless).toBe(0)
})

test('a header has a menu only if there is something to choose from', async () => {
  const menus = async (change?: (config: WholeConfig) => void) => {
    const header = (await pageOf('home', change)).querySelector('.site-header')
    return Array.from(header?.querySelectorAll('nav, nav > *, .site-menu') ?? [], ({ localName }) => localName)
  }
  expect(await menus()).toEqual(['nav', 'ul', 'details', 'nav', 'ul', 'a', 'a', 'a'])
  expect(await menus(({ header }) => void header.links.splice(0))).toEqual(['details', 'nav', 'a', 'a', 'a'])
  const nothing = await menus(({ header, pages }) => {
    header.links = []
    const target = pages[header.action.page ?? '']
    if (target) target.enabled = false
  })
  expect(nothing).toEqual([])
})

test('a footer links to social networks only where there are some, with or without a heading', async () => {
  const last = async (change?: (config: WholeConfig) => void) => {
    const block = (await pageOf('home', change)).querySelector('.site-footer-rights')?.previousElementSibling
    return Array.from(block?.querySelectorAll('h2, li') ?? [], ({ localName }) => localName)
  }
  expect(await last()).toEqual(['h2', 'li', 'li', 'li'])
  expect(await last(({ footer }) => void delete footer.socialTitle)).toEqual(['li', 'li', 'li'])
  expect(await last(({ footer }) => void delete footer.social)).toEqual(['h2', 'li'])
})
