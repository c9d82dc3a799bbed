import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { ShownSection } from '../../src/content/page-content.ts'
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

test('an event has its day and time in one, its place, and its price', async () => {
  const event = nodeOf('Event', await compiled(events('          day: 2030-05-02\n')))
  expect(event).toMatchObject({
    name: 'Cutting tiles',
    startDate: '2030-05-02T09:30',
    location: {
      '@type': 'Place',
      name: 'Dar Nasim',
      address: { streetAddress: '18 Derb Sidi Safi', addressLocality: 'Fes', addressCountry: 'MA' },
    },
    offers: { price: 450, priceCurrency: 'MAD' },
    organizer: { '@id': 'https://www.dar-nasim.example/#organization' },
  })
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
