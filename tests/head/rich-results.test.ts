import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { thirdSite } from '../site/command.ts'
import { missingForGoogle, nodesIn } from './google-requirements.ts'

type Node = ReturnType<typeof nodesIn>[number]
// biome-ignore lint/suspicious/noExplicitAny: a configuration that a test changes anywhere
type Any = any
type Change = (config: Any) => void

/** The graphs of the third site with a change. */
async function changedSite(change: Change): Promise<SiteModel> {
  const config = parse(readFileSync(thirdSite, 'utf8'))
  change(config)
  const bytes = new TextEncoder().encode(stringify(config, { aliasDuplicateObjects: false }))
  const { config: checked, diagnostics } = checkSource({ file: thirdSite, bytes }, createRuleContext(thirdSite))
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, path }) => `${code} ${path}`)
  if (!checked) throw new Error(errors.join('\n'))
  const { model } = await compileSite(checked, thirdSite)
  for (const { route, structuredData } of model.pages)
    expect(missingForGoogle(nodesIn(structuredData)), route.path).toEqual([])
  return model
}

/** The nodes of some types on a page in English, as they are written into it. */
function nodesOf(model: SiteModel, key: string, ...types: string[]): Node[] {
  const page = model.pages.find(({ route }) => route.key === key && route.locale === 'en')
  const graph = JSON.parse(JSON.stringify(page?.structuredData))
  return nodesIn(graph).filter((node) => types.includes(String(node['@type'])))
}

const company = { '@id': 'https://www.dar-nasim.example/#organization' }

test('the list of what Google requires finds what is missing', () => {
  expect(
    missingForGoogle([
      { '@type': 'VideoObject', name: 'x', thumbnailUrl: 'y' },
      { '@type': 'Store', '@id': '#s', name: 'x' },
      { '@type': 'Product', name: 'x', offers: { '@type': 'Offer', price: 1 } },
      {
        '@type': 'JobPosting',
        title: 'x',
        description: 'y',
        datePosted: 'z',
        hiringOrganization: 'o',
        jobLocation: {},
      },
      { '@type': 'Event', name: 'x', location: { '@type': 'Place', name: 'y' } },
      { '@type': 'Recipe', name: 'x' },
      { '@type': ['Accommodation', 'Product'], name: 'x' },
      { '@type': 'Boat', name: 'x' },
    ]),
  ).toEqual([
    'VideoObject: uploadDate',
    'Store: address',
    'Offer: priceCurrency',
    'JobPosting: jobLocation.address.addressCountry|applicantLocationRequirements',
    'Event: startDate',
    'Event: location.address',
    'Recipe: image',
    'Product: offers|review|aggregateRating',
    'Boat is not in the list',
  ])
})

const text = (en: string) => ({ en, ja: en, ar: en })
const address = 'https://www.dar-nasim.example/en'

const prices = {
  kind: 'prices',
  currency: 'MAD',
  title: text('Prices'),
  fromLabel: text('from'),
  items: [
    { title: text('A tile'), amount: 40 },
    { title: text('A table'), amount: 900, from: true },
  ],
}
const where = (at: object) => ({ kind: 'place', title: text('Where it is'), ...at })
const asked = (answer: string) => ({
  kind: 'questions',
  title: text('x'),
  items: [{ question: text('Why?'), answer: text(answer) }],
})

/** More entries of a collection of its own, each with a page that the house lists. */
const add = (config: Any, name: string, type: string, entries: Readonly<Record<string, object>>) => {
  config.pages.house.sections[name] = { kind: 'cards', title: text(name), collection: name }
  const made = Object.entries(entries).map(([key, { sections, ...more }]: [string, Any]) => {
    const opening = { kind: 'opening', title: text(`The ${key}`), subtitle: text('A sentence.') }
    const meta = {
      title: text(`${key} of ${name}`),
      description: text(`What is said of ${key}, which belongs to ${name}.`),
    }
    return [
      key,
      { label: text(key), slug: text(key), meta, summary: text(key), sections: { opening, ...sections }, ...more },
    ]
  })
  config.collections[name] = { type, address: text(name), entries: Object.fromEntries(made) }
}

let model: SiteModel
beforeAll(async () => {
  model = await changedSite((config) => {
    const { pages, collections } = config
    const { film } = pages.kitchen.sections
    pages.kitchen.sections.undated = { ...film, date: undefined }
    pages.kitchen.sections.later = { ...film, date: '2100-01-01' }
    Object.assign(collections.vacancies.entries.porter.sections, {
      work: { kind: 'text', title: text('The work'), text: text('You *open* the door & carry:\n\n- trunks\n- keys') },
      give: { kind: 'checks', title: text('We give'), items: [text('Four nights a week'), text('Breakfast')] },
      more: { kind: 'points', items: [{ title: text('Quiet'), text: text('Mostly.') }] },
    })
    const date = '2026-03-02'
    add(config, 'jobs', 'JobPosting', {
      elsewhere: {
        date,
        job: { place: { locality: 'Tangier', country: 'MA' }, employment: ['full-time', 'per-diem'] },
        facts: { pay: 9000, begins: text('In spring'), hall: text('By the sea') },
      },
      inside: { date, job: { remote: ['MA', 'FR'] } },
      nowhere: { date },
      seller: { date, job: { office: 'shop' } },
      countryless: { date, job: { place: { locality: 'Fes' } } },
      over: { date, job: { office: 'house', until: '2026-03-20' } },
      undated: { job: { office: 'house' } },
    })
    config.collections.jobs.fields = {
      begins: { kind: 'text', label: text('Posted'), property: 'datePosted' },
      hall: { kind: 'text', label: text('Where'), property: 'jobLocation' },
      pay: { kind: 'money', label: text('Pay'), currency: 'MAD', unit: text('a month'), property: 'baseSalary' },
    }
    add(config, 'goods', 'Product', { tile: { sections: { prices } }, priceless: {} })
    add(config, 'branches', 'LocalBusiness', {
      north: { sections: { where: where({ address: text('1 Rue A\nFes') }), shop: where({ office: 'shop' }) } },
      blue: { sections: { shop: where({ office: 'shop' }) } },
      lost: {},
    })
    add(config, 'shows', 'CreativeWork', { past: { date: '2026-01-03' }, coming: { date: '2100-01-03' } })
    add(config, 'evenings', 'Event', {
      spring: { facts: { start: text('In spring'), hall: 'court' } },
      autumn: { dates: [{ day: '2030-10-02', begins: '19:30' }], facts: { hall: 'court' } },
      winter: { dates: [{ day: '2030-12-02', begins: '19:30' }] },
    })
    config.collections.evenings.fields = {
      start: { kind: 'text', label: text('Begins'), property: 'startDate' },
      hall: { kind: 'choice', label: text('Hall'), options: { court: text('The court') }, property: 'location' },
    }
    add(config, 'wares', 'Product', { lamp: { facts: { cost: text('Ask us') } } })
    config.collections.wares.fields = { cost: { kind: 'text', label: text('Price'), property: 'offers' } }
    pages.contact.sections.elsewhere = where({ address: text('5 Rue B\nFes') })
    pages.contact.sections.one = asked('See [the kitchen](page:kitchen).\n\nOr *ask*, it is **free**!')
    pages.contact.sections.two = asked('- first\n- second')
  })
})

test('a film is told with the day on which it was first shown, and none without or before it', () => {
  expect(nodesOf(model, 'kitchen', 'VideoObject')).toMatchObject([
    { name: 'One minute at the coals', uploadDate: '2026-01-25' },
  ])
})

test('what a fact says in words alone is no day, no place and no price: search engines take no type without them', () => {
  expect(['spring', 'autumn', 'winter'].map((key) => nodesOf(model, key, 'Event').length)).toEqual([0, 0, 1])
  expect(nodesOf(model, 'lamp', 'Product')).toEqual([])
})

test('a vacancy is told with its whole text, its days, and its own office', () => {
  expect(nodesOf(model, 'porter', 'JobPosting')).toEqual([
    {
      '@type': 'JobPosting',
      '@id': `${address}/house/work/porter#jobposting`,
      url: `${address}/house/work/porter`,
      title: 'Night porter',
      hiringOrganization: company,
      datePosted: '2026-03-02',
      validThrough: '2030-06-30T23:59',
      employmentType: ['PART_TIME'],
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '18 Derb Sidi Safi',
          postalCode: '30110',
          addressLocality: 'Fes',
          addressCountry: 'MA',
        },
      },
      description:
        '<h2>Somebody has to be awake</h2><p>We look for a person who likes quiet, speaks French or English, and knows how to carry a trunk through a narrow lane.</p><h2>The work</h2><p>You <em>open</em> the door &amp; carry:</p><ul><li>trunks</li><li>keys</li></ul><h2>We give</h2><ul><li>Four nights a week</li><li>Breakfast</li></ul><ul><li><strong>Quiet</strong> Mostly.</li></ul>',
    },
  ])
})

test('a vacancy is told with its own place, or as work from home', () => {
  expect(nodesOf(model, 'elsewhere', 'JobPosting')).toMatchObject([
    {
      employmentType: ['FULL_TIME', 'PER_DIEM'],
      // A fact that says it in words takes the place of no day, and of no place.
      datePosted: '2026-03-02',
      jobLocation: { address: { addressLocality: 'Tangier', addressCountry: 'MA' } },
      // Google takes a salary with the time that it is for.
      baseSalary: {
        '@type': 'MonetaryAmount',
        value: { '@type': 'QuantitativeValue', value: 9000, unitText: 'MONTH' },
        currency: 'MAD',
      },
    },
  ])
  const [atHome] = nodesOf(model, 'inside', 'JobPosting')
  expect(atHome).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Morocco' },
      { '@type': 'Country', name: 'France' },
    ],
  })
  expect(atHome).not.toHaveProperty('jobLocation')
})

test.each([
  ['without a place, where the company has several', 'nowhere'],
  ['at an office of which the country is not known', 'seller'],
  ['at a place without its country', 'countryless'],
  ['that is over', 'over'],
  ['without its day', 'undated'],
])('a vacancy %s is not told, and its page is about the company', (_name, key) => {
  expect(nodesOf(model, key, 'JobPosting')).toEqual([])
  expect(nodesOf(model, key, 'WebPage')).toMatchObject([{ about: company }])
})

test('a product is told with the prices of its page, once, and not without', () => {
  expect(nodesOf(model, 'tile', 'Product')).toMatchObject([
    {
      brand: company,
      offers: [
        { '@type': 'Offer', name: 'A tile', price: 40, priceCurrency: 'MAD' },
        { '@type': 'AggregateOffer', name: 'A table', lowPrice: 900, priceCurrency: 'MAD' },
      ],
    },
  ])
  expect(nodesOf(model, 'tile', 'Offer')).toHaveLength(1)
  expect(nodesOf(model, 'priceless', 'Product')).toEqual([])
})

test('a branch is told with the first place of its page, or as the office there, and not without', () => {
  const nodes = nodesOf(model, 'north', 'LocalBusiness')
  expect(nodes).toMatchObject([
    {
      name: 'Dar Nasim, north',
      address: { '@type': 'PostalAddress', streetAddress: '1 Rue A, Fes' },
      parentOrganization: company,
    },
  ])
  expect(nodesOf(model, 'blue', 'WebPage')).toMatchObject([
    { mainEntity: { '@id': 'https://www.dar-nasim.example/#office-shop' } },
  ])
  expect(nodesOf(model, 'lost', 'LocalBusiness')).toEqual([])
})

test('a show that is still to come has not been created', () => {
  expect(nodesOf(model, 'past', 'CreativeWork')).toMatchObject([{ dateCreated: '2026-01-03' }])
  expect(nodesOf(model, 'coming', 'CreativeWork')[0]).not.toHaveProperty('dateCreated')
})

test('where the company is, is no second business', () => {
  expect(nodesOf(model, 'contact', 'Place')).toContainEqual({
    '@type': 'Place',
    '@id': `${address}/contact#section.elsewhere`,
    address: { '@type': 'PostalAddress', streetAddress: '5 Rue B, Fes' },
  })
  expect(nodesOf(model, 'contact', 'LocalBusiness')).toEqual([])
})

test('all questions of a page are one list, and the words of an answer stand as on the page', () => {
  const [list, ...others] = nodesOf(model, 'contact', 'FAQPage')
  expect(others).toEqual([])
  expect(list?.mainEntity).toMatchObject([
    { name: 'Why?', acceptedAnswer: { text: 'See the kitchen. Or ask, it is free!' } },
    { acceptedAnswer: { text: 'first second' } },
  ])
})

test('a list of pages gives each its place in the list', () => {
  const [list] = nodesOf(model, 'house', 'ItemList')
  expect(list?.itemListElement).toMatchObject([
    { '@type': 'ListItem', position: 1, url: `${address}/crafts/tiles` },
    { position: 2, url: `${address}/crafts/henna` },
  ])
})

test('without offices a vacancy is at the address of the company, and without an address there is no business', async () => {
  const bare = await changedSite(({ organization, offices, pages, collections }) => {
    for (const key of ['street', 'postalCode', 'locality', 'region', 'country']) delete organization[key]
    for (const key of ['address', 'place']) delete offices.house[key]
    pages.contact.sections.way = where({ address: text('5 Rue B') })
    collections.vacancies.entries.porter.job = { place: { country: 'MA' } }
  })
  expect(nodesOf(bare, 'contact', 'Organization')).toMatchObject([{ name: 'Dar Nasim' }])
  expect(nodesOf(bare, 'contact', 'Hotel', 'LodgingBusiness')).toEqual([])
  const alone = await changedSite((config) => {
    delete config.offices
    config.pages.contact.sections.way = where({ address: text('5 Rue B') })
    delete config.pages.contact.sections.shop
    delete config.collections.vacancies.entries.porter.job
  })
  expect(nodesOf(alone, 'porter', 'JobPosting')).toMatchObject([
    { jobLocation: { address: { streetAddress: '18 Derb Sidi Safi', addressCountry: 'MA' } } },
  ])
})

test('what an entry costs is said on its card and in its opening; search engines are told it, unless it is a sample', async () => {
  const price = { amount: 120, currency: 'MAD', unit: text('a head') }
  const priced = await changedSite((config) => {
    add(config, 'lessons', 'Service', {
      fixed: { price },
      least: { price: { ...price, from: true } },
      invented: { price: { ...price, sample: true } },
    })
  })
  const opening = priced.pages.find(({ route }) => route.key === 'least' && route.locale === 'en')?.page.content
  expect(opening && 'sections' in opening && opening.sections[0]).toMatchObject({
    price: { amount: 120, currency: 'MAD', from: true, unit: 'a head' },
  })
  const house = priced.pages.find(({ route }) => route.key === 'house' && route.locale === 'en')?.page.content
  const cards = house && 'sections' in house && house.sections.find(({ id }) => id === 'lessons')
  expect(cards && 'cards' in cards && cards.cards.map(({ price }) => price?.amount)).toEqual([120, 120, 120])
  const offers = (key: string) =>
    nodesOf(priced, key, 'Service').find(({ '@id': id }) => String(id).endsWith(`${key}#service`))?.offers
  const seller = { offeredBy: company }
  expect(offers('fixed')).toEqual([{ '@type': 'Offer', price: 120, priceCurrency: 'MAD', ...seller }])
  expect(offers('least')).toEqual([{ '@type': 'AggregateOffer', lowPrice: 120, priceCurrency: 'MAD', ...seller }])
  expect(offers('invented')).toBeUndefined()
})

test('cards that are to stand by their words alone have neither document nor picture nor icon', async () => {
  const plain = await changedSite((config) => {
    add(config, 'lessons', 'Service', { one: { icon: 'map' }, two: { icon: 'clock' } })
    config.pages.house.sections.words = {
      kind: 'cards',
      title: text('In words'),
      collection: 'lessons',
      pictured: false,
    }
  })
  const page = plain.pages.find(({ route }) => route.key === 'house' && route.locale === 'en')?.page.content
  const icons = (id: string) => {
    const section = page && 'sections' in page && page.sections.find((one) => one.id === id)
    return section && 'cards' in section && section.cards.map(({ icon }) => icon)
  }
  expect(icons('lessons')).toEqual(['map', 'clock'])
  expect(icons('words')).toEqual([undefined, undefined])
})

test('events, recipes, dishes and places to stay have all that Google asks for, or are not told', async () => {
  const picture = { file: './images/court.jpg', alt: text('The court') }
  const money = { kind: 'money', label: text('Price'), currency: 'MAD', property: 'price' }
  const trades = await changedSite((config) => {
    picture.file = config.pages.house.sections.opening.image?.file ?? picture.file
    add(config, 'concerts', 'Event', {
      evening: { dates: [{ day: '2030-05-02', begins: '19:30' }], facts: { fee: 90 } },
      undated: {},
    })
    add(config, 'dishes', 'Recipe', { harira: { image: picture, facts: { cooking: 'PT1H' } }, unseen: {} })
    add(config, 'menu', 'MenuItem', { tea: { facts: { fee: 12 } } })
    add(config, 'rooms', 'Accommodation', { priced: { facts: { fee: 900, size: 20 } }, plain: {} })
    for (const name of ['concerts', 'menu', 'rooms']) config.collections[name].fields = { fee: money }
    config.collections.rooms.fields.size = {
      kind: 'number',
      label: text('Size'),
      unit: text('m²'),
      property: 'floorSize',
    }
    config.collections.rooms.fields.where = { kind: 'place', label: text('Where'), property: 'address' }
    config.collections.rooms.entries.priced.facts.where = { locality: 'Fes', country: 'MA' }
    const time = { kind: 'number', label: text('Time') }
    config.collections.dishes.fields = {
      cooking: { ...time, unit: text('minutes'), property: 'cookTime' },
      whole: { ...time, unit: text('hours'), property: 'totalTime' },
      resting: { ...time, unit: text('songs'), property: 'prepTime' },
    }
    config.collections.dishes.entries.harira.facts = { cooking: 50, whole: 1.5, resting: 3 }
    config.collections.dishes.entries.harira.sections.how = {
      kind: 'steps',
      title: text('How'),
      items: [{ title: text('Soak'), description: text('Overnight.') }],
    }
    config.collections.dishes.entries.harira.sections.what = {
      kind: 'checks',
      title: text('What'),
      items: [text('200 g chickpeas'), text('1 lemon')],
    }
  })
  const typesOn = (key: string, ...types: string[]) => {
    const page = trades.pages.find(({ route }) => route.key === key && route.locale === 'en')
    return nodesIn(page?.structuredData)
      .filter((node) => [node['@type']].flat().some((type) => types.includes(String(type))))
      .map((node) => [
        node['@type'],
        Object.keys(node)
          .filter((name) => !name.startsWith('@'))
          .sort(),
      ])
  }
  expect(typesOn('evening', 'Event')).toEqual([
    ['Event', ['description', 'location', 'name', 'offers', 'organizer', 'startDate', 'url']],
  ])
  expect(typesOn('undated', 'Event')).toEqual([])
  expect(typesOn('harira', 'Recipe')).toEqual([
    [
      'Recipe',
      [
        'author',
        'cookTime',
        'description',
        'image',
        'name',
        'recipeIngredient',
        'recipeInstructions',
        'totalTime',
        'url',
      ],
    ],
  ])
  const page = trades.pages.find(({ route }) => route.key === 'harira' && route.locale === 'en')
  // Times are durations, as Google asks for them; what is counted in no unit of time is not told.
  const recipe = nodesIn(page?.structuredData).find((node) => node['@type'] === 'Recipe')
  expect([recipe?.recipeIngredient].flat().map((line) => String(line).replace(/\s/g, ' '))).toEqual([
    '200 g chickpeas',
    '1 lemon',
  ])
  expect(recipe).toMatchObject({
    cookTime: 'PT50M',
    totalTime: 'PT90M',
    recipeInstructions: [{ '@type': 'HowToStep', name: 'Soak', text: 'Overnight.' }],
  })
  expect(typesOn('unseen', 'Recipe')).toEqual([])
  expect(typesOn('tea', 'MenuItem')).toEqual([['MenuItem', ['description', 'name', 'offers', 'url']]])
  expect(typesOn('priced', 'Accommodation')).toEqual([
    [
      ['Accommodation', 'Product'],
      ['address', 'description', 'floorSize', 'name', 'offers', 'url'],
    ],
  ])
  expect(nodesOf(trades, 'priced', 'PostalAddress')).toContainEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Fes',
    addressCountry: 'MA',
  })
  expect(typesOn('plain', 'Accommodation')).toEqual([['Accommodation', ['description', 'name', 'url']]])
})
