import { expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { sitemap } from '../../generator/output/sitemap.ts'
import { temporaryFolder } from '../site/command.ts'
import { listingsSite, writeListings } from '../site/listings-site.ts'

async function compiled(change: (text: string) => string = (text) => text) {
  const { path, remove } = await temporaryFolder()
  try {
    const file = await writeListings(path, 2)
    const bytes = new TextEncoder().encode(change(listingsSite(2)))
    const { config, diagnostics } = checkSource({ file, bytes }, createRuleContext(file))
    const codes = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
    return { codes, model: config && (await compileSite(config, file)).model }
  } finally {
    await remove()
  }
}

async function modelOf(change?: (text: string) => string): Promise<SiteModel> {
  const { model, codes } = await compiled(change)
  if (!model) throw new Error(codes.join(' '))
  return model
}

const shellsOf = ({ locales }: SiteModel) => locales.map(({ shell }) => shell)

test('the page for what is found has the address of its language, which is told to no search engine', async () => {
  const model = await modelOf()
  const pages = model.pages.filter(({ route }) => route.parts?.includes('search'))
  expect(pages.map(({ route }) => decodeURI(route.path))).toEqual(['/uk/пошук', '/en/search', '/ar/بحث'])
  expect(pages.map(({ page }) => 'search' in page.content && page.content.search)).toEqual([
    '/data/routes/search/uk.json',
    '/data/routes/search/en.json',
    '/data/routes/search/ar.json',
  ])
  expect(pages.map(({ metadata }) => metadata.robots)).toEqual([
    'noindex, follow',
    'noindex, follow',
    'noindex, follow',
  ])
  expect(shellsOf(model).map(({ header }) => decodeURI(header.search ?? ''))).toEqual([
    '/uk/пошук',
    '/en/search',
    '/ar/بحث',
  ])
  const listed = sitemap(model, () => undefined).get('sitemap.xml')
  expect(listed).toContain('/en/homes<')
  expect(listed).not.toContain('/en/search')
})

test('a site that does not say so has no page, no field and no word of it', async () => {
  const model = await modelOf((text) => text.replace('  search: true\n', ''))
  expect(model.routes.flatMap(({ parts = [] }) => parts)).not.toContain('search')
  for (const { header, messages } of shellsOf(model)) {
    expect(header).not.toHaveProperty('search')
    expect(messages).not.toHaveProperty('search')
  }
})

test('a page of the file keeps its address, and the file may choose another', async () => {
  const model = await modelOf((text) =>
    text.replace('en: homes\n', 'en: search\n').replace('      uk: пошук', '      uk: Що знайдено'),
  )
  const paths = model.routes.filter(({ parts }) => parts?.includes('search')).map(({ path }) => decodeURI(path))
  expect(paths).toEqual(['/uk/що-знайдено', '/en/search-2', '/ar/بحث'])
})

test('a language without built-in words asks for those of the search', async () => {
  const { codes } = await compiled((text) => text.replace(/ {4}searchButton:\n {6}uk: .*\n/, ''))
  expect(codes).toEqual(['words-missing'])
})
