import { beforeAll, expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { listPageLabel } from '../../generator/compile/lists/list-pages.ts'
import type { LocaleProjection } from '../../generator/compile/locale-projection.ts'
import type { PageModel, SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { indexFiles, pageData } from '../../generator/render/app-data.ts'
import { shippedSite, temporaryFolder } from '../site/command.ts'
import { listingsSite, writeListings } from '../site/listings-site.ts'
import { siteTexts } from '../site/site-texts.ts'

async function compiled(count: number, change: (text: string) => string = (text) => text): Promise<SiteModel> {
  const { path, remove } = await temporaryFolder()
  try {
    const file = await writeListings(path, count)
    const bytes = new TextEncoder().encode(change(listingsSite(count)))
    const { config, diagnostics } = checkSource({ file, bytes }, createRuleContext(file))
    if (!config) throw new Error(diagnostics.map(({ code }) => code).join(' '))
    return (await compileSite(config, file)).model
  } finally {
    await remove()
  }
}

let model: SiteModel
beforeAll(async () => {
  model = await compiled(40)
})

test('a page of a list is called by its number, also with spaces around the word in braces', () => {
  const projection = {
    config: { messages: { lists: { pageNumber: 'Seite {{ number }}' } } },
    formats: { number: (value: number) => `${value}.` },
    plain: (_type: string, value: unknown) => value,
  } as unknown as LocaleProjection
  expect(listPageLabel(projection, 2)).toBe('Seite 2.')
})

function pageAt(path: string, of = model): PageModel {
  const page = of.pages.find(({ route }) => route.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  return page
}

function listAt(path: string, of = model) {
  const { content } = pageAt(path, of).page
  const list = 'sections' in content ? content.sections.find(({ kind }) => kind === 'cards') : undefined
  if (list?.kind !== 'cards') throw new Error(`No list at ${path}`)
  return list
}

const listPaths = (of: SiteModel) => of.routes.flatMap(({ key, path }) => (key.startsWith('homes') ? [path] : []))

/** The addresses of the head of a page, by what they are. */
function linksOf(path: string, rel: string): (string | undefined)[] {
  return pageAt(path).page.head.flatMap(({ attributes = {} }) => (attributes.rel === rel ? [attributes.href] : []))
}

test('the pages of a list after the first have addresses with the word of their language, or of the site', () => {
  expect(listPaths(model)).toEqual([
    '/uk/oseli',
    '/en/homes',
    '/ar/masakin',
    ...[2, 3, 4].map((number) => `/uk/oseli/%D1%81%D1%82%D0%BE%D1%80%D1%96%D0%BD%D0%BA%D0%B0/${number}`),
    ...[2, 3, 4].map((number) => `/en/homes/page/${number}`),
    ...[2, 3, 4].map((number) => `/ar/masakin/%D8%B5%D9%81%D8%AD%D8%A9/${number}`),
  ])
})

test('each entry stands on one page, in the order of the file, and the last page has the rest', () => {
  expect(listAt('/en/homes').cards.map(({ key }) => key)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `home${number}`),
  )
  expect(listAt('/en/homes/page/4').cards.map(({ key }) => key)).toEqual(['home37', 'home38', 'home39', 'home40'])
})

test('a page leads to the first, the last and its neighbours, at the place of the list', () => {
  const { pager } = listAt('/en/homes/page/2')
  expect(pager).toEqual({
    number: 2,
    count: 4,
    total: 40,
    steps: [
      { number: 1, text: '1', page: 'homes#list' },
      { number: 2, text: '2', page: 'homes/page/2#list' },
      { number: 3, text: '3', page: 'homes/page/3#list' },
      { number: 4, text: '4', page: 'homes/page/4#list' },
    ],
  })
  expect(pageAt('/en/homes/page/2').page.links).toMatchObject({
    'homes#list': '/en/homes#list',
    'homes/page/3#list': '/en/homes/page/3#list',
  })
})

let many: SiteModel
test('of many pages those far away are left out', async () => {
  many = await compiled(250)
  expect(listAt('/en/homes/page/10', many).pager?.steps.map(({ number }) => number)).toEqual([1, 2, 9, 10, 11, 20, 21])
  expect(listAt('/en/homes/page/4', many).pager?.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 20, 21])
})

test('search engines get each page at its own address, with its neighbours and its languages', () => {
  const site = 'https://www.oseredok.example'
  expect(linksOf('/en/homes/page/2', 'canonical')).toEqual([`${site}/en/homes/page/2`])
  expect(linksOf('/en/homes/page/2', 'prev')).toEqual([`${site}/en/homes`])
  expect(linksOf('/en/homes/page/2', 'next')).toEqual([`${site}/en/homes/page/3`])
  expect(linksOf('/en/homes', 'prev')).toEqual([])
  expect(linksOf('/en/homes/page/4', 'next')).toEqual([])
  expect(pageAt('/en/homes/page/2').languages).toContainEqual({
    hreflang: 'ar',
    href: `${site}/ar/masakin/%D8%B5%D9%81%D8%AD%D8%A9/2`,
  })
  expect(pageAt('/en/homes/page/2').metadata).toMatchObject({
    title: 'All homes – Осередок – Page 2',
    description: 'Page 2. Flats, houses and plots in four cities.',
    isListed: true,
  })
})

test('a later page has the title and the list alone, and stands below the first', () => {
  const { content, breadcrumbs } = pageAt('/ar/masakin/%D8%B5%D9%81%D8%AD%D8%A9/2').page
  expect(listAt('/ar/masakin').pager?.steps.map(({ text }) => text)).toEqual(['١', '٢', '٣', '٤'])
  expect('sections' in content && content.sections.map(({ kind }) => kind)).toEqual(['opening', 'cards'])
  expect(breadcrumbs.map(({ label }) => label)).toEqual(['الرئيسية', 'مساكن', 'صفحة ٢'])
})

test('a language with fewer entries has fewer pages, and a visitor who chooses it is led to the nearest page', async () => {
  const onlyUkrainian = (text: string) =>
    text.replaceAll(/^( {6})home(1\d|2\d):\n/gm, '$1home$2:\n$1  languages: [uk]\n')
  const fewer = await compiled(40, onlyUkrainian)
  expect(listPaths(fewer).filter((path) => path.startsWith('/en/'))).toEqual(['/en/homes', '/en/homes/page/2'])
  expect(pageAt('/uk/oseli/%D1%81%D1%82%D0%BE%D1%80%D1%96%D0%BD%D0%BA%D0%B0/4', fewer).page.languagePaths.en).toBe(
    '/en/homes',
  )
})

test('the old word of a page leads there from another language, and no page is named where nothing is found', () => {
  expect(model.redirects).toContainEqual({
    from: '/en/masakin/%D8%B5%D9%81%D8%AD%D8%A9/2',
    to: '/en/homes/page/2',
    status: 301,
    below: false,
  })
  const pages = model.pages.map((page) => pageData(page, model))
  const [, names = ''] = indexFiles(pages, [], '').find(([path]) => path.includes('en') && path.includes('names')) ?? []
  expect(names).toContain('/en/homes"')
  expect(names).not.toContain('/page/2')
})

test('a site without such a list has no words for it', async () => {
  const one = await compiled(8, (text) => text.replace(/\n {8}perPage: 12/, ''))
  expect(model.locales.map(({ shell }) => shell.messages.lists?.pageNumber)).toEqual([
    'Сторінка {{number}}',
    'Page {{number}}',
    'صفحة {{number}}',
  ])
  expect(one.locales.map(({ shell }) => 'lists' in shell.messages)).toEqual([false, false, false])
  expect(one.routes.some(({ parts }) => parts?.includes('lists'))).toBe(false)
})

test('a list of articles is divided as one of entries is; its articles keep their addresses, and its later pages offer the feed', async () => {
  const { text } = await siteTexts.blog()
  const bytes = new TextEncoder().encode(text.replace(/^( +)kind: articles\n/m, '$1kind: articles\n$1perPage: 2\n'))
  const { config } = checkSource({ file: shippedSite, bytes }, createRuleContext(shippedSite))
  if (!config) throw new Error('The site with articles in pages has errors')
  const blog = (await compileSite(config, shippedSite)).model
  const paths = blog.routes.flatMap(({ path }) => (path.startsWith('/pt/blog') ? [path] : []))
  expect(paths).toEqual([
    '/pt/blog',
    '/pt/blog/pagina/2',
    '/pt/blog/auditoria-anvisa-checklist',
    '/pt/blog/haccp-passos-essenciais',
    '/pt/blog/cultura-de-seguranca-dos-alimentos',
  ])
  const { content, head } = pageAt('/pt/blog/pagina/2', blog).page
  const list = 'sections' in content ? content.sections.find(({ kind }) => kind === 'articles') : undefined
  expect(list?.kind === 'articles' && list.articles.map(({ key }) => key)).toEqual([
    'blog/cultura-de-seguranca-dos-alimentos',
  ])
  expect(head).toContainEqual({
    tag: 'link',
    attributes: expect.objectContaining({ type: 'application/rss+xml', href: '/pt/feed.xml' }),
  })
})

/** What the app loads for a list when somebody chooses. */
function dataOf(path: string, of = model) {
  const { data = {} } = pageAt(path, of)
  const files = Object.fromEntries(Object.entries(data).map(([address, json]) => [address, JSON.parse(json)]))
  return { data, files, all: files[listAt(path, of).filter?.data ?? ''] }
}

test('fields that ask for it stand in the form above the list, by what they are, with the number of entries of each value', () => {
  const { filter } = listAt('/en/homes')
  expect(filter).toMatchObject({ page: 'homes', perPage: 12 })
  expect(filter?.fields).toEqual([
    { name: 'price', label: 'Price', kind: 'range', unit: '$' },
    { name: 'rooms', label: 'Rooms', kind: 'range' },
    {
      name: 'type',
      label: 'Type',
      kind: 'one',
      options: [
        { value: 'flat', label: 'flat', count: '23' },
        { value: 'house', label: 'house', count: '12' },
        { value: 'plot', label: 'plot', count: '5' },
      ],
    },
    { name: 'lift', label: 'Lift', kind: 'yes' },
  ])
  expect(filter?.sorts).toEqual([
    { name: 'price', label: 'Price', kind: 'number' },
    { name: 'listed', label: 'Listed', kind: 'day' },
  ])
  expect(listAt('/ar/masakin').filter?.fields[2]).toMatchObject({
    label: 'النوع',
    options: [{ label: 'شقة', count: '٢٣' }, { label: 'منزل' }, { label: 'أرض' }],
  })
})

test('the app loads the facts of all entries as numbers, and their cards; the pages of the list share the files', () => {
  const { data, files, all } = dataOf('/en/homes')
  expect(all.columns.price.slice(0, 3)).toEqual([51000, 52000, 53000])
  expect(all.columns.type.slice(0, 7)).toEqual([0, 0, 1, 0, 0, 1, 2])
  expect(all.columns.lift.slice(0, 3)).toEqual([null, 1, null])
  // Days from the 15th of January on are ranks: the ninth home is of January.
  expect(all.columns.listed.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0])
  expect(all.columns.rooms).toHaveLength(40)
  expect(Object.keys(data)).toHaveLength(2)
  expect(files[all.cards[0]].cards[39]).toMatchObject({ key: 'home40', label: 'Lviv, flat 40' })
  expect(files[all.cards[0]].links.home40).toBe('/en/home-40')
  expect(pageAt('/en/homes/page/2').data).toBeUndefined()
  expect(listAt('/en/homes/page/2').filter?.data).toBe(listAt('/en/homes').filter?.data)
})

test('the page of an entry loads the part of the app that draws its facts', () => {
  expect(pageAt('/en/home-3').route.parts).toEqual(['basic', 'cards'])
})

test('the cards of many entries come in several files, none of which is large', () => {
  const { data, all } = dataOf('/uk/oseli', many)
  expect(all.cards.length).toBeGreaterThan(1)
  expect(Math.max(...Object.values(data).map((json) => new TextEncoder().encode(json).length))).toBeLessThan(100_000)
  const last = JSON.parse(data[all.cards.at(-1)] ?? '')
  expect((all.cards.length - 1) * all.perFile + last.cards.length).toBe(250)
})

test('a list of which no field is for that has no form, and its pages load no part of the app for one', async () => {
  const plain = await compiled(20, (text) => text.replaceAll(/^ {8}(filter|sort): true\n/gm, ''))
  expect(listAt('/en/homes', plain).filter).toBeUndefined()
  expect(plain.routes.some(({ parts }) => parts?.includes('filters'))).toBe(false)
  expect(plain.locales.map(({ shell }) => 'filters' in shell.messages)).toEqual([false, false, false])
  const parts = model.routes.filter((route) => route.parts?.includes('filters')).map(({ path }) => path)
  expect(parts.filter((path) => path.startsWith('/en/'))).toEqual([
    '/en/homes',
    '/en/homes/page/2',
    '/en/homes/page/3',
    '/en/homes/page/4',
  ])
})

test('each value of a field that says so has a page, in the languages in which an entry has it', async () => {
  const site = await compiled(30, (text) =>
    text
      .replace(/^( +)kind: choice\n/m, '$1kind: choice\n$1valuePages: true\n')
      .replaceAll(/^( {6})home(7|14|21|28):\n/gm, '$1home$2:\n$1  languages: [uk]\n'),
  )
  const paths = site.routes.flatMap(({ key, path }) => (key.startsWith('homes/type/') ? [decodeURI(path)] : []))
  expect(paths).toEqual([
    '/uk/oseli/тип/квартира',
    '/en/homes/type/flat',
    '/ar/masakin/النوع/شقة',
    '/uk/oseli/тип/квартира/сторінка/2',
    '/en/homes/type/flat/page/2',
    '/ar/masakin/النوع/شقة/صفحة/2',
    '/uk/oseli/тип/будинок',
    '/en/homes/type/house',
    '/ar/masakin/النوع/منزل',
    '/uk/oseli/тип/ділянка',
  ])
  const { page, metadata, languages } = pageAt('/en/homes/type/house', site)
  expect(page.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Homes', 'house'])
  expect(metadata).toMatchObject({ title: 'Homes: house – Осередок', isListed: true })
  expect(languages.map(({ hreflang }) => hreflang)).toEqual(['uk-UA', 'uk', 'en-GB', 'en', 'ar-EG', 'ar', 'x-default'])
  expect(listAt('/en/homes/type/house', site).cards.map(({ key }) => key)).toEqual(
    [3, 6, 9, 12, 15, 18, 24, 27, 30].map((number) => `home${number}`),
  )
  // Cards and entries lead there.
  expect(listAt('/en/homes', site).cards[2]?.facts).toContainEqual({
    label: 'Type',
    text: 'house',
    page: 'homes/type/house',
  })
  expect(pageAt('/en/homes', site).page.links['homes/type/house']).toBe('/en/homes/type/house')
  expect(pageAt('/en/home-3', site).page.links['homes/type/house']).toBe('/en/homes/type/house')
})

test('each category of a blog that says so has a page with its articles, to which these lead', async () => {
  const { text } = await siteTexts.blog()
  const bytes = new TextEncoder().encode(text.replace(/^( +)kind: blog\n/m, '$1kind: blog\n$1categoryPages: true\n'))
  const { config } = checkSource({ file: shippedSite, bytes }, createRuleContext(shippedSite))
  if (!config) throw new Error('The site with pages of categories has errors')
  const blog = (await compileSite(config, shippedSite)).model
  const paths = blog.routes.flatMap(({ key, path }) => (key.startsWith('blog/category/') ? [decodeURI(path)] : []))
  expect(paths.filter((path) => path.startsWith('/pt/'))).toEqual([
    '/pt/blog/haccp-bpf',
    '/pt/blog/regulamentacoes',
    '/pt/blog/casos-de-sucesso',
  ])
  const articlesAt = (path: string) => {
    const { content } = pageAt(path, blog).page
    const list = 'sections' in content ? content.sections.find(({ kind }) => kind === 'articles') : undefined
    return list?.kind === 'articles' ? list.articles : []
  }
  expect(articlesAt('/pt/blog/haccp-bpf').map(({ key }) => key)).toEqual(['blog/haccp-passos-essenciais'])
  expect(articlesAt('/en/blog').map(({ categoryPage }) => categoryPage)).toEqual([
    'blog/category/regulamentacoes',
    'blog/category/haccp',
    'blog/category/casos',
  ])
  expect(pageAt('/en/blog/haccp-passos-essenciais', blog).page.links['blog/category/haccp']).toBe('/en/blog/haccp-gmp')
})

test('what would be the first page of a list by its number leads to the list, in every language', () => {
  const leading = model.redirects.filter(({ to }) => to === '/en/homes' || to === '/uk/oseli')
  const rows = leading.map(({ from, to, status }) => `${decodeURI(from)} ${to} ${status}`)
  expect(rows).toEqual(
    expect.arrayContaining([
      '/en/homes/page /en/homes 301',
      '/en/homes/page/1 /en/homes 301',
      '/uk/oseli/сторінка /uk/oseli 301',
      '/uk/oseli/сторінка/1 /uk/oseli 301',
    ]),
  )
})
