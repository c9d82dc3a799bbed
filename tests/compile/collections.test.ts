import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkFile, checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { PageModel, SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { listCollections } from '../../generator/lib/collections.ts'
import type { ShownSection } from '../../src/content/page-content.ts'
import { foundInThird } from '../check/rules/found.ts'
import { thirdSite } from '../site/command.ts'

let model: SiteModel
beforeAll(async () => {
  model = await compiled((text) => text)
})

/** The third site with a change. */
async function compiled(change: (text: string) => string): Promise<SiteModel> {
  const bytes = new TextEncoder().encode(change(readFileSync(thirdSite, 'utf8')))
  const { config } = checkSource({ file: thirdSite, bytes }, createRuleContext(thirdSite))
  if (!config) throw new Error('The third site is wrong')
  return (await compileSite(config, thirdSite)).model
}

function pageOf(key: string, locale: string): PageModel | undefined {
  return model.pages.find(({ route }) => route.key === key && route.locale === locale)
}

function cardsOf(section: string, locale: string): readonly { readonly key: string }[] {
  const { content } = pageOf('house', locale)?.page ?? {}
  const sections = content && 'sections' in content ? content.sections : []
  const found = sections.find(({ id }) => id === section) as ShownSection<'cards'> | undefined
  return found?.cards ?? []
}

test('an entry lies below the address of its collection, in each language in which it is there', () => {
  const paths = (key: string) => model.routes.filter((route) => route.key === key).map(({ path }) => decodeURI(path))
  expect(paths('zellige')).toEqual(['/en/crafts/tiles', '/ja/手仕事/タイル', '/ar/حرف/زليج'])
  expect(paths('henna')).toEqual(['/en/crafts/henna', '/ar/حرف/حناء'])
})

test('the address of a collection stands before both addresses of an entry, in each language its own', () => {
  const entry = { slug: { en: 'tiles', ja: 'タイル', ar: 'زليج' }, canonical: { en: 'zellige', ja: '陶' } }
  const plain = { slug: { en: 'cooking' }, canonical: { en: 'cook' } }
  const collections = {
    workshops: { address: { en: 'crafts', ja: '手仕事' }, entries: { tiles: entry } },
    vacancies: { type: 'JobPosting', entries: { cooking: plain } },
  }
  const services = { walks: plain }
  const serviceFields = { price: { kind: 'money', currency: 'MAD' } }
  const found = listCollections({ services, serviceFields, collections } as unknown as Parameters<
    typeof listCollections
  >[0])
  expect(found).toEqual([
    { name: 'services', type: 'Service', fields: serviceFields, place: ['services'], entries: { walks: plain } },
    {
      name: 'workshops',
      type: 'Service',
      fields: {},
      place: ['collections', 'workshops', 'entries'],
      entries: {
        tiles: {
          slug: { en: 'crafts/tiles', ja: '手仕事/タイル', ar: 'زليج' },
          canonical: { en: 'crafts/zellige', ja: '手仕事/陶' },
        },
      },
    },
    {
      name: 'vacancies',
      type: 'JobPosting',
      fields: {},
      place: ['collections', 'vacancies', 'entries'],
      entries: { cooking: plain },
    },
  ])
})

test('a section shows the entries of its collection, and of the services where it names none', () => {
  const keys = (section: string, locale: string) => cardsOf(section, locale).map(({ key }) => key)
  expect(keys('workshops', 'en')).toEqual(['zellige', 'henna'])
  expect(keys('workshops', 'ja')).toEqual(['zellige'])
  expect(keys('work', 'ar')).toEqual(['porter'])
})

test('a card shows the picture of its entry, or of its opening, but not beside a document', async () => {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site is wrong')
  const image = (file: string) => ({ file, alt: { en: file, ja: file, ar: file } })
  const entries = config.collections?.workshops?.entries
  const opening = Object.values(entries?.zellige?.sections ?? {}).find(({ kind }) => kind === 'opening')
  if (!entries?.zellige || !entries.henna || opening?.kind !== 'opening') throw new Error('The crafts are others')
  opening.image = image('./images/tiles.jpg')
  Object.assign(entries.henna, { image: image('./images/roof.jpg') })
  const changed = (await compileSite(config, thirdSite)).model
  const house = changed.pages.find(({ route }) => route.key === 'house' && route.locale === 'en')?.page.content
  const cards = house && 'sections' in house ? house.sections.find(({ id }) => id === 'workshops') : undefined
  expect(cards?.kind === 'cards' && cards.cards.map((card) => card.image?.alt)).toEqual([
    './images/tiles.jpg',
    './images/roof.jpg',
  ])
})

test('an entry is what its collection says, for search engines', async () => {
  const nodesOf = (key: string) => JSON.stringify(pageOf(key, 'en')?.structuredData)
  expect(nodesOf('zellige')).toContain('"@type":"Course","@id":"https://www.dar-nasim.example/en/crafts/tiles#course"')
  expect(nodesOf('porter')).toMatch(/"@type":"JobPosting".*"title":"Night porter".*"datePosted":"2026-03-02"/)
  expect(nodesOf('porter')).toContain('"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress"')
  expect(nodesOf('cooking')).toContain('"@type":"Service"')
  const people = await compiled((text) => text.replace('type: Course', 'type: Person'))
  expect(people.pages.map(({ structuredData }) => JSON.stringify(structuredData)).join()).toMatch(
    /"@type":"Person","@id":"[^"]*\/en\/crafts\/tiles#person","name":"[^"]+","worksFor":\{"@id"/,
  )
})

test('the way to an entry names the page above it', () => {
  expect(pageOf('porter', 'en')?.page.breadcrumbs.map(({ path }) => path)).toEqual([
    '/en/',
    '/en/house',
    '/en/house/work/porter',
  ])
  expect(pageOf('henna', 'en')?.page.languagePaths.ja).toBe('/ja/')
})

test('an earlier address of an entry leads on, whole as it was', () => {
  const to = pageOf('zellige', 'en')?.route.path
  const rows = model.redirects
    .filter((row) => row.to === to && row.status === 301)
    .map(({ from, query }) => [from, query])
  expect(rows).toEqual(
    expect.arrayContaining([
      ['/en/Zellige-Workshop', undefined],
      ['/workshops.html', undefined],
      ['/index.php', 'page_id=31'],
    ]),
  )
})

test.each([
  [
    '        collection: vacancies',
    '        collection: vacancy',
    'collection-unknown pages.house.sections.work.collection',
  ],
  ['          en: tiles\n', '          en: henna\n', 'slug-taken collections.workshops.entries.henna.slug.en'],
  [
    '      zellige:\n        label',
    '      cooking:\n        label',
    'key-shared collections.workshops.entries.cooking',
  ],
  [
    '        collection: workshops\n',
    '        pages: [zellige]\n',
    'page-unreachable collections.workshops.entries.henna',
  ],
  [
    '        collection: workshops\n',
    '        collection: workshops\n        pages: [zellige]\n',
    'key-choice pages.house.sections.workshops.collection',
  ],
])('%j → %j is reported: %s', (before, after, told) => {
  const problems = foundInThird([before, after]).map(({ code, path }) => `${code} ${path.join('.')}`)
  expect(problems).toContain(told)
})
