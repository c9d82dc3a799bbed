import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { buildForm } from '../../generator/edit/forms/build-form.ts'
import { configNode, referenceOptions } from '../../generator/edit/forms/reference-options.ts'
import type { ShownSection } from '../../src/content/page-content.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { thirdSite } from '../site/command.ts'

const written = readFileSync(thirdSite, 'utf8')

function check(text: string) {
  return checkSource({ file: thirdSite, bytes: new TextEncoder().encode(text) }, createRuleContext(thirdSite))
}

async function compiled(text: string): Promise<SiteModel> {
  const { config, diagnostics } = check(text)
  if (!config) throw new Error(diagnostics.map(({ code }) => code).join(' '))
  return (await compileSite(config, thirdSite)).model
}

let model: SiteModel
beforeAll(async () => {
  model = await compiled(written)
})

function pageOf(key: string, locale: string, of = model) {
  const page = of.pages.find(({ route }) => route.key === key && route.locale === locale)
  if (!page || !('sections' in page.page.content)) throw new Error(`No page ${key}`)
  return { ...page, sections: page.page.content.sections }
}

/** A node of the graph of a page, by its type. */
function nodeOf(type: string, of: SiteModel, key = 'zellige') {
  const { '@graph': graph } = pageOf(key, 'en', of).structuredData as unknown as {
    '@graph': readonly Record<string, unknown>[]
  }
  return graph.find((node) => node['@type'] === type)
}

const shown = (locale: string) =>
  pageOf('zellige', locale)
    .sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []))
    .map(({ label, text, isTick }) => `${label}: ${isTick ? 'yes' : text?.replace(/\s/g, ' ')}`)

test('in a year nothing parts the thousands', async () => {
  const lengths = async (more: string) => {
    const site = await compiled(
      written.replace(/kind: number\n/, `kind: number\n${more}`).replace('length: 3.5', 'length: 1998'),
    )
    return pageOf('zellige', 'en', site).sections.flatMap((section) =>
      section.kind === 'facts' ? section.facts.flatMap(({ label, text }) => (label === 'Length' ? text : [])) : [],
    )
  }
  expect(await lengths('')).toEqual(['1,998 hours'])
  expect(await lengths('        isYear: true\n')).toEqual(['1998 hours'])
})

test('a value that is written once is said as each language says it', () => {
  expect(shown('en')).toEqual([
    'Price: MAD 450 per person',
    'Length: 3.5 hours',
    'Begins at: 09:30',
    'For: Beginners',
    'With tea: yes',
  ])
  expect(shown('ja')).toEqual([
    '料金: MAD 450 お一人',
    '所要時間: 3.5 時間',
    '開始: 9:30',
    '対象: 初めての方',
    'お茶つき: yes',
  ])
})

test('a card has the facts that are shown on cards, and none of those of the page alone', () => {
  const cards = pageOf('house', 'en').sections.find(({ id }) => id === 'workshops') as ShownSection<'cards'>
  const labels = cards.cards.map(({ key, facts }) => [key, facts?.map(({ label }) => label)])
  expect(labels).toEqual([
    ['zellige', ['Price', 'Length', 'For', 'With tea']],
    ['henna', undefined],
  ])
})

test('a price is an offer to search engines, and a field without a property is nothing to them', () => {
  const course = nodeOf('Course', model)
  expect(course?.offers).toEqual({ '@type': 'Offer', price: 450, priceCurrency: 'MAD' })
  expect(Object.keys(course ?? {})).not.toContain('level')
})

/** The third site whose workshops are events, on a day. */
const events = (day: string) =>
  written
    .replace('    type: Course\n', '    type: Event\n')
    .replace(
      '    fields:\n      price:\n',
      `    fields:\n      day:\n        kind: day\n        label: { en: Day, ja: 日, ar: اليوم }\n        property: startDate\n      price:\n`,
    )
    .replace(
      '        label: { en: Begins at, ja: 開始, ar: يبدأ }\n',
      '        label: { en: Begins at, ja: 開始, ar: يبدأ }\n        property: startDate\n',
    )
    .replace('          price: 450\n', `${day}          price: 450\n`)

/** The third site with one more field of its workshops, and its value. */
const withField = (field: string, value: string, text = written) =>
  text
    .replace('    fields:\n      price:\n', `    fields:\n      more: ${field}\n      price:\n`)
    .replace('          price: 450\n', `          more: ${value}\n          price: 450\n`)

const choiceOf = (key: string) =>
  `{ kind: choice, property: availability, label: { en: State, ja: 状態, ar: حالة }, options: { ${key}: { en: Free, ja: 空, ar: متاح } } }`

test('the state of an offer is written with keys of schema.org alone, and where it is bought stands within it', async () => {
  const offer = { '@type': 'Offer', price: 450, priceCurrency: 'MAD' }
  const link = '{ kind: link, property: url, label: { en: Tickets, ja: 券, ar: تذاكر } }'
  const offers = async (text: string) => nodeOf('Course', await compiled(text))?.offers
  expect(await offers(withField(choiceOf('InStock'), 'InStock'))).toEqual({
    ...offer,
    availability: 'https://schema.org/InStock',
  })
  expect(await offers(withField(choiceOf('free'), 'free'))).toEqual(offer)
  expect(await offers(withField(link, 'https://tickets.example/1'))).toEqual({
    ...offer,
    url: 'https://tickets.example/1',
  })
})

test('the first day of a course belongs to its run', async () => {
  const day = '{ kind: day, property: startDate, label: { en: Day, ja: 日, ar: اليوم } }'
  const course = nodeOf('Course', await compiled(withField(day, '2030-05-02')))
  expect(course).not.toHaveProperty('startDate')
  expect(course?.hasCourseInstance).toEqual({ '@type': 'CourseInstance', startDate: '2030-05-02' })
})

test('an event has its day and time in one, its place, and its price', async () => {
  const event = nodeOf('Event', await compiled(events('          day: 2030-05-02\n')))
  expect(event).toMatchObject({
    name: 'Cutting tiles',
    startDate: '2030-05-02T09:30+01:00',
    location: {
      '@type': 'Place',
      name: 'Dar Nasim',
      address: { streetAddress: '18 Derb Sidi Safi', addressLocality: 'Fes', addressCountry: 'MA' },
    },
    offers: { price: 450, priceCurrency: 'MAD' },
    organizer: { '@id': 'https://www.dar-nasim.example/#organization' },
  })
})

test('an event that is over has no offer, and one whose last day has come still has', async () => {
  const offers = async (day: string) => nodeOf('Event', await compiled(events(`          day: ${day}\n`)))?.offers
  expect(await offers('2020-05-02')).toBeUndefined()
  expect(await offers(new Date().toISOString().slice(0, 10))).toMatchObject({ price: 450 })
})

test('a text that is the location of an event is a place with that name and address', async () => {
  const hall = events(
    '          day: 2030-05-02\n          hall: { en: "The yard, 3 Derb Tazi", ja: 中庭, ar: الفناء }\n',
  )
  const field = '      hall: { kind: text, label: { en: Where, ja: 場所, ar: أين }, property: location }\n'
  const event = nodeOf(
    'Event',
    await compiled(hall.replace('      day:\n        kind: day', `${field}      day:\n        kind: day`)),
  )
  const words = 'The yard, 3 Derb Tazi'
  expect(event?.location).toEqual({ '@type': 'Place', name: words, address: words })
})

test('an event without its day is none to search engines', async () => {
  const later = events('').replace('        property: startDate\n      length', '      length')
  expect(nodeOf('Event', await compiled(later.replace('          begins: "09:30"\n', '')))).toBeUndefined()
})

/** What the check says of the third site with a change of the facts, beside what it always says. */
const said = (from: string, to: string) =>
  check(written.replace(from, to))
    .diagnostics.map(({ code, path }) => `${code} ${path.slice(-2).join('.')}`)
    .filter((line) => !line.startsWith('part-unfinished'))

test.each([
  ['price: 450', 'price: "4,50"', ['type-wrong facts.price']],
  ['price: 450', 'price: -1', ['number-out-of-range facts.price']],
  ['begins: "09:30"', 'begins: 9h30', ['form-wrong facts.begins']],
  ['level: beginners', 'level: beginner', ['value-unknown facts.level']],
  ['tea: true', 'tea: "true"', ['type-wrong facts.tea']],
  ['tea: true', 'teas: true', ['key-unknown facts.teas']],
  ['        property: price\n', '        property: price\n        required: true\n', ['key-missing entries.henna']],
  ['          price: 450\n', '', []],
])('the check types the values: %s as %s', (from, to, expected) => {
  expect(said(from, to)).toEqual(expected)
})

test('a fact that each entry needs is missing where it is', () => {
  const needed = written.replace('        property: price\n', '        property: price\n        required: true\n')
  const codes = check(needed.replace('          price: 450\n', '')).diagnostics.map(({ code }) => code)
  expect(codes).toContain('key-missing')
})

test('a collection of events without a field of their day is told so', () => {
  expect(said('    type: Course\n', '    type: Event\n')).toEqual(['type-incomplete workshops.type'])
})

/** The third site with two more workshops: all have a day, and two are for beginners. */
const workshops = (text: string) => {
  const copy = (name: string, facts: string) =>
    `      ${name}:\n        label: { en: ${name}, ja: ${name}日, ar: ${name}م }\n        slug: { en: ${name}, ja: ${name}, ar: ${name} }\n        facts: ${facts}\n        summary: { en: One., ja: 一。, ar: واحد. }\n        sections:\n          opening: { kind: opening, title: { en: A, ja: あ, ar: أ }, subtitle: { en: B., ja: い。, ar: ب. } }\n          others: { kind: cards, collection: workshops, sharing: level, title: { en: C, ja: う, ar: ت } }\n`
  return text.replace(
    '  vacancies:\n    type: JobPosting\n',
    `${copy('early', '{ day: 2020-03-04, level: beginners }')}${copy('late', '{ day: 2031-01-02, level: hands }')}${copy('last', '{ day: 2020-08-09 }')}  vacancies:\n    type: JobPosting\n`,
  )
}

const keysOf = (of: SiteModel, page: string, id: string) => {
  const section = pageOf(page, 'en', of).sections.find((one) => one.id === id)
  return section?.kind === 'cards' ? section.cards.map(({ key }) => key) : undefined
}

test('what is to come is listed by its day, and what is past with the latest first', async () => {
  const dated = workshops(events('          day: 2030-05-02\n'))
  const coming = dated.replace('collection: workshops\n', 'collection: workshops\n        only: coming\n')
  const past = dated.replace('collection: workshops\n', 'collection: workshops\n        only: past\n')
  expect(keysOf(await compiled(coming), 'house', 'workshops')).toEqual(['zellige', 'late'])
  expect(keysOf(await compiled(past), 'house', 'workshops')).toEqual(['last', 'early'])
})

test('what is to come says until which day, and what is listed otherwise does not', async () => {
  const dated = workshops(events('          day: 2030-05-02\n'))
  const list = async (text: string) => {
    const section = pageOf('house', 'en', await compiled(text)).sections.find(({ id }) => id === 'workshops')
    return section?.kind === 'cards' ? section.cards.map(({ key, until }) => `${key} ${until}`) : []
  }
  const coming = dated.replace('collection: workshops\n', 'collection: workshops\n        only: coming\n')
  expect(await list(coming)).toEqual(['zellige 2030-05-02', 'late 2031-01-02'])
  expect(await list(dated)).toContain('zellige undefined')
  const until = async (text: string) => {
    const section = pageOf('house', 'en', await compiled(text)).sections.find(({ id }) => id === 'workshops')
    return section?.kind === 'cards' && section.until
  }
  // The list goes with the last of them, as it does in the next build, also where that stands on another page of it.
  expect(await until(coming)).toBe('2031-01-02')
  expect(await until(coming.replace('only: coming\n', 'only: coming\n        perPage: 1\n'))).toBe('2031-01-02')
  expect(await until(dated)).toBeUndefined()
  const of = await compiled(coming)
  const { page, route } = of.pages.find((one) => one.route.key === 'house' && one.route.locale === 'en') ?? {}
  const shell = of.locales.find((one) => one.locale === 'en')?.shell
  if (!page || !route || !shell) throw new Error('No page house')
  const html = await renderPage({ shell, page, path: route.path })
  expect(/<section [^>]*id="workshops"[^>]*>/.exec(html)?.[0]).toMatch(/ data-until="2031-01-02"/)
})

test('the address for tickets is there until the event is over', async () => {
  const link = '{ kind: link, property: url, label: { en: Tickets, ja: 券, ar: تذاكر } }'
  const tickets = async (day: string) => {
    const of = await compiled(
      events(`          day: ${day}\n          more: https://tickets.example/z\n`).replace(
        '      day:\n        kind: day\n',
        `      more: ${link}\n      day:\n        kind: day\n`,
      ),
    )
    const facts = pageOf('zellige', 'en', of).sections.flatMap((one) => (one.kind === 'facts' ? one.facts : []))
    return facts.filter(({ label }) => label === 'Tickets')
  }
  expect(await tickets('2030-05-02')).toMatchObject([{ href: 'https://tickets.example/z', until: '2030-05-02' }])
  expect(await tickets('2020-05-02')).toEqual([])
})

test('a list is sorted by a field, and shows as many of the first as it says, with a link to the others', async () => {
  const list = (asked: string) =>
    compiled(
      workshops(events('          day: 2030-05-02\n')).replace(
        'collection: workshops\n',
        `collection: workshops\n        ${asked}\n`,
      ),
    )
  const days = await list('sortedBy: day')
  expect(keysOf(days, 'house', 'workshops')).toEqual(['early', 'last', 'zellige', 'late', 'henna'])
  const newest = await list('sortedBy: day\n        descending: true\n        count: 2')
  expect(keysOf(newest, 'house', 'workshops')).toEqual(['late', 'zellige'])
  const next = await list('only: coming\n        count: 1')
  expect(keysOf(next, 'house', 'workshops')).toEqual(['zellige'])
  // Only one has a price: those without one stand last, in the order of the file.
  const cheapest = await list('sortedBy: price')
  expect(keysOf(cheapest, 'house', 'workshops')?.[0]).toBe('zellige')
})

test('a field that a list is sorted by is one of its entries, with an order', () => {
  const sorted = (field: string) => {
    const text = events('          day: 2030-05-02\n').replace(
      'collection: workshops\n',
      `collection: workshops\n        sortedBy: ${field}\n`,
    )
    return check(text).diagnostics.flatMap(({ code, path, parameters }) =>
      code === 'value-unknown' ? [[path.at(-1), (parameters as { allowed: readonly string[] }).allowed]] : [],
    )
  }
  const orderly = ['day', 'price', 'length', 'begins']
  expect(sorted('level')).toEqual([['sortedBy', orderly]])
  expect(sorted('dya')).toEqual([['sortedBy', orderly]])
  expect(sorted('begins')).toEqual([])
})

test('the page of an entry lists those others that share a value with it, and no section where none does', async () => {
  const of = await compiled(workshops(events('          day: 2030-05-02\n')))
  expect(keysOf(of, 'early', 'others')).toEqual(['zellige'])
  expect(keysOf(of, 'late', 'others')).toBeUndefined()
  expect(keysOf(of, 'last', 'others')).toBeUndefined()
})

test('a field that entries are to share has to be one of their collection', () => {
  const text = workshops(events('          day: 2030-05-02\n')).replaceAll('sharing: level', 'sharing: levels')
  const { diagnostics } = check(text)
  const found = diagnostics.filter(({ code }) => code === 'value-unknown').map(({ path }) => path.slice(3).join('.'))
  expect(found).toEqual(['early', 'late', 'last'].map((key) => `${key}.sections.others.sharing`))
})

/** The workshop with several levels, and with a price for each language. */
const severalLevels = written
  .replace('        options:\n          beginners:', '        several: true\n        options:\n          beginners:')
  .replace('level: beginners', 'level: [beginners, hands]')

const pricesByLanguage = written
  .replace(
    /( {6})price:\n( {8}kind: money\n)/,
    '$1yen: { kind: money, currency: JPY, property: price, languages: [ja], label: { ja: 値段 } }\n$1price:\n        languages: [en, ar]\n$2',
  )
  .replace('          price: 450\n', '          price: 450\n          yen: 7000\n')

test('an entry may have several values of a choice, in a row as each language writes it', async () => {
  const of = await compiled(severalLevels)
  const said = (locale: string) =>
    pageOf('zellige', locale, of).sections.flatMap((one) =>
      one.kind === 'facts'
        ? one.facts.flatMap(({ text, parts }) => (parts ? [[text, ...parts.map((part) => part.text)]] : []))
        : [],
    )
  expect(said('en')).toEqual([['Beginners, Practised hands', 'Beginners', ', ', 'Practised hands']])
  expect(said('ja')).toEqual([['初めての方、経験のある方', '初めての方', '、', '経験のある方']])
  const path = ['collections', 'workshops', 'entries', 'zellige', 'facts']
  const config = check(severalLevels).document?.value
  const form = buildForm(config, path, { root: configNode(config), known: referenceOptions(config, 'new') })
  expect(form?.parts.flatMap(({ path: at, as, options }) => (at.at(-1) === 'level' ? [[as, options]] : []))).toEqual([
    ['choices', ['beginners', 'hands']],
  ])
})

test('a list of values where one is expected, and what is no list of values, is told with its cure', () => {
  const told = (text: string) =>
    check(text).diagnostics.flatMap(({ code, parameters, severity }) =>
      severity === 'error' ? [[code, 'cure' in parameters ? parameters.cure : undefined]] : [],
    )
  expect(told(written.replace('level: beginners', 'level: [beginners, hands]'))).toEqual([['type-wrong', 'several']])
  expect(told(severalLevels.replace('[beginners, hands]', 'beginners')).map(([code]) => code)).toEqual(['type-wrong'])
  expect(told(severalLevels.replace('[beginners, hands]', '[beginners, masters]')).map(([code]) => code)).toEqual([
    'value-unknown',
  ])
  expect(told(severalLevels.replace('[beginners, hands]', '[]')).map(([code]) => code)).toEqual(['list-empty'])
})

test('a field may be shown in some languages alone, and needs its words in these', async () => {
  expect(check(pricesByLanguage).diagnostics.map(({ code }) => code)).toEqual(
    check(written).diagnostics.map(({ code }) => code),
  )
  const of = await compiled(pricesByLanguage)
  const said = (locale: string) =>
    pageOf('zellige', locale, of)
      .sections.flatMap((one) => (one.kind === 'facts' ? one.facts : []))
      .flatMap(({ text = '' }) => (/\d{3}/.test(text) ? [text.replace(/\s/g, ' ')] : []))
  expect(said('en')).toEqual(['MAD 450 per person'])
  expect(said('ja')).toEqual(['￥7,000'])
  const offer = (locale: string) => JSON.stringify(pageOf('zellige', locale, of).structuredData)
  expect(offer('ja')).toContain('"price":7000,"priceCurrency":"JPY"')
  expect(offer('en')).toContain('"price":450,"priceCurrency":"MAD"')
  expect(offer('en')).not.toContain('JPY')
})

test('the form of the editor has an input for each kind, and knows the names of choices', () => {
  const { document } = check(events('          day: 2030-05-02\n'))
  const config = document?.value
  const path = ['collections', 'workshops', 'entries', 'zellige', 'facts']
  const form = buildForm(config, path, { root: configNode(config), known: referenceOptions(config, 'new') })
  expect(form?.parts.map(({ path: at, as, input, options }) => [at.at(-1), as, input, options])).toEqual([
    ['day', 'line', 'date', undefined],
    ['price', 'number', undefined, undefined],
    ['length', 'number', undefined, undefined],
    ['begins', 'line', 'time', undefined],
    ['level', 'choice', undefined, ['beginners', 'hands']],
    ['tea', 'switch', undefined, undefined],
  ])
})

test('a place is written as each language writes it, for people, for machines and in calendars', async () => {
  const where = '{ kind: place, property: location, label: { en: Where, ja: 場所, ar: أين } }'
  const yard =
    '{ street: 3 Derb Tazi, streets: { ja: タジ通り3 }, locality: Fes, localities: { ja: フェズ, ar: فاس }, country: MA }'
  const text = events(`          day: 2030-05-02\n          more: ${yard}\n`)
    .replace('      day:\n        kind: day\n', `      more: ${where}\n      day:\n        kind: day\n`)
    .replace('  locality: Fes\n', '  locality: Fes\n  localities: { ar: فاس }\n')
  const of = await compiled(text)
  const shownIn = (locale: string) =>
    pageOf('zellige', locale, of).sections.flatMap((one) => (one.kind === 'facts' ? one.facts : []))[0]?.text
  expect(['en', 'ja', 'ar'].map(shownIn)).toEqual([
    '3 Derb Tazi, Fes, Morocco',
    'タジ通り3, フェズ, モロッコ',
    '3 Derb Tazi, فاس, المغرب',
  ])
  const told = (locale: string) => JSON.stringify(pageOf('zellige', locale, of).structuredData)
  expect(told('ja')).toContain('"streetAddress":"タジ通り3","addressLocality":"フェズ"')
  expect(told('en')).toContain('"streetAddress":"3 Derb Tazi","addressLocality":"Fes"')
  const calendar = (locale: string) =>
    of.pages
      .map(({ data }) => data?.[`/${locale}/zellige.ics`])
      .find((file) => file)
      ?.replace(/\r\n /g, '')
  expect(calendar('ja')).toContain('LOCATION:タジ通り3\\, フェズ\\, モロッコ')
  const contact = (locale: string) => JSON.stringify(pageOf('contact', locale, of).structuredData)
  expect(contact('ar')).toContain('"addressLocality":"فاس"')
  expect(contact('en')).toContain('"addressLocality":"Fes"')
})
